import Folders
import Testing
import Words

/// Modules that read folders know no sentences, only their names.
struct FolderRefusalTests {
    @Test(arguments: [
        DeviceFolder.Problem.absent, .notAFolder, .notOurs, .newer, .readOnly, .full, .failed(5),
    ])
    func sharedFolderHasASentence(_ problem: DeviceFolder.Problem) {
        let argument = Words.RefusedArgument(rawValue: problem.code)
        #expect(argument?.sentence(path: "/here").contains("/here") == true)
    }

    @Test(arguments: [
        CalendarFolder.Problem.absent, .notAFolder, .notOurs, .readOnly, .full, .failed(5),
    ])
    func calendarFolderHasASentence(_ problem: CalendarFolder.Problem) {
        let argument = Words.RefusedArgument(rawValue: problem.code)
        #expect(argument?.sentence(path: "/here").contains("/here") == true)
    }
}
