import Contract
import SDBus

extension Forest1Proxy {
    /// The forest as the bytes of a file.
    ///
    /// - Parameters:
    ///   - width: of the view, in pixels.
    ///   - height: of the view, in pixels.
    ///   - isWhole: whether all of the forest fits into the view.
    public func file(
        _ format: Forest1.Format, width: UInt32, height: UInt32, isWhole: Bool = false
    ) throws(ClientError) -> [UInt8] {
        let memory = try render(
            format: format, width: width, height: height,
            options: Forest1.PictureOptions(whole: isWhole ? true : nil))
        do throws(SystemError) { return try memory.readAll() } catch {
            throw .unexpectedAnswer(error.description)
        }
    }
}

extension AgentProxy {
    /// Reports new values of Vigil1.Inscription until the slot is released.
    ///
    /// - Parameter handler: gets nil if there is no inscription any more.
    public func onInscription(_ handler: @escaping (String?) -> Void) throws(SystemError) -> Slot {
        try bus.match(Self.changes(of: Vigil1.interface)) { message in
            let name = Vigil1.Property.inscription.rawValue
            guard let (_, changed) = try? message.read(String.self, [String: Value].self),
                let text = changed[name]?.stringValue
            else { return }
            handler(text.isEmpty ? nil : text)
        }
    }
}
