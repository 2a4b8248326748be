"""The rules about what people read, the documentation and comments: docs/rules/words.md."""
import codecs
import re
import tomllib
from functools import cache
from pathlib import Path

from checks import samples
from checks.rules import rule
from checks.texts import Literals, entries, texts

CHECKS = ("words", "catalogue")

BOOKS = """
genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah tobit judith
esther maccabees job psalms? proverbs ecclesiastes song.of.songs wisdom sirach isaiah jeremiah lamentations baruch
ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke
john acts romans corinthians galatians ephesians philippians colossians thessalonians timothy titus philemon hebrews
james peter jude revelation mose josua richter könige chronik nehemia hiob ijob psalmen sprüche prediger kohelet
hohelied jesaja jeremia klagelieder hesekiel ezechiel micha sacharja maleachi matthäus markus lukas johannes
apostelgeschichte römer korinther galater epheser philipper kolosser thessalonicher timotheus hebräer jakobus petrus
judas offenbarung
"""
SIGNS = {"*": r"\w*", "#": r"\d+", "§": f"(?:{'|'.join(BOOKS.split())})", "ß": "ss"}
SENTENCE = re.compile(r".+?[.?](?=\s|$)\s*", re.S)


def expression(phrase):
    """What matches a phrase in a folded text. Words match as a whole; an exclamation mark belongs to the word before."""
    words = [r"(?:[^\s.;:?!]+\s+){0,5}?" if word == "…" else
             "".join(SIGNS.get(mark, re.escape(mark)) for mark in word) + r"\s+"
             for word in phrase.replace("'", "").split()]
    return (r"(?<=[\w}])" if phrase.startswith("!") else r"(?<!\w)") + "".join(words).removesuffix(r"\s+") + r"(?!\w)"


class VoiceRule:
    """A rule of voice.toml, which explains what it has."""

    def __init__(self, name, entry):
        self.name, self.catches, self.passes = name, entry["catches"], entry["passes"]
        self.places, self.outside = set(entry["place"].split()), entry.get("outside")
        phrases = entry.get("phrases", "")
        if entry.get("is_encoded"):
            phrases, *self.catches = (codecs.decode(text, "rot13") for text in (phrases, *self.catches))
        self.phrases = [" ".join(phrase.split()) for phrase in re.split(r",\s+", phrases) if phrase]
        # What a phrase has between its signs is found faster than the phrase.
        self.parts = [[part for part in re.split(r"\s*[*…#§]\s*", phrase.replace("'", "").replace("ß", "ss")) if part]
                      for phrase in self.phrases]
        self.expression = cache(lambda index: re.compile(expression(self.phrases[index])))
        self.exceptions = re.compile("|".join(map(expression, entry.get("except", ["(?!)"]))))
        self.pattern = re.compile(entry["pattern"]) if "pattern" in entry else None
        self.unless = re.compile(entry.get("unless", "(?!)"))

    def covers(self, kinds):
        return bool(self.places & kinds) and self.outside not in kinds

    def offences(self, group):
        """The texts, lines and phrases in a group that the rule refuses."""
        found = self.sentences if self.pattern else self.phrases_in
        return list(found(group)) if self.covers(group.kinds) else []

    def sentences(self, group):
        for text in group.texts:
            if self.pattern.search(text.text):
                for sentence in SENTENCE.finditer(text.text.replace("\n", " ") + "."):
                    if (match := self.pattern.search(sentence[0])) and not self.unless.search(sentence[0]):
                        yield text, text.line + text.text.count("\n", 0, sentence.start() + match.start()), match[0]

    def phrases_in(self, group):
        for index, parts in enumerate(self.parts):
            if not all(part in group.squeezed for part in parts):
                continue
            for text in group.texts:
                for match in self.expression(index).finditer(text.folded):
                    excused = (found.span() for found in self.exceptions.finditer(text.folded))
                    if not any(start < match.end() and match.start() < end for start, end in excused):
                        yield text, text.line + text.folded.count("\n", 0, match.start()), match[0]

    def samples(self):
        """Texts that the rule must catch: those that are named, and each phrase."""
        for phrase in self.phrases:
            for sign, word in (("*", ""), ("#", "3"), ("§", "Psalm"), (" …", " some more"), ("!", "so!")):
                phrase = phrase.replace(sign, word)
            yield from (phrase, phrase.upper())
        yield from self.catches


