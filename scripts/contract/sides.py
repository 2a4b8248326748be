"""Writes what an agent implements, for the module AgentBus, and what a client uses, for the module Client."""
from contract.description import BASIC, swift_name
from contract.swift import Side, block, comment, initial_value, literal, literals, stored


class Served(Side):
    """What an agent implements to serve an interface."""

    is_agent = True

    def parts(self):
        yield self.properties() if self.interface.published else []
        yield self.handler()
        yield self.table()
        yield self.signals() if self.interface.signals else []
        yield from self.types()

    def properties(self):
        lines, comparisons = [], []
        for each in self.interface.published:
            first = initial_value(each.signature)
            lines += [*comment(each.paragraphs), f"var {each.label}: {self.wire_type(each)} = {first}"]
            comparisons.append(f"if {each.label} != other?.{each.label} {{ names.append({literal(each.name)}) }}")
        kind = f"{self.name}Properties"
        return block(
            f"struct {kind}: PropertyValues", f"static var interface: String {{ {self.name}.interface }}", "",
            lines, "",
            block(
                f"func names(differingFrom other: {kind}?) -> [String]", "var names: [String] = []", comparisons,
                "return names"), "",
            self.stored_properties(kind),
            about=[f"The properties of `{self.interface.name}` whose changes are announced."])

    def stored_properties(self, kind):
        stored = [each for each in self.interface.properties if self.is_stored(each)]
        return block(
            "final class Stored: StoredValues",
            [f"let {each.label} = StoredProperty<{self.wire_type(each)}>({initial_value(each.signature)})"
             for each in stored],
            "",
            block(
                f"func set(_ values: {kind})",
                [f"{each.label}.value = values.{each.label}" for each in stored]),
            about=["Those with a basic type, as the bus reads them."])

    def is_stored(self, each):
        """Whether the bus reads the property by itself."""
        return each.is_announced and each.signature in BASIC

    def handler(self):
        lines = []
        for each in self.interface.methods:
            lines += [*comment(each.paragraphs, each.errors), self.requirement(each)]
        for each in self.interface.properties:
            if not each.is_announced and each.value is None:
                lines += [*comment(each.paragraphs), f"var {each.label}: {self.wire_type(each)} {{ get }}"]
        for each in self.interface.properties:
            line = f"func set{each.name}(_ value: {self.wire_type(each)}) throws"
            if each.is_writable:
                lines += [*comment([f"Sets `{each.name}`."], each.errors), line]
        parent = "ServedInterface"
        if self.interface.published:
            parent = f"PublishingInterface where Properties == {self.name}Properties"
        about = f"What carries out the calls of `{self.interface.name}`."
        return block(f"protocol {self.name}Handler: {parent}", lines, about=[about])

    def requirement(self, method):
        if method.is_streamed:
            return f"func {method.label}(call: PendingCall, message: Message) throws"
        arrow = "".join(f" -> {self.domain_type(each)}" for each in method.outputs)
        return f"func {method.label}({self.parameters(method.named_inputs, self.wire_type)}) throws{arrow}"

    def table(self):
        signals = [
            f".signal({literal(each.name)}, {self.typed(each.arguments)})" for each in self.interface.signals]
        members = [
            *map(self.method, self.interface.methods), *signals, *map(self.property, self.interface.properties)]
        check = ", beforeReading: published.check" if self.interface.published else ""
        return block(
            f"extension {self.name}Handler",
            block(
                "func makeInterface() -> Interface", "var members: [Interface.Member] = []",
                ["let published = published"] if self.interface.published else [],
                [f"members.append({member})" for member in members],
                f"return Interface({self.name}.interface, members{check})",
                about=["The interface as it is exported: calls go to this handler, which must outlive it."]))

    def method(self, method):
        name, call = literal(method.name), f"try self.{method.label}"
        if method.is_streamed:
            return (
                f".readingMethod({name}, in: {self.typed(method.inputs)}, out: {self.typed(method.outputs)})"
                f" {{ [unowned self] in {call}(call: $0, message: $1) }}")
        result = "".join(map(self.wire_type, method.outputs)) or "Void"
        suffix = "".join(self.wire(each).removeprefix(each.label) for each in method.outputs)
        inputs, outputs = (literals(each.name for each in arguments) for arguments in (method.inputs, method.outputs))
        check = "try NoOptions.check(options); return " if method.has_empty_options else ""
        return (
            f".method({name}, in: {inputs}, out: {outputs}) {{ [unowned self]"
            f" ({self.parameters(method.inputs, self.wire_type)}) throws -> {result}"
            f" in {check}{call}({self.parameters(method.named_inputs, lambda each: each.label)}){suffix} }}")

    def typed(self, arguments):
        return f"[{', '.join(f'({literal(each.name)}, {self.wire_type(each)}.self)' for each in arguments)}]"

    def property(self, each):
        name, opening = each.label, f".property({literal(each.name)},"
        if each.is_writable:
            setter = f" {{ [unowned self] (value: {self.wire_type(each)}) in try self.set{each.name}(value) }}"
            return f"{opening} .emitsChange, published.stored.{name}){setter}"
        if self.is_stored(each):
            return f"{opening} .emitsChange, published.stored.{name})"
        if each.is_announced:
            return f"{opening} .emitsChange) {{ published.current.{name} }}"
        if each.value is not None:
            return f"{opening} .constant) {{ {self.name}.{name} }}"
        return f"{opening} .constant) {{ [unowned self] in self.{name} }}"

    def signals(self):
        lines = []
        for each in self.interface.signals:
            values = "".join(f", {self.wire(one)}" for one in each.arguments)
            lines += ["", *block(
                f"func {each.label}({self.parameters(each.arguments, self.domain_type)}) throws",
                f"try bus.emit({literal(each.name)}, of: {self.name}.interface, at: .agent{values})",
                about=each.paragraphs)]
        about = f"Sends the signals of `{self.interface.name}`."
        return block(f"struct {self.name}Signals", "let bus: Bus", lines, about=[about])


