"""Writes the files in Swift that follow from a contract. A function that writes a part returns its lines."""
import re
import textwrap

from contract.description import BASIC, DOMAIN, expect, swift_name, swift_type

WIDTH = 100
CLOSURE = " () throws(SystemError) in"


def block(header, *parts, parameters="", about=()):
    """Lines that are one level deeper, between a line that ends with `{` and a `}`.

    parts: lines, and lists of lines. parameters: those of a closure, after the `{`. about: paragraphs before it.
    """
    lines = [line for part in parts for line in ([part] if isinstance(part, str) else part)]
    return [*comment(about), f"{header} {{{parameters}", *("    " * bool(line) + line for line in lines), "}"]


def comment(paragraphs, errors=()):
    """A documentation comment. `file` wraps its lines."""
    paragraphs = [*paragraphs, *([f"- Throws: {', '.join(errors)}."] if errors else [])]
    return [line for paragraph in paragraphs for line in ("///", f"/// {paragraph}")][1:]


def file(origin, imports, *parts):
    """A whole file. parts: lists of lines, with an empty line between two of them."""
    body = ""
    for line in (line for part in parts if part for line in ["", *part]):
        mark, text = re.fullmatch("((?: */// )?)(.*)", line).groups()
        wrapped = textwrap.wrap(text, WIDTH - len(mark), break_on_hyphens=False) if mark else [text]
        body += "".join(f"{mark}{each}\n" for each in wrapped)
    domain = {part for _, swift in DOMAIN.values() for part in swift.split(".")}
    if domain & set(re.findall(r"[^\W_]+", body)):
        imports = sorted([*imports, "Fasting"])
    modules = ("\n" if imports else "") + "".join(f"import {module}\n" for module in imports)
    return f"// Generated from {origin} by `make contract`; do not edit.\n// swift-format-ignore-file\n{modules}{body}"


def literal(text):
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def literals(texts):
    return f"[{', '.join(map(literal, texts))}]"


def stored(members):
    """Stored properties, and the initializer that takes a value for each: (name, type, initial value)."""
    parameters = ", ".join(f"{name}: {kind}{value}" for name, kind, value in members)
    properties, values = (", ".join(f"{prefix}{name}" for name, _, _ in members) for prefix in ("self.", ""))
    assignment = f"{properties} = {values}" if len(members) == 1 else f"({properties}) = ({values})"
    lines = [f"public var {name}: {kind}" for name, kind, _ in members]
    return [*lines, "", *block(f"public init({parameters})", assignment)]


def initial_value(signature):
    """The value of a property that has not been published yet."""
    if signature in BASIC:
        return {"b": "false", "s": '""'}.get(signature, "0")
    return "[:]" if signature.startswith("a{") else "[]"


class Writer:
    """Writes a file about one interface."""

    imports = []

    def __init__(self, contract, interface):
        self.contract, self.interface, self.name = contract, interface, interface.short_name

    def text(self):
        return file(f"dbus/{self.interface.name}.xml", self.imports, *self.parts())

    def resolve(self, typed):
        return self.contract.resolve(typed.type, self.interface)

    def domain_type(self, typed):
        """The type of the domain."""
        resolved = self.resolve(typed)
        if not resolved or resolved.kind == "row":
            return self.wire_type(typed)
        return resolved.swift + "?" * (typed.is_optional and resolved.kind != "dictionary")

    def wire_type(self, typed):
        """The type that travels."""
        resolved = self.resolve(typed)
        return f"[{resolved.swift}]" if resolved and resolved.kind == "row" else swift_type(typed.signature)

    def wire(self, typed):
        """A value of the domain as it travels."""
        resolved = self.resolve(typed)
        suffixes = {"dictionary": ".values", "domain": ".wire", "enumeration": ".wire"}
        return typed.label + (suffixes.get(resolved.kind, "") if resolved else "")

    def parameters(self, arguments, type_of):
        return ", ".join(f"{each.label}: {type_of(each)}" for each in arguments)


def errors(contract):
    """The errors of all interfaces."""
    about = "The names of errors on the bus. Each comes with a sentence that the user can act on."
    cases = [
        [*comment([when]), f"case {swift_name(name)} = {literal(f'app.atrest.Error.{name}')}"]
        for name, when in contract.errors]
    return file(
        "dbus/*.xml", [], block("public enum ErrorName: String, CaseIterable, Sendable", *cases, about=[about]))


class Names(Writer):
    """What both sides share: the names of an interface, its words, rows and dictionaries."""

    def parts(self):
        interface = self.interface
        yield block(
            f"public enum {self.name}", f"public static let interface = {literal(interface.name)}",
            self.values(),
            self.cases("Method", [each.name for each in interface.methods]),
            self.cases("Signal", [each.name for each in interface.signals]),
            self.cases("Property", [each.name for each in interface.properties]),
            *(self.cases(name, words, "WireConvertible, ") for name, words in interface.enumerations.items()),
            self.cases("Key", interface.keys), *map(self.structure, interface.rows + interface.dictionaries),
            about=interface.paragraphs)

    def values(self):
        """The constants that the XML says."""
        lines = []
        for each in self.interface.properties:
            if each.value is not None:
                lines += [*comment(each.paragraphs), f"public static let {each.label}: UInt32 = {each.value}"]
        return lines

    def cases(self, name, words, conformance=""):
        cases = [(swift_name(word), word) for word in words]
        text = ", ".join(case if case == word else f"{case} = {literal(word)}" for case, word in cases)
        header = f"public enum {name}: String, CaseIterable, {conformance}Sendable"
        return ["", *block(header, f"case {text}")] if words else []

    def structure(self, struct):
        fields = struct.fields + struct.extras
        members = [(each.label, each.swift + "?" * each.is_optional, " = nil" * each.is_optional) for each in fields]
        keys = f"public static let keys: [Key] = [{', '.join(f'.{each.label}' for each in fields)}]"
        # Only dictionaries that come in are checked for other keys.
        has_keys = struct in self.interface.dictionaries and self.contract.use(f"{self.name}.{struct.name}")[0]
        return ["", *block(
            f"public struct {struct.name}: Equatable, Sendable", [keys] if has_keys else [], stored(members),
            about=self.about(struct.name))]

    def about(self, name):
        """What the documentation says where the type is used."""
        for method in self.interface.methods:
            for each in method.inputs + method.outputs:
                if each.type == name:
                    return [f"`{each.name}` of `{method.name}`.", *filter(None, [method.meanings.get(each.name)])]
        for each in self.interface.properties:
            if each.type == name:
                return [f"`{each.name}`.", *each.paragraphs]
        return ["Used by other interfaces."]


