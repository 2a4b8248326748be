"""Finds the texts in a file: what people read, the documentation, and comments."""
import re
import unicodedata
from functools import cached_property

PAGES_FOR_USERS = {"README.md", "docs/evidence.md"} | {
    f"docs/{name}.md" for name in "using panels exchange sessions devices calendar keys habits".split()}
# The members of the bus keep their names, and claims have the words of the studies.
KEEPS_ITS_WORDS = re.compile(r"docs/man/app\.|Sources/Content/Words/Evidence/|(?:CHANGELOG|SECURITY|docs/evidence)\.md$")
OF_VIGIL = re.compile(r"Sources/Content/Words/(?:Vigil|Compline)|desktop/.*/[Ss]cripture\.\w+$")
OF_EVIDENCE = re.compile(r"Sources/Content/Words/Evidence/|docs/evidence\.md$")

PAGE = re.compile(r"(?:README|docs/using|docs/evidence)\.md$|docs/man/")
PROGRAM = re.compile(r"(?:(?:SDBus/)?Sources|po|desktop|dbus|docs/man|systemd)/")


class Text:
    """A text, its first line, and what it is: a set of `everywhere`, `plain` (what must be plain English), `read` (by
    people), `term` (whose terms are those of the glossary), `german`, `vigil`, `evidence`, `page` (a whole page for
    users) and `program` (what is installed)."""

    def __init__(self, path, line, text, kinds):
        self.path, self.line, self.text, self.kinds = path, line, text, kinds

    @cached_property
    def folded(self):
        return fold(self.text)


# MARK: Folding


class Folding(dict):
    """The character that a character becomes: markup, quotes and hyphens become spaces."""

    def __missing__(self, code):
        mark = chr(code)
        if mark in ".,:;?!{}\n" or mark.isalnum():
            self[code] = mark
        elif unicodedata.category(mark) == "So" and (code >= 0x1F300 or mark == "⭐"):
            self[code] = f" {mark} "
        else:
            self[code] = " "
        return self[code]


FOLDING = Folding()


def fold(text):
    """The text in lower case, with only spaces and line breaks between words. Apostrophes are removed, and
    `aWordInsideAnother` becomes several words."""
    small, large = "a-z", "A-Z"
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
        others = {mark for mark in text if mark >= "\x80"}
        hidden = [mark for mark in others if mark in "’‘ʼ" or unicodedata.category(mark) == "Cf"]
        text = text.translate(dict.fromkeys(map(ord, hidden)))
        small += "".join(filter(str.islower, others))
        large += "".join(filter(str.isupper, others))
    text = re.sub(f"([{small}])([{large}])", r"\1 \2", text.replace("'", ""))
    return text.translate(FOLDING).lower().replace("ß", "ss")


# MARK: Swift

CODE = re.compile(r'(?P<blank>//[^\n]*|\s+)|(?P<comment>/\*)|(?P<open>(#*)"(?:""(?=\n))?)|[^\s/"#+()]+|.')
COMMENT = re.compile(r"/\*|\*/")
LINE_START = "\ue000"
ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "0": "\0"}


