import Fasting
import Licences
import LocalTime

extension LicenceTool {
    func keygen(_ arguments: ToolArguments) throws(Problem) {
        let file = try arguments.words("KEY")[0]
        let key: LicenceKey
        do throws(LicenceKey.Failure) { key = try .random() } catch { throw .library }
        try ToolFile.create(file, key.file, isSecret: true)
        print("authority: \(key.authority.id)\n")
    }

    func authority(_ arguments: ToolArguments) throws(Problem) {
        let file = try arguments.words("FILE")[0]
        let key = try key(arguments)
        if arguments.repeated.isEmpty { throw .usage("`--offer` is missing.") }
        var offers: [Seller.Offer] = []
        for text in arguments.repeated { offers.append(try offer(text)) }
        let seller = Seller(
            name: try arguments.required("seller"), address: try arguments.required("address"),
            terms: try arguments.required("terms"), offers: offers)
        guard let seller else {
            throw .usage(
                "Each text has to be one line of 1 to \(Licence.longestName) bytes, the terms have to be "
                    + "a link that begins with https://, and there may be \(Seller.mostOffers) offers."
            )
        }
        let bytes: [UInt8]
        do throws(LicenceKey.Failure) { bytes = try key.sign(seller) } catch { throw .library }
        try ToolFile.replace(file, bytes)
        print("authority: \(key.authority.id)\n")
    }

    private func offer(_ text: String) throws(Problem) -> Seller.Offer {
        guard let gap = text.firstIndex(of: " "),
            let kind = Licence.Kind(rawValue: String(text[..<gap]))
        else { throw .usage("`\(text)` is not an offer such as \"annual\" and a price.") }
        return Seller.Offer(kind: kind, price: String(text[text.index(after: gap)...]))
    }

    func sign(_ arguments: ToolArguments) throws(Problem) {
        _ = try arguments.words()
        let key = try key(arguments)
        if arguments.flags.count > 1 { throw .usage("Give --annual or --lifetime, not both.") }
        let kind: Licence.Kind = arguments.flags.contains("lifetime") ? .lifetime : .annual
        let today = CivilTime(secondsSinceEpoch: now().secondsSinceEpoch)
        let from =
            try arguments.values["from"].map(date)
            ?? CivilTime(year: today.year, month: today.month, day: today.day)
        var until = try arguments.values["until"].map(date)
        if kind == .lifetime, until != nil { throw .usage("A lifetime licence has no --until.") }
        // A year after 29 February is 1 March.
        if kind == .annual, until == nil {
            until =
                CivilTime(validYear: from.year + 1, month: from.month, day: from.day)
                ?? CivilTime(year: from.year + 1, month: 3, day: 1)
        }
        let licence = Licence(
            name: try arguments.required("name"), kind: kind, from: from.instant,
            until: until?.instant, serial: try serial(arguments.values["serial"]),
            authority: key.authority.id)
        guard let licence else {
            throw .usage(
                "The name has to be one line of 1 to \(Licence.longestName) bytes, and the end has to be "
                    + "after the beginning.")
        }
        do throws(LicenceKey.Failure) {
            print(String(decoding: try key.sign(licence), as: UTF8.self))
        } catch { throw .library }
    }

    func inspect(_ arguments: ToolArguments) throws(Problem) {
        let file = try arguments.words("FILE")[0]
        let bytes = Licence.tidied(try ToolFile.read(file, atMost: Licence.longestText))
        var authority: Authority?
        if let path = arguments.values["authority"] {
            let bytes = try ToolFile.read(path, atMost: 1 << 16)
            guard let read = AuthorityFile(bytes)?.authority else {
                throw .input("\(path) is not the file of an authority.")
            }
            authority = read
            let list = ToolFile.folder(of: path) + "/revoked"
            if ToolFile.exists(list) {
                let bytes = try ToolFile.read(list, atMost: RevocationList.longestFile)
                guard let revoking = read.revoking(bytes) else {
                    throw .input("\(list) is not a list of this authority.")
                }
                authority = revoking
            }
        }
        let isLicence = Licence.unchecked(bytes) != nil
        if isLicence { print(String(decoding: bytes, as: UTF8.self)) }
        guard let authority else {
            guard isLicence else { throw .input(Self.sentence(.wrong)) }
            throw .input("The signature was not checked. Name the --authority.")
        }
        do throws(LicenceProblem) {
            let licence = try authority.check(bytes)
            if let problem = licence.problem(at: now()) { throw problem }
        } catch {
            throw .input(Self.sentence(error))
        }
        print("The licence is valid.\n")
    }

    private static func sentence(_ problem: LicenceProblem) -> String {
        switch problem {
        case .wrong: "It is not a licence."
        case .foreign: "Another authority has made it."
        case .expired: "It has ended."
        case .notYet: "It has not begun yet."
        case .revoked: "It is revoked."
        case .damaged: "It is damaged: its form or its signature is wrong."
        case .unchecked: Problem.library.sentence
        }
    }

    func revoke(_ arguments: ToolArguments) throws(Problem) {
        guard let path = arguments.words.first else { throw .usage("LIST is missing.") }
        if arguments.words.count < 2 { throw .usage("SERIAL is missing.") }
        let key = try key(arguments)
        var list = RevocationList()
        if ToolFile.exists(path) {
            let bytes = try ToolFile.read(path, atMost: RevocationList.longestFile)
            guard let known = RevocationList(bytes, of: key.authority) else {
                throw .input("\(path) is not a list of this key.")
            }
            list = known
        }
        for word in arguments.words.dropFirst() { list.serials.insert(try serial(word)) }
        let text: [UInt8]
        do throws(LicenceKey.Failure) { text = try key.sign(list) } catch { throw .library }
        try ToolFile.replace(path, text)
        print("revoked: \(list.serials.count)\n")
    }

    // MARK: Values

    private func key(_ arguments: ToolArguments) throws(Problem) -> LicenceKey {
        let path = try arguments.required("key")
        guard let key = LicenceKey(file: try ToolFile.read(path, atMost: 1 << 16)) else {
            throw .input("\(path) is not the file of a key.")
        }
        return key
    }

    private func date(_ text: String) throws(Problem) -> CivilTime {
        guard let date = TimeText.date(text), TimeText.date(date) == text, date.year >= 1970 else {
            throw .usage("`\(text)` is not a date such as 2026-11-22.")
        }
        return date
    }

    private func serial(_ text: String?) throws(Problem) -> Hex64 {
        guard let text else { return Hex64(.random(in: 1 ... .max)) }
        guard let serial = Hex64(Array(text.utf8)) else {
            throw .usage("`\(text)` is not a serial of 16 hexadecimal digits.")
        }
        return serial
    }
}

extension CivilTime {
    /// The instant in UTC.
    fileprivate var instant: Instant { Instant(secondsSinceEpoch: secondsSinceEpoch) }
}
