import Contract
import SDBus

/// `app.atrest.Forest1` with Swift types.
extension AgentProxy {
    private static let forest = destination(Forest1.interface)

    /// The forest as a file.
    ///
    /// - Parameters:
    ///   - width: of the view, in pixels.
    ///   - height: of the view, in pixels.
    ///   - isWhole: all of it in the view, with nothing to scroll.
    /// - Returns: the bytes of the file.
    public func renderForest(
        _ format: Forest1.Format, width: UInt32, height: UInt32, isWhole: Bool = false
    ) throws(ClientError) -> [UInt8] {
        let options: [String: Value] = isWhole ? [Forest1.Key.whole.rawValue: .boolean(true)] : [:]
        let memory: UnixFD = try read(
            call(Self.forest, Forest1.Method.render.rawValue) {
                try $0.append(format.rawValue, width, height, options)
            })
        do throws(SystemError) { return try memory.readAll() } catch {
            throw .refused(BusError(name: BusError.Name.failed, message: error.description))
        }
    }

    /// Hears when the line for the frame changes, until the slot is let go of.
    ///
    /// - Parameter handler: gets nil where there is none any more.
    public func onInscription(_ handler: @escaping (String?) -> Void) throws(SystemError) -> Slot {
        try bus.match(Self.changes(of: Vigil1.interface)) { message in
            guard let (_, changed) = try? message.read(String.self, [String: Value].self),
                let line = changed[Vigil1.Property.inscription.rawValue]?.stringValue
            else { return }
            handler(line.isEmpty ? nil : line)
        }
    }
}