class Literals:
    """The string literals of a Swift source as (line, text, whether it is a name before a colon): enough of the grammar
    to know text, code and comment. `{}` stands for an interpolation; literals joined by `+` are one text. A literal
    inside an interpolation comes first. A quote in a regular expression begins a text, until the end of the line."""

    def __init__(self, source):
        self.source, self.found, self.position = source, [], 0
        while self.position < len(source):
            self.read_code()

    def read_code(self):
        """Reads to the end, or past the parenthesis that closes an interpolation."""
        depth, last, is_after_plus = 0, None, False
        while match := CODE.match(self.source, self.position):
            self.position = match.end()
            if match["comment"]:
                self.skip_comment()
            elif match["open"]:
                literal = self.read_literal(match["open"], match[4])
                if is_after_plus:
                    line, text, is_name = self.found[last]
                    self.found[last] = (line, text + literal[1], is_name)
                else:
                    self.found.append(literal)
                    last = len(self.found) - 1
                is_after_plus = False
            elif not match["blank"]:
                is_after_plus = match[0] == "+" and last is not None
                last = last if is_after_plus else None
                depth += {"(": 1, ")": -1}.get(match[0], 0)
                if depth < 0:
                    return

    def skip_comment(self):
        depth = 1
        while depth and (mark := COMMENT.search(self.source, self.position)):
            self.position = mark.end()
            depth += 1 if mark[0] == "/*" else -1
        if depth:
            self.position = len(self.source)

    def read_literal(self, opening, hashes):
        is_long = opening.endswith('"""')
        end = re.compile(rf"(?P<close>{opening[len(hashes):]}{hashes})|(?P<escape>\\{hashes})|\n")
        self.position += is_long
        line = 1 + self.source.count("\n", 0, self.position)
        text = LINE_START if is_long else ""
        while mark := end.search(self.source, self.position):
            text += self.source[self.position:mark.start()]
            self.position = mark.end()
            if mark["close"]:
                break
            if mark["escape"]:
                text += self.read_escape()
            elif is_long:
                text += "\n" + LINE_START
            else:
                self.position -= 1
                break
        else:
            text += self.source[self.position:]
            self.position = len(self.source)
        if is_long:
            lines = text.split(LINE_START)[1:]
            text = "".join(each.removeprefix(lines[-1]) for each in lines[:-1]).removesuffix("\n")
        return line, text, self.source[self.position:self.position + 1] == ":"

    def read_escape(self):
        mark = self.source[self.position:self.position + 1]
        self.position += 1
        if mark == "(":
            self.read_code()
            return "{}"
        if number := re.compile(r"\{(\w+)\}").match(self.source, self.position) if mark == "u" else None:
            self.position = number.end()
            return chr(int(number[1], 16))
        if mark.isspace():
            # The line continues in the next one.
            self.position = self.source.index("\n", self.position - 1) + 1
            return LINE_START
        return ESCAPES.get(mark, mark)


# MARK: Catalogues

MESSAGE = re.compile(r'^(msg\w+)(?:\[\d\])?((?:\s*".*")+)', re.M)


class Entry:
    """A sentence of a gettext catalogue and its translations. `origins` are the sources that contain it."""

    def __init__(self, line, block):
        def lines(mark):
            return [each.removeprefix(mark) for each in block.split("\n") if each.startswith(mark)]

        strings = [(key, "".join(map(unescaped, re.findall('"(.*)"', text)))) for key, text in MESSAGE.findall(block)]
        self.line, self.comment, self.flags = line, " ".join(lines("#. ")), ", ".join(lines("#, "))
        self.origins = " ".join(lines("#: ")).split()
        self.id, self.plural = (next((text for name, text in strings if name == key), "")
                                for key in ("msgid", "msgid_plural"))
        self.texts = [text for key, text in strings if key == "msgstr"]


def entries(catalogue):
    """All entries but the header."""
    line, found = 1, []
    for block in re.split(r"(\n\n+)", catalogue.strip("\n")):
        if block.strip("\n"):
            found.append(Entry(line, block))
        line += block.count("\n")
    return [entry for entry in found if entry.id]


def unescaped(text):
    """The text without the escapes of C, JavaScript and similar languages."""
    return re.sub(r"\\(.)", r"\1", text.replace("\\n", "\n"))


# MARK: Pages


class Page:
    """The paragraphs of a page as (line, text, whether it is of Vigil): it names Vigil or Compline, or is in a section
    with such a heading. Code is left out."""

    def __init__(self):
        self.paragraphs, self.lines, self.first, self.level = [], [], 0, None

    def begin(self, heading, level, number):
        self.end()
        if self.level is None or level <= self.level:
            self.level = level if re.search("Vigil|Compline", heading) else None
        self.add(heading, number)
        self.end()

    def add(self, line, number):
        self.first = self.first if self.lines else number
        self.lines.append(line)

    def end(self):
        text = "\n".join(self.lines)
        if self.lines:
            is_vigil = self.level is not None or bool(re.search("Vigil|Compline", text))
            self.paragraphs.append((self.first, text, is_vigil))
        self.lines = []