class Group:
    """The texts of a file that are of the same kinds. With one space between words a phrase is found fast in them."""

    def __init__(self, kinds, texts):
        self.kinds, self.texts = kinds, texts
        self.squeezed = " ".join(" ".join(text.folded for text in texts).split())


def groups(path, contents):
    found = {}
    for text in texts(path, contents):
        found.setdefault(frozenset(text.kinds), []).append(text)
    return [Group(kinds, found[kinds]) for kinds in found]


# MARK: The voice


@cache
def voice_rules():
    entries = tomllib.loads(Path(__file__).with_name("voice.toml").read_text("utf-8"))
    return [VoiceRule(name, entry) for name, entry in entries.items()]


def offences(groups, rules):
    return [f"{text.path}:{line}: {rule.name}: \"{phrase}\"" + (f": \"{text.text}\"" if "read" in text.kinds else "")
            for group in groups for rule in rules for text, line, phrase in rule.offences(group)]


@rule("words")
def voice(files):
    """Nothing is said that voice.toml has, in no text of the repository."""
    found = [group for name in files.names for group in groups(name, files.text(name))]
    said = offences(found, voice_rules())
    if files.is_whole:
        kinds = {group.kinds for group in found}
        said += [f"{each.name}: no text is read" for each in voice_rules() if not any(map(each.covers, kinds))]
    return said


@rule("words")
def samples_are_found(files):
    """Each rule of the voice finds its samples, in each kind of file, and each text of a file is read."""
    def finds(rules, place, text):
        return offences(groups(*(part.replace("@", text) for part in place)), rules)

    for each in voice_rules():
        here = [place for kinds, *place in samples.PLACES if each.places & set(kinds.split())]
        yield from (f"{each.name} does not find: {text}" for text in each.samples() if not finds([each], here[0], text))
        yield from (f"{each.name} finds: {text}" for text in each.passes if finds([each], here[0], text))
        yield from (f"{each.name} does not read: {place}" for place in here
                    if not finds([each], place, each.catches[0]))
    for text in samples.FOLDED:
        if not finds(voice_rules(), ("Makefile", "@"), codecs.decode(text, "rot13")):
            yield f"the voice does not find: {text}"
    plain = [each for each in voice_rules() if "plain" in each.places]
    yield from (text for place in samples.NOT_PLAIN for text in finds(plain, place, ""))
    for path, contents, expected in samples.READ:
        read = [(text.line, text.text, " ".join(sorted(text.kinds & {"german", "vigil"})))
                for text in texts(path, contents) if "read" in text.kinds]
        if read != expected:
            yield f"{path}: {contents!r} is read as {read!r}"


@rule("words",
      catches=[{"docs/dev/glossary.md": "| undo | It undoes. |\n"}],
      passes=[{"docs/dev/glossary.md": "| undo | It undoes. Not \"take back\". |\n" + "".join(
          f"| {word} | It is that. Not this. |\n"
          for word in "device data entry start end delete change target notification part".split())}])
def glossary_has_the_words_that_won(files):
    """The glossary says what each of these words is not."""
    rows = files.text("docs/dev/glossary.md").split("\n")
    for word in ["undo", *(each.name for each in voice_rules() if "term" in each.places)]:
        if "Not " not in next((row for row in rows if row.startswith(f"| {word}")), "") and rows != [""]:
            yield f"docs/dev/glossary.md: does not say what {word} is not"


README_NAMES = ["(docs/evidence.md)", "under 18", "eating disorder", "SGLT2", "lithium", "diuretics", "gout", "kidneys",
                "alcohol", "faint", "five days"]


@rule("words",
      catches=[{"README.md": "[Evidence](docs/evidence.md): it is not for people under\n18.\n"}],
      passes=[{"README.md": " ".join(README_NAMES)}])
def readme_warns(files):
    """The README leads to what is known, and says who must not fast."""
    text = " ".join(files.text("README.md").split())
    return [f"README.md: does not have: {name}" for name in README_NAMES if name not in text and text]


# MARK: Refusals

