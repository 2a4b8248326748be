// Generated from dbus/app.atrest.Forest1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Forest1` whose changes are announced.
struct Forest1Properties: PropertyValues {
    static var interface: String { Forest1.interface }

    /// Whether there is a forest. If not, no tree is drawn.
    var available: Bool = false

    func names(differingFrom other: Forest1Properties?) -> [String] {
        var names: [String] = []
        if available != other?.available { names.append("Available") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let available = StoredProperty<Bool>(false)

        func set(_ values: Forest1Properties) {
            available.value = values.available
        }
    }
}

/// What carries out the calls of `app.atrest.Forest1`.
protocol Forest1Handler: PublishingInterface where Properties == Forest1Properties {
    /// Returns a picture as SVG. That of a growing tree changes with the time that has passed: a
    /// client that shows it asks again.
    ///
    /// - Throws: InvalidArgs, NotEntitled, Storage.
    func svg(scene: String, width: UInt32, height: UInt32, options: [String: Value]) throws -> String
    /// Returns the forest as a file.
    ///
    /// - Throws: InvalidArgs, NotEntitled, Storage.
    func render(format: String, width: UInt32, height: UInt32, options: [String: Value]) throws -> UnixFD
    /// Returns the trees and their places.
    ///
    /// - Throws: NotEntitled, Storage.
    func trees() throws -> [Forest1.TreeRow]
}

extension Forest1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Svg", in: ["scene", "width", "height", "options"], out: ["svg"]) { [unowned self] (scene: String, width: UInt32, height: UInt32, options: [String: Value]) throws -> String in try self.svg(scene: scene, width: width, height: height, options: options) })
        members.append(.method("Render", in: ["format", "width", "height", "options"], out: ["picture"]) { [unowned self] (format: String, width: UInt32, height: UInt32, options: [String: Value]) throws -> UnixFD in try self.render(format: format, width: width, height: height, options: options) })
        members.append(.method("Trees", in: [], out: ["trees"]) { [unowned self] () throws -> [Forest1.TreeRow] in try self.trees() })
        members.append(.property("Available", .emitsChange, published.stored.available))
        members.append(.property("Version", .constant) { Forest1.version })
        return Interface(Forest1.interface, members, beforeReading: published.check)
    }
}

extension Forest1.TreeRow: BusWritable {
    public static let signature = "(sssuuudda{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "sssuuudda{sv}") { () throws(SystemError) in
            try id.wire.write(to: message)
            try state.wire.write(to: message)
            try words.write(to: message)
            try variant.write(to: message)
            try tone.write(to: message)
            try layer.write(to: message)
            try x.write(to: message)
            try y.write(to: message)
            var extras: [String: Value] = [:]
            if let starX { extras["StarX"] = .double(starX) }
            if let starY { extras["StarY"] = .double(starY) }
            try extras.write(to: message)
        }
    }
}
