import Foundation
import Testing

@testable import AgentBus

/// What the folder of a process in /proc says about a sandbox.
struct ProcessSandboxTests {
    /// A process: files below its folder, with their texts.
    private static let processes: [(files: [String: String], expected: ProcessSandbox)] = [
        ([:], .unknown),
        (["root/etc/hostname": ""], .none),
        (["root/.flatpak-info": "[Application]\n"], .flatpak),
        (["root/usr/.flatpak-info": ""], .none),
        (["root/x": "", "attr/current": "unconfined\n"], .none),
        (["root/x": "", "attr/current": "snap.player.player (enforce)\n"], .snap),
        // The specific file counts if there are several security modules.
        (
            [
                "root/x": "", "attr/apparmor/current": "snap.player.player (enforce)\n",
                "attr/current": "system_u:system_r:init_t:s0\n",
            ], .snap
        ),
        // A snap that is not confined, and what was started in its terminal.
        (
            [
                "root/x": "", "attr/current": "snap.code.code (complain)\n",
                "cgroup": "0::/user.slice/app.slice/snap.code.code-1.scope\n",
            ], .none
        ),
        (["root/x": "", "attr/current": "snapper (enforce)\n"], .none),
        // Without AppArmor.
        (["root/x": "", "cgroup": "0::/user.slice/app.slice/snap.player.player-1.scope\n"], .snap),
        (["root/x": "", "cgroup": "0::/user.slice/app.slice/app-snap.scope\n"], .none),
    ]

    @Test func everyProcess() throws {
        let folder = NSTemporaryDirectory() + "/processes-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (number, process) in Self.processes.enumerated() {
            for (name, text) in process.files {
                let file = "\(folder)/\(number)/\(name)"
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(filePath: file))
            }
            #expect(
                ProcessSandbox(of: pid_t(number), in: folder) == process.expected,
                "\(process.files)")
        }
    }

    @Test func thisProcess() {
        // Tests run in no sandbox, and may look at themselves.
        #expect(ProcessSandbox(of: getpid()) == .none)
        #expect(ProcessSandbox(of: pid_t.max) == .unknown)
    }
}