# Sentences that are followed by another one, and those that refuse nothing: the user has declined, or it is said what
# Atrest has done itself. A licence that is over is not a reason to ask for another one.
EXCUSED = set("""
CommandLine.unknownSetting CommandLine.missing Note.kept Forest.absent Forest.wallpaperDeclined Interchange.declined
Devices.newIncarnation Premium.noLicence Premium.sentence alreadyServed recordsSetAside
""".split())
# The beginnings of a request, its words, and what says what is possible.
ENGLISH = (r"\bor |\band |otherwise |then ", """
add allow change check choose connect copy correct create delete end exclude export free import install leave log make
move name open restart run save search send set shorten split start stop try type undo unpack update use write""",
           ("must ", "at most", "{known}", "1 to {count}"))
GERMAN = (r"\boder |\bund |sonst |dann |zuerst ", """
aktualisiere ändere beende entpacke ergänze erlaube exportiere füge gib heb hebe importiere installiere kopiere kürze
lass leg lösche mach melde nenne öffne prüfe sage schaffe schließe schreib schreibe sende setze siehe speichere starte
stell suche teile verschiebe versuch verwende wähle""",
          ("muss ", "müssen ", "dürfen ", "höchstens", "Möglich", "{known}"))
# What was typed, and no command.
TYPED = re.compile(r"`(?:x|.(?:text|id|key|name|option|format|word|act|bar|editor).)`")


def says_what_to_do(text, language):
    starts, words, limits = language
    # The reason of a failure says what to do about it.
    return (": {reason}." in text or any(limit in text for limit in limits)
            or any(not TYPED.fullmatch(code) for code in re.findall("`[^`]+`", text))
            or re.search(rf"(?i)(?:^|[.;:,!?] |{starts})(?:{'|'.join(words.split())})\b", text))


def members(source):
    """The sentences of each `static let` and `static func`, under the names of the types around it."""
    types, name, lines = [], "", []
    for line in [*source.split("\n"), "static let end"]:
        indent = len(line) - len(line.lstrip(" "))
        opened = re.search(r"\b(?:extension|enum|struct) ([\w.]+).*\{$", line)
        member = re.search(r"\bstatic (?:let|var|func) (\w+)", line)
        if not opened and not member:
            lines.append(line)
            continue
        yield name, [text for _, text, _ in Literals("\n".join(lines)).found] if name else []
        name, lines = "", []
        if opened:
            types = [each for each in types if each[0] < indent]
            types.append((indent, re.sub(r"^Words\.?", "", opened[1])))
        else:
            outer = [each for depth, each in types if depth < indent and each]
            name, lines = ".".join([*outer, member[1]]), [line]


def problems(source):
    """The members of `Words` that a `Problem` is made of, also under another name of the type."""
    aliases = dict(re.findall(r"typealias (\w+) = Words\.([\w.]+)", source))
    for start in re.finditer(r"Problem\(", source):
        depth, end = 1, start.end()
        while depth and end < len(source):
            depth += {"(": 1, ")": -1}.get(source[end], 0)
            end += 1
        for name, member in re.findall(r"\b([A-Z]\w*)\.([\w.]*[a-z]\w*)", source[start.end():end]):
            if name == "Words" or name in aliases:
                yield member if name == "Words" else f"{aliases[name]}.{member}"


def refusal(english, german):
    return {"Sources/Content/Words/A.swift": f'extension Words {{\n    enum A {{\n        static let b = "{english}"',
            "Sources/B.swift": "typealias C = Words.A\nthrow Problem(C.b)",
            "po/de.po": f'msgid "{english}"\nmsgstr "{german}"\n'}


@rule("words",
      catches=[refusal(english, "Öffne es.") for english in (
          "There are no past fasts yet.", "That was not possible.", "`x` is not a time.", "`{text}` is not a time.")]
      + [refusal("Open it.", "Die Dauer liegt zwischen 4 und 168 Stunden.")],
      passes=[refusal(english, "Die Dauer muss zwischen 4 und 168 Stunden liegen.") for english in (
          "This setting must be true or false.", "Use day, week or month.", "It is full. Free some space.",
          "There is no fast. `atrest start` starts one.")])
