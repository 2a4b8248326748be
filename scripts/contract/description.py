"""Reads the files dbus/*.xml and checks them against each other. dbus/README.md describes their form."""
import re
from collections import namedtuple
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from xml.etree import ElementTree

# The names of annotations that say what introspection cannot say begin with this.
PREFIX = "app.atrest.Contract."
EMITS = "org.freedesktop.DBus.Property.EmitsChangedSignal"

# Types of D-Bus that are one character: the case of `SDBus.Value`, and the type in Swift.
BASIC = {
    "y": ("byte", "UInt8"), "b": ("boolean", "Bool"), "n": ("int16", "Int16"), "q": ("uint16", "UInt16"),
    "i": ("int32", "Int32"), "u": ("uint32", "UInt32"), "x": ("int64", "Int64"), "t": ("uint64", "UInt64"),
    "d": ("double", "Double"), "s": ("string", "String"),
}
OTHER = {"v": "Value", "h": "UnixFD", "o": "ObjectPath", "g": "TypeSignature"}

# Types that the module `Contract` makes of a basic type: the type that travels, and the type in Swift. In a Text,
# "" means none.
DOMAIN = {
    "Instant": ("t", "Instant"), "Duration": ("t", "Duration"), "Target": ("t", "Target"),
    "RecordID": ("s", "RecordID"), "Milestone": ("s", "Milestone"), "Outcome": ("s", "Outcome"),
    "TreeState": ("s", "TreeState"), "ReducedMotion": ("s", "Settings.ReducedMotion"), "Text": ("s", "String"),
    "WaterUnit": ("s", "WaterUnit"), "WaterAmount": ("u", "WaterAmount"), "ActKind": ("s", "ActKind"),
    "CalendarState": ("s", "CalendarState"), "RecordChangeKind": ("s", "RecordChangeKind"),
}

# The annotations of each element with their values. None: any value.
CLIENT = ["none", "waits", "calls-back"]
KNOWN = {
    "method": {"Arguments": ["streamed"], "Time": ["long"], "Client": CLIENT}, "signal": {},
    "property": {"Type": None, "Client": CLIENT, "Value": None}, "arg": {"Type": None},
}
DIRECTIONS = {"method": ["in", "out"], "signal": [None], "property": [], "arg": []}


class ContractError(Exception):
    """Why the interfaces cannot be read, or do not fit together."""


def expect(condition, reason):
    if not condition:
        raise ContractError(reason)


@contextmanager
def part(name):
    """Names the file, the interface or the member in the errors about it."""
    try:
        yield
    except ContractError as error:
        raise ContractError(f"{name}: {error}") from None


def read(data):
    """The root element of the bytes of a file, with comments."""
    # With a document type, the parser would leave out an unknown entity instead of refusing it.
    data = re.sub(rb"<!DOCTYPE[^>\[]*>", lambda found: b"\n" * found[0].count(b"\n"), data, count=1)
    expect(b"<!DOCTYPE" not in data, "A document type with declarations is not read.")
    builder = ElementTree.TreeBuilder(insert_comments=True, insert_pis=True)
    try:
        root = ElementTree.fromstring(data, ElementTree.XMLParser(target=builder))
    except ElementTree.ParseError as error:
        raise ContractError(error) from None
    for element in root.iter():
        if element.tag is not ElementTree.Comment:
            expect(isinstance(element.tag, str), "Only elements and comments are read.")
            list(children(element))
    return root


def children(element):
    """Pairs of a child element and the comment directly before it. Without one, that is None."""
    comment = None
    texts = [element.text, *(child.tail for child in element)]
    expect(not "".join(text or "" for text in texts).strip(), "There is text between elements.")
    for child in element:
        if child.tag is not ElementTree.Comment:
            yield child, comment
            comment = None
        else:
            expect(comment is None, "Two comments are before one element.")
            comment = child.text
    expect(comment is None, "A comment has no element after it.")


def required(element, attribute):
    value = element.get(attribute, "")
    expect(value.strip(), f"{element.tag} has no {attribute}.")
    return value


def annotations(element, prefix=PREFIX):
    """The values, by the names without the prefix."""
    found = [child for child, _ in children(element) if child.tag == "annotation"]
    pairs = {required(child, "name"): required(child, "value") for child in found}
    expect(len(pairs) == len(found), "An annotation occurs twice.")
    return {name.removeprefix(prefix): value for name, value in pairs.items() if name.startswith(prefix)}


