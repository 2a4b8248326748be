import Foundation
import Testing

/// German addresses the reader with "du". Rule: docs/rules/words.md, Plain English.
struct AddressTests {
    private static func isFormal(_ text: String) -> Bool {
        text.contains(
            /\b[A-ZÄÖÜa-zäöü]+en Sie\b|\bfügen diese\b|\bIhr(e|en|er|em)? (Geräte?n?|Fasten|Daten|Notizen)\b/
        )
    }

    @Test func noSentenceIsFormal() throws {
        let url = PackageFile.root.appendingPathComponent("po/de.po")
        let text = try String(contentsOf: url, encoding: .utf8)
        for line in text.split(separator: "\n") where line.hasPrefix("msgstr") {
            #expect(!Self.isFormal(String(line)), "\(line)")
        }
    }

    @Test(arguments: [
        ("Wählen Sie einen Ordner.", true), ("Fügen Sie diese Zeilen hinzu.", true),
        ("Ein Ordner, den Ihre Geräte teilen.", true), ("Wähle einen Ordner.", false),
        ("Die Aufzeichnungen waren nicht lesbar. Sie heißen jetzt anders.", false),
        ("Nur du siehst sie. Sie steht nie in einer Benachrichtigung.", false),
    ])
    func formalSentencesAreFound(_ sentence: String, _ isFormal: Bool) {
        #expect(Self.isFormal(sentence) == isFormal)
    }
}
