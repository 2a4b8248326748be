import Foundation
import Testing

/// Each refusal says what to do, or points to help, in English and in German. It is read in the catalogue, as the
/// user reads it: what stands in ``Refusals`` is every sentence that a ``Problem`` or the agent refuses with.
struct RefusalActionTests {
    /// Sentences that are followed by another one, and those that refuse nothing: the user has declined, or it is said
    /// what Atrest has done itself. A licence that is over is not a reason to ask for another one.
    private static let excused: Set<String> = [
        "CommandLine.unknownSetting", "CommandLine.missing", "Note.kept", "Forest.absent",
        "Forest.wallpaperDeclined", "Interchange.declined", "Devices.newIncarnation",
        "Premium.noLicence", "Premium.sentence", "alreadyServed", "recordsSetAside",
    ]

    @Test func eachRefusalSaysWhatToDo() throws {
        let refusals = try Refusals()
        #expect(refusals.names.count > 100)
        var checked = 0
        for name in refusals.names.sorted() where !Self.excused.contains(name) {
            for entry in refusals.sentences(name) where entry.id.contains(" ") {
                checked += 1
                #expect(Action.english.isIn(entry.id), "\(name): \(entry.id)")
                for text in entry.texts { #expect(Action.german.isIn(text), "\(name): \(text)") }
            }
        }
        #expect(checked > 120)
    }

    @Test func samplesAreCaught() {
        for text in [
            "This setting must be true or false.", "Use day, week or month.",
            "It is full. Free some space.", "There is no fast. `atrest start` starts one.",
        ] { #expect(Action.english.isIn(text), "\(text)") }
        for text in [
            "There are no past fasts yet.", "That was not possible.", "`x` is not a time.",
        ] {
            #expect(!Action.english.isIn(text), "\(text)")
        }
        #expect(Action.german.isIn("Die Dauer muss zwischen 4 und 168 Stunden liegen."))
        #expect(!Action.german.isIn("Die Dauer liegt zwischen 4 und 168 Stunden."))
    }
}

/// How a sentence says what to do.
private struct Action {
    /// Words of a request, at the beginning of a sentence or of a part of one.
    let requests: Regex<AnyRegexOutput>
    /// Words that say what is possible.
    let limits: [String]

    static var english: Action {
        Action(
            requests: try! Regex(
                #"(?i)(?:^|[.;:,!?] |\bor |\band |otherwise |then )(?:add|allow|change|check|choose|connect|copy|correct|create|delete|end|exclude|export|free|import|install|leave|log|make|move|name|open|restart|run|save|search|send|set|shorten|split|start|stop|try|type|undo|unpack|update|use|write)\b"#
            ),
            limits: ["must ", "at most", "{known}", "1 to {count}"])
    }
    static var german: Action {
        Action(
            requests: try! Regex(
                #"(?i)(?:^|[.;:,!?] |\boder |\bund |sonst |dann |zuerst )(?:aktualisiere|ändere|beende|entpacke|ergänze|erlaube|exportiere|füge|gib|heb|hebe|importiere|installiere|kopiere|kürze|lass|leg|lösche|mach|melde|nenne|öffne|prüfe|sage|schaffe|schließe|schreib|schreibe|sende|setze|siehe|speichere|starte|stell|suche|teile|verschiebe|versuch|verwende|wähle)\b"#
            ),
            limits: ["muss ", "müssen ", "dürfen ", "höchstens", "Möglich", "{known}"])
    }

    func isIn(_ text: String) -> Bool {
        // The reason of a failure says what to do about it.
        let hasReason = text.contains(": {reason}.")
        // A command, and not only what was typed.
        let hasCommand = text.matches(of: /`([^`]+)`/).contains {
            !["text", "id", "key", "name", "option", "format", "word", "act", "bar", "editor"]
                .contains(String($0.1.dropFirst().dropLast())) && $0.1 != "x"
        }
        return hasReason || hasCommand || limits.contains { text.contains($0) }
            || text.contains(requests)
    }
}

/// The refusals in the sources: members of ``Words`` by name, and the sentences in them.
private struct Refusals {
    private var members: [String: [String]] = [:]
    private(set) var names: Set<String> = []
    private let entries: [String: Catalogue.Entry]

    init() throws {
        let catalogue = try #require(Catalogue.all["po/de.po"])
        entries = Dictionary(catalogue.entries.map { ($0.id, $0) }) { first, _ in first }
        for file in PackageFile.all where file.path.hasPrefix("Sources/") {
            if file.path.hasPrefix("Sources/Words/") {
                readMembers(file.contents)
            } else {
                readProblems(file.contents)
            }
            if file.path.hasSuffix("/RefusalSentences.swift") {
                for match in file.contents.matches(of: /\b([A-Z]\w+\.[a-z]\w+)/) {
                    names.insert(String(match.1))
                }
            }
        }
        names.formIntersection(members.keys)
    }

    func sentences(_ name: String) -> [Catalogue.Entry] {
        members[name, default: []].compactMap { entries[$0] }
    }

    /// The sentences of each `static let` and `static func`, under the names of the types around it.
    private mutating func readMembers(_ source: String) {
        var types: [(indent: Int, name: String)] = []
        var member: (name: String, lines: [Substring]) = ("", [])
        func finish(_ members: inout [String: [String]]) {
            if member.name.isEmpty { return }
            members[member.name, default: []] += LiteralReader.literals(
                in: member.lines.joined(separator: "\n")
            ).map(\.text)
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let indent = line.prefix { $0 == " " }.count
            if let match = line.firstMatch(of: /\b(?:extension|enum|struct) ([\w.]+).*\{$/) {
                finish(&members)
                member = ("", [])
                types.removeAll { $0.indent >= indent }
                types.append((indent, String(match.1).replacing(/^Words\.?/, with: "")))
            } else if let match = line.firstMatch(of: /\bstatic (?:let|var|func) (\w+)/) {
                finish(&members)
                let path = types.filter { $0.indent < indent }.map(\.name) + [String(match.1)]
                member = (path.filter { !$0.isEmpty }.joined(separator: "."), [line])
            } else {
                member.lines.append(line)
            }
        }
        finish(&members)
    }

    /// What a `Problem` is made of, also under another name of the type.
    private mutating func readProblems(_ source: String) {
        let aliases = source.matches(of: /typealias (\w+) = Words\.([\w.]+)/)
            .map { (String($0.1), String($0.2)) }
        for start in source.ranges(of: "Problem(") {
            var depth = 1
            let body = source[start.upperBound...].prefix { character in
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return depth > 0
            }
            for match in body.matches(of: /\b([A-Z]\w*)\.([\w.]*[a-z]\w*)/) {
                if match.1 == "Words" { names.insert(String(match.2)) }
                for (alias, type) in aliases where alias == match.1 {
                    names.insert("\(type).\(match.2)")
                }
            }
        }
    }
}
