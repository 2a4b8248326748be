// Generated from dbus/app.atrest.Vigil1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Vigil1` whose changes are announced.
struct Vigil1Properties: PropertyValues {
    static var interface: String { Vigil1.interface }

    /// Whether Vigil adds its texts; stored.
    var enabled: Bool = false
    /// The line of this moment: of the phase while a fast is active, of the arrival after a
    /// completed one until Status becomes idle, otherwise of the local day, announced at midnight;
    /// "" after a fast that was ended early or abandoned, and while Vigil is off.
    var scripture: String = ""
    /// What Timer1.MilestoneText already ends with: show one of the two; "" if no fast is active or
    /// Vigil is off. It is in English if it has no translation; then it is a separate paragraph in
    /// MilestoneText.
    var companion: String = ""
    /// Shown for 4 seconds after a start that is now, by a client that shows the start; "" while
    /// Vigil is off.
    var fastStartLine: String = ""
    /// For the frame of the forest; "" while Vigil is off.
    var inscription: String = ""

    func names(differingFrom other: Vigil1Properties?) -> [String] {
        var names: [String] = []
        if enabled != other?.enabled { names.append("Enabled") }
        if scripture != other?.scripture { names.append("Scripture") }
        if companion != other?.companion { names.append("Companion") }
        if fastStartLine != other?.fastStartLine { names.append("FastStartLine") }
        if inscription != other?.inscription { names.append("Inscription") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let enabled = StoredProperty<Bool>(false)
        let scripture = StoredProperty<String>("")
        let companion = StoredProperty<String>("")
        let fastStartLine = StoredProperty<String>("")
        let inscription = StoredProperty<String>("")

        func set(_ values: Vigil1Properties) {
            enabled.value = values.enabled
            scripture.value = values.scripture
            companion.value = values.companion
            fastStartLine.value = values.fastStartLine
            inscription.value = values.inscription
        }
    }
}

/// What carries out the calls of `app.atrest.Vigil1`.
protocol Vigil1Handler: PublishingInterface where Properties == Vigil1Properties {
    /// Returns the source of the present Scripture. Show it only on request, for a moment.
    ///
    /// - Throws: Storage.
    func citation() throws -> String?
    /// Returns the source of the inscription. Show it only on request, for a moment.
    ///
    /// - Throws: Storage.
    func inscriptionCitation() throws -> String?
    /// Sets `Enabled`.
    ///
    /// - Throws: Storage.
    func setEnabled(_ value: Bool) throws
}

extension Vigil1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Citation", in: [], out: ["citation"]) { [unowned self] () throws -> String in try self.citation().wire })
        members.append(.method("InscriptionCitation", in: [], out: ["citation"]) { [unowned self] () throws -> String in try self.inscriptionCitation().wire })
        members.append(.property("Enabled", .emitsChange, published.stored.enabled) { [unowned self] (value: Bool) in try self.setEnabled(value) })
        members.append(.property("Scripture", .emitsChange, published.stored.scripture))
        members.append(.property("Companion", .emitsChange, published.stored.companion))
        members.append(.property("FastStartLine", .emitsChange, published.stored.fastStartLine))
        members.append(.property("Inscription", .emitsChange, published.stored.inscription))
        members.append(.property("Version", .constant) { Vigil1.version })
        return Interface(Vigil1.interface, members, beforeReading: published.check)
    }
}
