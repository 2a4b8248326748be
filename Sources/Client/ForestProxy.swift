import Contract
import SDBus

/// `app.atrest.Forest1` with Swift types.
extension AgentProxy {
    private static var forest: Destination {
        Destination(
            service: Names.application, path: ObjectPath(Names.objectPath),
            interface: Forest1.interface)
    }

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
        let options: [String: Value] = isWhole ? [Forest1.Key.whole: .boolean(true)] : [:]
        let memory: UnixFD = try read(
            call(Self.forest, Forest1.Method.render) {
                try $0.append(format.rawValue, width, height, options)
            })
        do throws(SystemError) { return try memory.readAll() } catch {
            throw .refused(BusError(name: BusError.Name.failed, message: error.description))
        }
    }

    /// Whether there is a forest to be shown.
    public func hasForest() throws(ClientError) -> Bool {
        try report(of: [Timer1.interface, Forest1.interface]).hasForest
    }
}
