import Client
import Contract
import Presentation
import SDBus
import Testing
import Words

@testable import Commands

struct WindowCommandTests {
    @Test func tokensComeFromTheLauncher() {
        let call = WindowCall(
            environment: ["XDG_ACTIVATION_TOKEN": "a", "DESKTOP_STARTUP_ID": "", "HOME": "/"])
        #expect(call.platformData == ["activation-token": .string("a")])
        #expect(
            WindowCall(environment: ["DESKTOP_STARTUP_ID": "b"]).platformData
                == ["desktop-startup-id": .string("b")])
    }

    @Test func sentenceSaysWhatToInstall() {
        let problem = WindowCommand.problem(.away, hasDesktop: true)
        #expect(problem.exitStatus == .unavailable)
        #expect(problem.sentence?.contains("`atrest-window`") == true)
    }

    @Test(arguments: [ClientError.away, .activationFailed("exited with status 1"), .noAnswer])
    func withoutADesktopNothingElseHelps(_ error: ClientError) {
        #expect(
            WindowCommand.problem(error, hasDesktop: false).sentence
                == Words.WindowCommand.noDesktop)
    }

    @Test func reasonIsTold() {
        for error in [
            ClientError.activationFailed("It broke."), .unreachable("It broke."),
            .refused(BusError(name: BusError.Name.failed, message: "It broke.")),
        ] {
            #expect(
                WindowCommand.problem(error, hasDesktop: true).sentence?.contains("It broke.")
                    == true)
        }
    }

    @Test func screenIsRecognisedOrSuggested() throws {
        #expect(try WindowCommand.named("Settings") == .settings)
        let problem = #expect(throws: Problem.self) { try WindowCommand.named("prefs") }
        #expect(problem?.exitStatus == .usage)
        #expect(problem?.sentence?.contains("settings") == true)
    }
}