def markdown(text):
    page, is_fenced = Page(), False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            is_fenced = not is_fenced
            page.end()
        elif is_fenced:
            continue
        elif heading := re.match("(#+) (.*)", line):
            page.begin(heading[2], len(heading[1]), number)
        elif not line.strip():
            page.end()
        else:
            if re.match(r"\s*([-*|]|\d+\.)", line):
                page.end()
            page.add(line, number)
    page.end()
    return [(line, re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", re.sub("`[^`]*`", "x", text)), is_vigil)
            for line, text, is_vigil in page.paragraphs]


def manual(text):
    """A page in mdoc. What its macros mark as code is left out, and a paragraph goes on after it."""
    page = Page()
    for number, line in enumerate(text.split("\n"), 1):
        macro = re.match(r"[.']\s*(\S+)\s*(.*)", line)
        if not macro:
            page.add(line, number)
            continue
        words = re.sub(r'\\f\w|\\&|"', "", macro[2])
        words = re.sub(r"\b(?:Fl|Ar|Cm|Fa|Li|Pa|Xr|Fn|Va)\b(?: \S+)?", "x", words)
        words = re.sub(r"\b(?:Pq|Ns|Oc|Oo|Op|Ta)\b", "", words)
        if macro[1] in ("Sh", "Ss"):
            page.begin(words, ("Sh", "Ss").index(macro[1]), number)
        elif macro[1] == "Pp":
            page.end()
        else:
            if macro[1] == "It":
                page.end()
            page.add(words if macro[1] in ("It", "Dq", "Em", "Ql", "Sq", "Sy") else "x", number)
    page.end()
    return page.paragraphs


# MARK: Kinds of files


def blanked(pattern, text):
    """Without what matches, but with its lines."""
    return re.sub(pattern, lambda match: " " + "\n" * match[0].count("\n"), text)


LABEL = re.compile(r"^(?:Name|GenericName|Comment|Keywords|Description)(?:\[(\w+).*\])?\s*=(.*)$", re.M)
# Such as "active", "next-milestone", "TodayMilliliters".
IDENTIFIER = re.compile(r"(?:[a-z]|[A-Z][a-z0-9]+[A-Z])[\w.-]*|Scripture")
SCRIPT_COMMENT = r"(?<!\S)#[^\n]*"
# The name of an imported module is not a text.
COMMENTS = {"py": r"#[^\n]*"} | dict.fromkeys(
    ("js", "qml", "json", "jsonc"), r"//[^\n]*|/\*.*?\*/|(?m:^import )[^\n]*")


def quoted(comment, text):
    """The quoted texts of a script, without identifiers."""
    short = "|".join(rf"{mark}((?:\\.|[^\\{mark}])*){mark}" for mark in "\"'`")
    for match in re.finditer(rf'(?s){comment}|"""(.*?)"""|\'\'\'(.*?)\'\'\'|{short}', text):
        if match.lastindex and not IDENTIFIER.fullmatch(match[match.lastindex]):
            yield 1 + text.count("\n", 0, match.start(match.lastindex)), unescaped(match[match.lastindex])


def read_texts(path, text):
    """What people read in a file: (line, text) and kinds beside `read`."""
    folder, ending = path.split("/")[0], path.removesuffix(".in").rsplit("/")[-1].rpartition(".")[2]
    vigil = {"vigil"} if OF_VIGIL.match(path) else set()
    whole = None
    if path.startswith("Sources/Content/Words/") and ending == "swift":
        return [(line, text, vigil) for line, text, is_name in Literals(text).found if not is_name]
    if folder == "po" and ending in ("po", "pot"):
        return list(messages(path, text))
    if path in PAGES_FOR_USERS or path in ("CHANGELOG.md", "SECURITY.md") or re.match(r"docs/recipes.*\.md$", path):
        return [(line, text, {"vigil"} if is_vigil else set()) for line, text, is_vigil in markdown(text)]
    if path.startswith("docs/man/"):
        return [(line, text, {"vigil"} if is_vigil else set()) for line, text, is_vigil in manual(text)]
    if (folder, ending) in (("desktop", "desktop"), ("systemd", "service")):
        return [(1 + text.count("\n", 0, match.start()), match[2], {"german"} if match[1] == "de" else set())
                for match in LABEL.finditer(text)]
    if folder == "desktop" and ending in COMMENTS:
        return [(*each, vigil) for each in quoted(COMMENTS[ending], text)]
    if folder == "packaging" and ending == "toml":
        # The passages of pages in both forms.
        whole = blanked(r"(?m)^#[^\n]*|^\w+ = |<[^>\n]*>", text)
    elif folder == "desktop" and ending in ("ui", "xml", "svg"):
        whole = blanked(r"(?s)<!--.*?-->|<style.*?</style>|<[^>]*>", text).replace("&apos;", "'")
    elif folder == "completions" or folder == "desktop" and ending not in ("md", "css"):
        # In a shell script and most configuration files, words need no quotes.
        whole = blanked(SCRIPT_COMMENT, text)
    return [] if whole is None else [(1, whole, set())]


def messages(path, text):
    """The messages of a catalogue and their translations."""
    german = {"german"} if path.startswith("po/de") else set()
    for entry in entries(text):
        kinds = {kind for kind, expression in (("vigil", OF_VIGIL), ("evidence", OF_EVIDENCE))
                 if entry.origins and all(map(expression.match, entry.origins))}
        yield from ((entry.line, text, kinds) for text in (entry.id, entry.plural) if text)
        yield from ((entry.line, text, kinds | german) for text in entry.texts)


def comments(path, text):
    """The comments of a source, a script or a unit. Every other line is empty. None if it has no comments."""
    if re.search(r"\.(?:swift|h|c|js|qml)$", path):
        mark, comment = re.compile("[/*]"), re.compile(r"(?:^\s*|\s)(?://+|/\*+|\*\s)(.*)")
    elif path.startswith("scripts/") or path == "Makefile" or re.search(r"\.(?:py|conf|in|toml)$", path):
        mark, comment = re.compile("#"), re.compile(r"(?:^\s*|\s)#+(.*)")
    else:
        return None
    found = (mark.search(line) and comment.search(line) for line in text.split("\n"))
    return "\n".join(match[1] if match else "" for match in found)


def without_sections(text, headings):
    """Empties the sections of a page with these headings, but keeps their lines."""
    parts = re.split(r"(?m)^(?=## )", text)
    return "".join("\n" * part.count("\n") if part[3:].split("\n")[0] in headings else part for part in parts)


def texts(path, text):
    """All texts of a file: its name, its content, what people read, and its comments."""
    plain = None
    whole = {"everywhere"}
    whole |= {"page"} if PAGE.match(path) else set()
    whole |= {"program"} if PROGRAM.match(path) else set()
    if path == "docs/rules/words.md":
        # It has examples of what not to write.
        plain = without_sections(text, ("Plain English", "Vigil", "Compline"))
    elif path.startswith(("docs/man/", "dbus/")) or path.endswith(".md"):
        whole.add("plain")
    content = blanked(r"(?m)\\f(?:\w|\(..|\[\w*\])|^[.'][\w\\\"]*", text) if path.startswith("docs/man/") else text
    found = [Text(path, 1, path, {"everywhere"}), Text(path, 1, content, whole)]
    of_path = {"everywhere", "read"} | ({"evidence"} if OF_EVIDENCE.match(path) else set())
    of_path |= set() if KEEPS_ITS_WORDS.match(path) else {"term"}
    for line, read, kinds in read_texts(path, text):
        # Scripture and translations are in the words of others.
        kinds = of_path | kinds | (set() if kinds & {"german", "vigil"} or path.startswith("po/") else {"plain"})
        # The name of a placeholder belongs to the program.
        found.append(Text(path, line, re.sub(r"\{+[\w.]+\}+", "{}", read), kinds))
    found += [Text(path, 1, each, {"plain"}) for each in (plain, comments(path, text)) if each is not None]
    return found