def refusals_say_what_to_do(files):
    """Each sentence that a `Problem` or the agent refuses with says what to do, in English and in German."""
    sentences, names = {}, set()
    for path, text in files.matching("Sources/"):
        if path.startswith("Sources/Content/Words/"):
            for name, found in members(text):
                sentences.setdefault(name, []).extend(found)
        else:
            names.update(problems(text))
        if path.endswith("/RefusalSentences.swift"):
            names.update(re.findall(r"\b[A-Z]\w+\.[a-z]\w+", text))
    known = {entry.id: entry for entry in reversed(entries(files.text("po/de.po")))}
    checked = 0
    for name in sorted((names & set(sentences)) - EXCUSED):
        for entry in (known[text] for text in sentences[name] if text in known and " " in text):
            checked += 1
            texts = [(entry.id, ENGLISH), *((text, GERMAN) for text in entry.texts)]
            yield from (f"{name} does not say what to do: {text}" for text, language in texts
                        if not says_what_to_do(text, language))
    if files.is_whole and checked <= 120:
        yield f"only {checked} refusals are found"


# MARK: The catalogue

PANEL_CALL = re.compile(r"""\b(?:_|i18ndp?|counted)\((?:"atrest",\s*)?(?:'((?:\\.|[^'])*)'|"((?:\\.|[^"])*)")""")


def known_sentences(files):
    return {text for entry in entries(files.text("po/atrest.pot")) for text in (entry.id, entry.plural)}


@rule("catalogue",
      catches=[{"Sources/Content/Words/A.swift": 'let a = "Not known"'}],
      passes=[{"Sources/Content/Words/A.swift": 'let a = "one"; let b = "Is known"; c("atrest start"); d("a 1")',
               "po/atrest.pot": 'msgid "Is known"\nmsgstr ""\n'}])
def every_sentence_is_in_the_catalogue(files):
    """A text of two or more words is a sentence, but for the usage of a command."""
    known = known_sentences(files)
    for path, text in files.matching(r"Sources/Content/Words/.*\.swift$"):
        # Citations are the same in every language.
        for line, literal, is_name in Literals(text).found if not path.endswith("/Evidence/Source.swift") else ():
            words = [word for word in literal.split(" ") if any(map(str.isalpha, word))]
            if len(words) > 1 and not is_name and not literal.startswith("atrest") and literal not in known:
                yield f"{path}:{line}: is not in the catalogue: {literal}"


@rule("catalogue", catches=[{"Sources/Content/Words/A.swift": '"""\na'}],
      passes=[{"Sources/Content/Words/A.swift": 'f("\\(a)")'}])
def literals_are_read_in_step(files):
    """Otherwise a quote could turn text into code and code into text."""
    for path, text in files.matching(r"Sources/Content/Words/.*\.swift$"):
        if [literal for _, literal, _ in Literals(text + '\n"The \\(end)"').found][-1] != "The {}":
            yield f"{path}: is not read in step"


@rule("catalogue",
      catches=[{"desktop/a.js": "_('Not ' +\n 'known')"}, {"desktop/a.qml": 'i18nd("atrest", "Not known")'}],
      passes=[{"desktop/a.js": "_('Is ' +\n 'known')", "desktop/a.css": "_('Not')",
               "po/atrest.pot": 'msgid "Is known"\nmsgstr ""\n'}])
def panels_speak_from_the_catalogue(files):
    """Programs other than the agent take their words from the same catalogue."""
    known, found = known_sentences(files), 0
    for path, text in files.matching(r"desktop/.*\.(?:js|qml)$"):
        # A sentence may span several literals.
        for match in PANEL_CALL.finditer(re.sub(r"(['\"]) \+\s*\1", "", text)):
            found += 1
            sentence = match[1] or match[2] or ""
            if sentence != "Atrest" and sentence not in known:
                yield f"{path}: is not in the catalogue: {sentence}"
    if files.is_whole and found <= 10:
        yield f"only {found} sentences of panels are found"


def translation(text, template='msgid "One {n}"\nmsgstr ""\n\nmsgid "TIME"\nmsgstr ""\n'):
    return {"po/atrest.pot": template, "po/de.po": text + '\n\nmsgid "TIME"\nmsgstr "ZEIT"\n'}


