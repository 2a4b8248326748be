import Fasting
import Presentation
import Testing
import Words

@testable import Commands

/// What is suggested for a mistyped word.
struct LikelyTests {
    /// One wrong letter in a known word of five letters or more leads back to it.
    @Test func oneWrongLetterIsUnderstood() throws {
        let verbs = CommandModel(Atrest.self).commands.map(\.commandName)
        for verb in verbs where verb.count >= 5 {
            for at in verb.indices {
                for letter in ["q", "", "zz", String(verb[at]) + String(verb[at])] {
                    var typed = verb
                    typed.replaceSubrange(at...at, with: letter)
                    // A word that another one begins with means that one.
                    if verbs.contains(where: { $0.hasPrefix(typed) }) { continue }
                    #expect(Suggestions.words(for: typed, among: verbs).contains(verb), "\(typed)")
                }
            }
        }
    }

    /// A suggestion can be typed: its first word is a command, and its options are options of it.
    @Test func synonymsStandForWhatThereIs() throws {
        let root = CommandModel(Atrest.self)
        let path = CommandPath(root)
        for (word, meanings) in Suggestions.verbs {
            #expect(root.command(named: word) == nil, "\(word) is a command")
            for meaning in Suggestions.commands(for: word, before: [], in: path) {
                #expect(meanings.contains(meaning))
                if meaning == "--version" || meaning == "--help" { continue }
                var model = root
                for part in meaning.split(separator: " ").map(String.init) {
                    if part.hasPrefix("-") {
                        #expect(model.option(typed: part) != nil, "\(meaning)")
                    } else if let next = model.command(named: part) {
                        model = next
                    } else {
                        #expect(!model.positionals.isEmpty, "\(meaning)")
                    }
                }
            }
        }
        for meaning in Suggestions.keys.values.joined() {
            #expect(Settings.Key(rawValue: meaning) != nil, "\(meaning)")
        }
        for meaning in Suggestions.bars.values.joined() { #expect(Bar(rawValue: meaning) != nil) }
        for meaning in Suggestions.formats.values.joined() {
            #expect(ExportFormat(rawValue: meaning) != nil)
        }
    }
}