def documentation(name, comment, arguments=()):
    """Reads the comment before an element: the name and a colon, a line `@name: text` for each argument, and
    paragraphs. A paragraph may name errors at its end: `Errors: Overlap, Storage.`

    Returns the paragraphs without line breaks, the meaning of each argument, and the last parts of the names of
    the errors. The first paragraph is the summary.
    """
    expect(comment is not None, "It has no documentation.")
    text = comment.strip()
    expect(text.startswith(f"{name}:"), "Its comment does not begin with its name and a colon.")
    lines = [line.strip() for line in text.removeprefix(f"{name}:").split("\n")]
    argument = re.compile("@([^:]*):(.*)")
    meanings = {found[1]: " ".join(found[2].split()) for found in map(argument.match, lines) if found}
    prose = "\n".join(line for line in lines if not argument.match(line)).strip()
    paragraphs = [" ".join(part.split()) for part in re.split("\n\n+", prose)]
    if "short_description" in meanings:
        paragraphs.insert(0, meanings.pop("short_description"))
    parts = [paragraph.partition("Errors: ") for paragraph in paragraphs]
    errors = [item.split()[0] for _, _, named in parts for item in re.split("[,.]", named) if item.strip()]
    paragraphs = [text.strip() for text, _, _ in parts if text.strip()]
    expect(paragraphs, "Its comment says nothing.")
    unknown = sorted(set(meanings) - {each.name for each in arguments})
    expect(not unknown, f"There is no argument {', '.join(unknown)}.")
    return paragraphs, meanings, errors


class Member:
    """A method, a signal or a property; and an argument of one of them, which has no documentation."""

    def __init__(self, element, comment=None):
        self.kind, self.name, known = element.tag, required(element, "name"), KNOWN[element.tag]
        self.label = swift_name(self.name)
        marks = annotations(element)
        for name, value in marks.items():
            is_known = name in known and (known[name] is None or value in known[name])
            expect(is_known, f"The annotation {name} is unknown, or its value is.")
        # What it means beyond its signature, such as SessionRow, Journal1.ActResult or Instant. With a question
        # mark, 0 and "" mean none.
        self.type = marks.get("Type", "").removesuffix("?")
        self.is_optional = marks.get("Type", "").endswith("?")
        self.signature = required(element, "type") if "Type" in known else None
        # The handler reads the arguments itself, because they are too long to be read at once.
        self.is_streamed = "Arguments" in marks
        # A client has to wait for longer than usual.
        self.is_long = "Time" in marks
        # How the programs of the package use it. Other forms are not generated.
        self.waits = marks.get("Client", "waits") == "waits"
        self.calls_back = marks.get("Client", "calls-back") == "calls-back"
        self.is_called = self.waits or self.calls_back
        # The fixed number of a property that tells the version of an interface.
        self.value = int(marks["Value"]) if marks.get("Value", "").isdecimal() else None
        expect(self.value is not None or "Value" not in marks, "Its value is not a number.")
        directions = {None: [], "in": [], "out": []}
        for child, _ in children(element):
            direction = child.get("direction")
            if child.tag == "arg" and direction in DIRECTIONS[self.kind]:
                directions[direction].append(Member(child))
            else:
                expect(child.tag == "annotation", f"{child.tag} is unknown here, or its direction is.")
        self.arguments, self.inputs, self.outputs = sum(directions.values(), []), directions["in"], directions["out"]
        if self.kind != "arg":
            self.paragraphs, self.meanings, self.errors = documentation(self.name, comment, self.arguments)
        if self.kind == "method":
            self.named_inputs = [each for each in self.inputs if not self.is_empty(each)]
            self.has_empty_options = self.named_inputs != self.inputs
        if self.kind == "property":
            self.read_property(element)

    def is_empty(self, argument):
        """Whether options have no key yet: a client sends none, and the agent refuses any."""
        return argument.signature == "a{sv}" and self.meanings.get(argument.name) == "None yet."

    def read_property(self, element):
        access = required(element, "access")
        expect(access in ("read", "readwrite"), "It has an unknown access.")
        self.is_writable = access == "readwrite"
        # "true": a signal has the value. "const": the value never changes. No signal would tell one that moves.
        emits = annotations(element, EMITS).get("", "true")
        expect(emits in ("true", "const"), "It announces changes in an unknown way.")
        self.is_announced = emits == "true"
        expect(self.is_announced or not self.is_writable, "It is writable and not announced.")
        expect(self.signature in BASIC or not self.is_writable, "It is writable and not of a basic type.")
        is_fixed = emits == "const" and self.signature == "u"
        expect(self.value is None or is_fixed, "It has a value, and is not a constant number.")