class Proxy(Side):
    """What a client uses of an interface: its methods, and the values of its properties at one moment. The
    documentation is on the other side, in `AgentBus`."""

    def parts(self):
        properties = [each for each in self.interface.properties if each.value is None]
        state = f"public func state() throws(ClientError) -> {self.name}State {{ try agent.state() }}"
        yield self.state(properties) if properties else []
        calls = [self.call(each) for each in self.interface.methods]
        calls += [self.setter(each) for each in self.interface.properties if each.is_writable]
        yield block(
            f"public struct {self.name}Proxy", "let agent: AgentProxy", ["", state] if properties else [], *calls,
            about=[f"Calls `{self.interface.name}`."])
        yield [
            f"extension AgentProxy {{ public var {swift_name(self.name)}: {self.name}Proxy {{ .init(agent: self) }} }}"]
        yield from self.types()

    def state(self, properties):
        members, lines = [], []
        for each in properties:
            resolved = self.resolve(each)
            if resolved and resolved.kind == "dictionary":
                members.append((each.label, f"{resolved.swift}?", " = nil"))
                read = f"(values) throws(ClientError) in try {resolved.swift}(values)"
                lines.append(f"{each.label} = try values.dictionary({literal(each.name)}).map {{ {read} }}")
                continue
            members.append((each.label, self.domain_type(each), self.first(each)))
            is_plain = not each.type or each.signature.startswith("a")
            getter = "value" if is_plain else "unlessNone" if each.is_optional else "required"
            lines.append(f"{each.label} = try values.{getter}({literal(each.name)})")
        return block(
            f"public struct {self.name}State: InterfaceState, Equatable, Sendable",
            f"public static var interface: String {{ {self.name}.interface }}", "", stored(members), "",
            block("public init(_ values: AnswerValues) throws(ClientError)", lines),
            about=[f"The properties of `{self.interface.name}` at one moment."])

    def first(self, each):
        """The initial value, or nothing if callers have to give one."""
        if each.signature.startswith("a"):
            return " = []"
        if not each.type:
            return f" = {initial_value(each.signature)}" if each.signature in BASIC else ""
        if each.is_optional:
            return " = nil"
        words = self.interface.enumerations.get(each.type.split(".")[-1])
        return f" = .{swift_name(words[0])}" if words else ""

    def call(self, method):
        values = ", ".join("[String: Value]()" if method.is_empty(each) else self.wire(each) for each in method.inputs)
        # A dictionary without a type has no key yet.
        outputs = [each for each in method.outputs if each.type or each.signature != "a{sv}"]
        timeout = " timeout: AgentProxy.longTimeout," if method.is_long else ""
        fill = f" fill: {{ try $0.append({values}) }}," if values else ""
        read = "".join(map(self.reading_answer, outputs)) or "_ in"
        arguments = f"{self.name}.interface, {literal(method.name)},{timeout}{fill} read: {{ {read} }}"
        parameters = self.parameters(method.named_inputs, self.domain_type)
        result = "".join(map(self.domain_type, outputs))
        return self.forms(method, method.label, parameters, result, f"ask({arguments})", f"send({arguments}")

    def setter(self, each):
        text = "value.wire" if each.type else "value"
        arguments = f"{literal(each.name)}, of: {self.name}.interface, to: .{BASIC[each.signature][0]}({text})"
        parameter = f"_ value: {self.domain_type(each)}"
        return self.forms(each, f"set{each.name}", parameter, "", f"set({arguments})", f"set({arguments}")

    def forms(self, member, name, parameters, result, waiting, calling_back):
        """A call in its two forms: one waits for the answer, the other calls a closure with it."""
        arrow = f" -> {result}" if result else ""
        handler = f"_ handler: @escaping (Result<{result or 'Void'}, ClientError>) -> Void"
        lines = [""] if member.is_called else []
        if member.waits and "Result" in result:
            lines.append("@discardableResult")
        if member.waits:
            lines += block(f"public func {name}({parameters}) throws(ClientError){arrow}", f"try agent.{waiting}")
        if member.calls_back:
            parameters = ", ".join(filter(None, [parameters, handler]))
            call = f"try agent.{calling_back}, handler: handler)"
            lines += block(f"public func {name}({parameters}) throws -> Slot", call)
        return lines

    def reading_answer(self, output):
        text, resolved = f"{self.wire_type(output)}(reading: $0)", self.resolve(output)
        if not resolved or resolved.kind == "row":
            return f"try {text}"
        if resolved.kind == "dictionary":
            return f"try {resolved.swift}(AnswerValues(reading: $0))"
        getter = "unlessNone" if output.is_optional and resolved.kind == "domain" else "required"
        return f"try AnswerValues.{getter}({resolved.swift}.self, {text}, {literal(output.name)})"