@rule("catalogue",
      catches=[translation('msgid "Two"\nmsgstr "Zwei"'), translation('msgid "One {n}"\nmsgstr ""'),
               translation('#, fuzzy\nmsgid "One {n}"\nmsgstr "Eins {n}"'),
               translation('msgid ""\nmsgstr "nplurals=2"\n\nmsgid "One {n}"\nmsgid_plural "{n}"\nmsgstr[0] "{n}"',
                           'msgid "One {n}"\nmsgid_plural "{n}"\nmsgstr[0] ""\n\nmsgid "TIME"\nmsgstr ""\n'),
               translation('msgid "One {n}"\nmsgstr "Eins"'), translation('msgid "One {n}"\nmsgstr "Eins {m}"'),
               translation('msgid "`a TIME`"\nmsgstr "`a TIME`"', 'msgid "`a TIME`"\n\nmsgid "TIME"\n')],
      passes=[translation('msgid "One {n}"\nmsgstr "Eins {n}"'),
              translation('msgid ""\nmsgstr "X-Draft: yes\\n"\n\n#, fuzzy\nmsgid "One {n}"\nmsgstr ""',
                          'msgid ""\nmsgstr ""\n\nmsgid "One {n}"\nmsgstr ""\n\nmsgid "TIME"\nmsgstr ""\n'),
              translation('#. Given copy: it is given.\nmsgid "One {n}"\nmsgstr ""'),
              translation('msgid "`a TIME`"\nmsgstr "`a ZEIT`"', 'msgid "`a TIME`"\n\nmsgid "TIME"\n')])
def translations_are_whole(files):
    """Each sentence is translated, but for given copy, and has the same placeholders and commands. In a draft, which its
    head says, sentences may be missing."""
    template = [entry.id for entry in entries(files.text("po/atrest.pot"))]
    for path, text in files.matching(r"po/\w+\.po$") if template else ():
        translated, is_draft = entries(text), '"X-Draft: yes\\n"' in text
        forms = int((re.search(r"nplurals=(\d)", text) or [0, 1])[1])
        if [entry.id for entry in translated] != template:
            yield f"{path}: has other sentences than the template. Run `make translations`."
        # Commands are the same in every language, and the names of their values are those of the help.
        names = {entry.id: entry.texts[0] for entry in reversed(translated) if re.fullmatch("[A-Z]{2,}", entry.id)}
        for entry in translated:
            place = f"{path}:{entry.line}"
            if is_draft and ("fuzzy" in entry.flags or not any(entry.texts)):
                continue
            if "fuzzy" in entry.flags:
                yield f"{place}: is fuzzy"
            is_given = entry.comment.startswith(("Given copy", "Scripture", "Book and chapter"))
            if not is_given and (not all(entry.texts) or len(entry.texts) != (forms if entry.plural else 1)):
                yield f"{place}: is not translated"
            code = [re.sub("[A-Z]{2,}", lambda name: names.get(name[0], name[0]), each)
                    for each in re.findall("`[^`]*`", entry.id) if "{" not in each]
            for text in filter(None, entry.texts):
                if set(re.findall(r"\{+\w+\}+", text)) != set(re.findall(r"\{+\w+\}+", entry.id)):
                    yield f"{place}: has other placeholders: {text}"
                yield from (f"{place}: does not have {each}: {text}" for each in code if each not in text)
        if "TIME" not in names and not is_draft:
            yield f"{path}: does not translate TIME"


@rule("catalogue",
      catches=[{"Sources/Content/Words/A.swift": 'n == 1\n ? translated("One") : translated("Two")'}],
      passes=[{"Sources/Content/Words/A.swift": 'counted("One", "Two", n)',
               # `atrest undo` and `atrest undo 2` are two commands.
               "Sources/Content/Words/UndoWords.swift": 'n == 1 ? translated("One") : translated("Two")'}])
def number_is_no_reason_for_two_sentences(files):
    """The pairs that English needs cannot be translated into languages with three forms or with one."""
    for path, text in files.matching("Sources/Content/Words/"):
        if re.search(r"== 1\s*\?\s*translated\(", text) and not path.endswith("/UndoWords.swift"):
            yield f"{path}: counts in another way than with `counted`"