@dataclass
class Field:
    """A field of a row, or a key of a dictionary."""

    name: str
    type: str  # a basic type such as t, an array of one such as at, or a type of the domain such as Instant
    is_optional: bool  # whether a key may be absent, or 0 and "" mean none

    def __post_init__(self):
        element = self.type.removeprefix("a")
        expect(self.type in DOMAIN or element in BASIC, f"{self.name} is not of a basic type.")
        self.label, self.is_domain = swift_name(self.name), self.type in DOMAIN
        self.signature, self.swift = DOMAIN.get(self.type) or (self.type, swift_type(self.type))


class Struct:
    """A row, which is an element of an array of structs, or a dictionary."""

    def __init__(self, name, text, can_grow=False):
        """text: as in `id RecordID, start Instant; OffsetUnknown b?`."""
        fields, _, extras = text.partition(";")
        # Whether a row ends with a{sv}, which has the extras. Rows of our own interfaces do.
        self.name, self.can_grow = name, can_grow
        self.fields, self.extras = self.read(fields), self.read(extras)
        self.contents = "".join(each.signature for each in self.fields) + "a{sv}" * can_grow

    def read(self, text):
        fields = [part.split() for part in text.split(",") if text.strip()]
        expect(all(len(words) == 2 for words in fields), f"{self.name}: A name and a type are expected.")
        return [Field(name, kind.removesuffix("?"), kind.endswith("?")) for name, kind in fields]


class Interface:
    def __init__(self, root):
        elements = list(children(root))
        is_one = root.tag == "node" and [child.tag for child, _ in elements] == ["interface"]
        expect(is_one, "A node with one interface is expected.")
        element, comment = elements[0]
        self.name, self.object_path = required(element, "name"), required(root, "name")
        self.paragraphs, _, self.errors_named = documentation(self.name, comment)
        self.enumerations, self.errors = {}, {}  # the words, and when each error occurs
        self.rows, self.dictionaries = [], []
        # An interface that only some installations have is described elsewhere.
        self.is_in_manual = True
        for name, value in annotations(element).items():
            self.read_annotation(name, value)
        members = {"method": [], "signal": [], "property": []}
        for child, comment in children(element):
            if child.tag != "annotation":
                expect(child.tag in members, f"{child.tag} is unknown here.")
                with part(f"{child.tag} {child.get('name')}"):
                    members[child.tag].append(Member(child, comment))
        self.methods, self.signals, self.properties = members.values()
        self.published = [each for each in self.properties if each.is_announced]
        # Every key of a dictionary or of the extras of a row, once.
        keys = [each.fields for each in self.dictionaries] + [row.extras for row in self.rows]
        self.keys = list(dict.fromkeys(each.name for each in chain(*keys)))
        # The name of the type in Swift, such as Timer1.
        self.short_name = upper_first(self.name.split(".")[-1])
        # Whether another project specified it. The agent only serves it, so there is no proxy.
        self.is_foreign = self.object_path.startswith("/app/atrest/") and not self.name.startswith("app.atrest.")

    def read_annotation(self, text, value):
        match text.split("."):
            case ["Enumeration", name]:
                self.enumerations[name] = value.split()
                for word in self.enumerations[name]:
                    expect(re.fullmatch("[a-z]+(-[a-z]+)*", word), f"{word} is not spelled as ended-early is.")
            case ["Row", name]:
                self.rows.append(Struct(name, value, can_grow=True))
            case ["FixedRow", name] if ";" not in value:
                self.rows.append(Struct(name, value))
            case ["Dictionary", name] if ";" not in value:
                self.dictionaries.append(Struct(name, value))
            case ["Error", name]:
                self.errors[name] = value
            case ["Manual", "Page"] if value == "none":
                self.is_in_manual = False
            case _:
                raise ContractError(f"The annotation {text} is unknown, or its value is.")


