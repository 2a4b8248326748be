import AgentCore
import Fasting
import Folders
import Store
import SystemdSupport
import Words

/// Writes the lines of this machine, and begins its incarnations.
extension DevicesController {
    func writeLines() {
        guard let writer = try? engine.presentWriter(), let last = try? engine.lastOwnLine() else {
            return finish()
        }
        guard let first = own.firstMissing(upTo: last),
            let lines = try? engine.ownLines(from: first, limit: Self.batch)
        else { return finish() }
        let missing = lines.filter { !own.contains($0.number) }
        if missing.isEmpty { return finish() }
        let texts = missing.map(\.text)
        run(.append(texts, of: writer)) {
            [weak self] outcome in
            guard let self else { return }
            guard case .appended(let files) = outcome else { return fail(outcome) }
            problem = nil
            var rest = missing.map(\.number)[...]
            for extended in files {
                let name = extended.file.name
                own.add(Array(rest.prefix(extended.lines)), of: name)
                rest = rest.dropFirst(extended.lines)
                known[name] = ReadFile(extended, after: known[name])
                if known[name] == nil { mustLook = true }
            }
            writeLines()
        }
    }

    // MARK: Incarnations

    /// Whether the records came here with a home folder that was copied from another machine.
    var isCopiedHome: Bool {
        guard let sharing = try? engine.sharing(), let machine = MachineID.text else {
            return false
        }
        return !sharing.machine.isEmpty && sharing.machine != machine
    }

    func beginIncarnation() {
        try? engine.beginIncarnation(
            machine: MachineID.text ?? "", name: name, isWritten: own.contains)
        own = OwnLines()
        onProblem(Words.Devices.newIncarnation)
    }
}
