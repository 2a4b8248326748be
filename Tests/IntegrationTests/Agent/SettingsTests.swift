import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// Settings1 on the bus, and `atrest settings`.
struct SettingsTests {
    @Test func recordsThatAreHeldRefuseAndNothingChanges() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        let holder = try RecordsHolder(session)
        let refusal = try watcher.refusal {
            try watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        }
        #expect(refusal == ErrorName.storage.rawValue)
        holder.letGo()
        #expect(try watcher.get("Discreet", of: Settings1.interface) == .boolean(false))
    }
}
