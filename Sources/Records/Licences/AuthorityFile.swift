import Text

/// The file with which a packager names a licence authority: its key, who sells its licences, and for how
/// much. It is signed as a whole, so that a damaged file names none.
///
///     Atrest authority 2
///     key: …
///     seller: Example Ltd.
///     address: 1 High Street, Exampletown
///     terms: https://example.org/terms
///     offer: annual …
///     offer: lifetime …
///     signature: …
public struct AuthorityFile: Equatable, Sendable {
    public var authority: Authority
    public let seller: Seller

    static let title = "Atrest authority 2"
    /// Longer files are not read, in bytes.
    public static let longestFile = 1 << 13

    /// Reads a file. Without libgcrypt the signature is not checked; no licence is accepted then.
    ///
    /// - Returns: nil if it has another form, or if its signature is wrong.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.longestFile, let text = SignedText(bytes), text.lines.count >= 6,
            text.lines[0].elementsEqual(Self.title.utf8),
            let key = Field.key.value(in: text.lines[1])
                .flatMap({ Base64.bytes($0, count: Ed25519.keyLength) }), Ed25519.isUsable(key),
            let seller = Seller(lines: text.lines[2...])
        else { return nil }
        if let isSigned = try? text.isSigned(by: key), !isSigned { return nil }
        authority = Authority(publicKey: key)
        self.seller = seller
    }
}

/// Who sells the licences of an authority, and for how much. All of it is the authority's own text.
public struct Seller: Equatable, Sendable {
    public let name: String
    public let address: String
    /// A link.
    public let terms: String
    public let offers: [Offer]

    public struct Offer: Equatable, Sendable {
        public let kind: Licence.Kind
        public let price: String

        public init(kind: Licence.Kind, price: String) {
            self.kind = kind
            self.price = price
        }
    }

    /// The largest number of offers.
    public static let mostOffers = 8

    /// - Returns: nil if a text is not one line of 1 to ``OneLine/longest`` bytes, if the terms are not a
    ///   link that begins with `https://`, or if there is no offer.
    public init?(name: String, address: String, terms: String, offers: [Offer]) {
        guard ([name, address, terms] + offers.map(\.price)).allSatisfy(OneLine.isValid),
            terms.hasPrefix("https://"), !terms.utf8.contains(UInt8(ascii: " ")),
            (1...Self.mostOffers).contains(offers.count)
        else { return nil }
        self.name = name
        self.address = address
        self.terms = terms
        self.offers = offers
    }

    init?(lines: ArraySlice<ArraySlice<UInt8>>) {
        func text(_ field: Field, in line: ArraySlice<UInt8>) -> String? {
            field.value(in: line).flatMap { String(validating: $0, as: UTF8.self) }
        }
        let lines = Array(lines)
        guard lines.count > 3, let name = text(.seller, in: lines[0]),
            let address = text(.address, in: lines[1]), let terms = text(.terms, in: lines[2])
        else { return nil }
        var offers: [Offer] = []
        for line in lines[3...] {
            guard let words = text(.offer, in: line), let gap = words.firstIndex(of: " "),
                let kind = Licence.Kind(rawValue: String(words[..<gap]))
            else { return nil }
            offers.append(Offer(kind: kind, price: String(words[words.index(after: gap)...])))
        }
        self.init(name: name, address: address, terms: terms, offers: offers)
    }
}

/// A text that is shown in one line, exactly as it is written.
enum OneLine {
    /// In bytes of UTF-8.
    static let longest = 200

    /// A character that turns the direction of a text could make it look like another one.
    static func isValid(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard (1...longest).contains(text.utf8.count), scalars.first != " ", scalars.last != " "
        else { return false }
        return scalars.allSatisfy {
            switch $0.properties.generalCategory {
            // The joiners belong to the spelling of some languages.
            case .format: $0 == "\u{200C}" || $0 == "\u{200D}"
            case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: false
            default: true
            }
        }
    }
}