# What the name of a type stands for: enumeration, row, dictionary or domain; and the name in Swift, such as
# History1.SessionRow.
Resolved = namedtuple("Resolved", "kind swift signature")


class Contract:
    """All interfaces together, checked against each other."""

    def __init__(self, files):
        """files: the bytes of dbus/*.xml, by name."""
        self.interfaces = []
        for name, data in sorted(files.items()):
            with part(name):
                interface = Interface(read(data))
                expect(name == f"{interface.name}.xml", f"The interface is {interface.name}.")
            self.interfaces.append(interface)
        self.errors = [error for each in self.interfaces for error in each.errors.items()]
        for interface in self.interfaces:
            with part(interface.name):
                self.check(interface)

    def check(self, interface):
        """Whether all types and errors are declared, and each member has the signature of its type."""
        members = interface.methods + interface.signals + interface.properties
        known = {"InvalidArgs", *(name for name, _ in self.errors)}
        for name in chain(interface.errors_named, *(each.errors for each in members)):
            expect(name in known, f"The error {name} is declared nowhere.")
        for each in chain(interface.properties, *(each.arguments for each in members)):
            resolved = self.resolve(each.type, interface)
            if not resolved:
                swift_type(each.signature)
            elif resolved.signature != each.signature:
                raise ContractError(f"{each.name} is {each.signature}, and {each.type} is {resolved.signature}.")
        for row in interface.rows:
            for each in row.extras:
                expect(each.is_optional, f"{row.name}: {each.name} must be optional.")
            for each in row.fields:
                expect(each.is_domain or not each.is_optional, f"{row.name}: {each.name} has no value for none.")
        for method in interface.methods:
            expect(len(method.outputs) < 2, f"{method.name} has several results.")

    def resolve(self, text, interface):
        """text: the name of a type. Returns None for an empty one."""
        if not text:
            return None
        *path, name = text.split(".")
        owner = next((each for each in self.interfaces if [each.short_name] == path), None) if path else interface
        expect(owner, f"The interface of {text} is unknown.")
        swift = f"{owner.short_name}.{name}"
        if name in owner.enumerations:
            return Resolved("enumeration", swift, "s")
        for row in owner.rows:
            if row.name == name:
                return Resolved("row", swift, f"a({row.contents})")
        if any(each.name == name for each in owner.dictionaries):
            return Resolved("dictionary", swift, "a{sv}")
        expect(not path and name in DOMAIN, f"The type {text} is unknown.")
        return Resolved("domain", DOMAIN[name][1], DOMAIN[name][0])

    def use(self, swift, is_counted=lambda method: True):
        """Whether a row or a dictionary goes into methods, comes out of methods, and is in a property."""
        def has(typed, owner):
            return any(each.type and self.resolve(each.type, owner).swift == swift for each in typed)

        methods = [(each, owner) for owner in self.interfaces for each in owner.methods if is_counted(each)]
        return (
            any(has(each.inputs, owner) for each, owner in methods),
            any(has(each.outputs, owner) for each, owner in methods),
            any(has(owner.properties, owner) for owner in self.interfaces))


# Words of Swift that cannot name a member as they are.
KEYWORDS = set("""
    as break case catch class continue default defer deinit do else enum extension false for func guard if import in
    init internal is let nil operator private protocol public repeat rethrows return self static struct subscript
    super switch throw throws true try typealias var where while
""".split())


def upper_first(text):
    return text[:1].upper() + text[1:]


def swift_name(name):
    """A name in Swift for a name of the bus or for a word: UtcOffset, utc-offset and utc_offset become utcOffset."""
    text = "".join(map(upper_first, re.split("[-_]", name)))
    text = text[:1].lower() + text[1:]
    expect(text.isidentifier(), f"{name} cannot be a name in Swift.")
    return f"`{text}`" if text in KEYWORDS else text


def swift_type(signature):
    """The type in Swift for a signature without structs."""
    if signature in BASIC:
        return BASIC[signature][1]
    if signature in OTHER:
        return OTHER[signature]
    if re.fullmatch(r"a\{[^{}()a].*\}", signature):
        return f"[{swift_type(signature[2])}: {swift_type(signature[3:-1])}]"
    if signature.startswith("a") and not signature.startswith("a{"):
        return f"[{swift_type(signature[1:])}]"
    expect("(" not in signature, f"{signature} needs the name of a row.")
    raise ContractError(f'"{signature}" is not one complete type.')