class Side(Writer):
    """What both sides do: they read and write the rows and dictionaries of an interface."""

    imports = ["Contract", "SDBus"]
    is_agent = False

    def types(self):
        for row in self.interface.rows:
            is_read, is_written = self.use(row)
            protocols = ", ".join(["BusReadable"] * is_read + ["BusWritable"] * is_written)
            if protocols:
                yield block(
                    f"extension {self.name}.{row.name}: {protocols}",
                    f"public static let signature = {literal(f'({row.contents})')}",
                    self.read_row(row) if is_read else [], self.write_row(row) if is_written else [])
        for dictionary in self.interface.dictionaries:
            is_read, is_written = self.use(dictionary)
            # The agent reads options itself: a number may be of any integer type there.
            if is_read and not self.is_agent:
                yield block(f"extension {self.name}.{dictionary.name}", self.read_dictionary(dictionary))
            if is_written:
                yield block(f"extension {self.name}.{dictionary.name}", self.write_dictionary(dictionary))

    def use(self, struct):
        """Whether this side reads a type, and whether it writes it."""
        name = f"{self.name}.{struct.name}"
        goes_in, comes_out, is_in_property = self.contract.use(name, lambda each: self.is_agent or each.is_called)
        # The two sides would make the same type readable in different ways.
        expect(not (goes_in and comes_out), f"{name} goes in both directions.")
        if self.is_agent:
            return goes_in, comes_out or is_in_property
        # A client reads the rows of a property from a variant, not from a message.
        is_dictionary = struct in self.interface.dictionaries
        return comes_out or is_dictionary and is_in_property, goes_in

    def read_row(self, row):
        known = literals(each.name for each in row.extras)
        source = f"CallExtras(reading: message, known: {known})" if self.is_agent else "RowExtras(reading: message)"
        arguments = [f"{each.label}: {each.label}" for each in row.fields]
        arguments += [f"{each.label}: try extras.optional({literal(each.name)})" for each in row.extras]
        return ["", *block(
            "public init(reading message: Message) throws(SystemError)",
            block(
                f'self = try message.readContainer("r", {literal(row.contents)})',
                [f"let {each.label} = try {self.reading(each)}" for each in row.fields],
                [f"{'let extras' if row.extras else '_'} = try {source}"] * row.can_grow,
                f"return {self.name}.{row.name}({', '.join(arguments)})", parameters=CLOSURE))]

    def reading(self, each):
        text = f"{swift_type(each.signature)}(reading: message)"
        if not each.is_domain:
            return text
        # A caller that sends something wrong gets a separate sentence for each.
        expect(not self.is_agent, f"{self.interface.name}: {each.name} comes in, and is not basic.")
        getter = "unlessNone" if each.is_optional else "required"
        return f"RowExtras.{getter}({each.swift}.self, {text}, {literal(each.name)})"

    def write_row(self, row):
        extras = [
            "var extras: [String: Value] = [:]", *(assignment(each, "extras") for each in row.extras),
            "try extras.write(to: message)"] if row.extras else ["try [String: Value]().write(to: message)"]
        return ["", *block(
            "public func write(to message: Message) throws(SystemError)",
            block(
                f'try message.appendContainer("r", {literal(row.contents)})',
                [f"try {field_wire(each)}.write(to: message)" for each in row.fields],
                extras if row.can_grow else [], parameters=CLOSURE))]

    def write_dictionary(self, dictionary):
        optional = [each for each in dictionary.fields if each.is_optional]
        entries = [f"{literal(each.name)}: {field_value(each)}" for each in dictionary.fields if not each.is_optional]
        values = f"[{', '.join(entries) or ':'}]"
        assignments = [assignment(each, "values") for each in optional]
        lines = [f"var values: [String: Value] = {values}", *assignments, "return values"] if optional else [values]
        return block("var values: [String: Value]", lines)

    def read_dictionary(self, dictionary):
        arguments = []
        for each in dictionary.fields:
            expect(not (each.is_optional and each.is_domain), f"{self.interface.name}: {each.name} may be absent.")
            getter = "optional" if each.is_optional else "required" if each.is_domain else "value"
            arguments.append(f"{each.label}: try values.{getter}({literal(each.name)})")
        return block("init(_ values: AnswerValues) throws(ClientError)", f"self.init({', '.join(arguments)})")


def field_wire(each):
    """The value of a field that is not nil, as it travels."""
    return each.label + ".wire" * each.is_domain


def field_value(each):
    """The same in a variant."""
    if each.signature not in BASIC:
        element = each.signature[1:]
        return f".array({field_wire(each)}.map(Value.{BASIC[element][0]}), of: {literal(element)})"
    return f".{BASIC[each.signature][0]}({field_wire(each)})"


def assignment(each, dictionary):
    return f"if let {each.label} {{ {dictionary}[{literal(each.name)}] = {field_value(each)} }}"
