import Foundation
import PrivateSession
import Testing

/// Each check of `scripts/check-files` finds a file that is wrong in its own way.
struct CheckFilesTests {
    /// A file with a mistake, and a part of what is said about it.
    struct Sample: Sendable, CustomTestStringConvertible {
        let check: String
        let path: String
        let contents: String
        let finding: String

        var testDescription: String { "\(check) \(path)" }
    }

    private static let samples = [
        Sample(
            check: "desktop", path: "desktop/a.desktop",
            contents: "[Desktop Entry]\nType=Application\nName=A\nExec=a\nCategories=Fast;\n",
            finding: "Fast"),
        Sample(
            check: "metainfo", path: "desktop/a.metainfo.xml",
            contents: "<component type=\"desktop-application\"><id>a</id></component>\n",
            finding: "name"),
        Sample(
            check: "icons", path: "desktop/icons/a.svg",
            contents: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\"/>\n",
            finding: "no viewBox"),
        Sample(
            check: "units", path: "systemd/a.service.in",
            contents: "[Service]\nExecStart=@bindir@/atrestd\nNoNewPrivilege=yes\n",
            finding: "NoNewPrivilege"),
        Sample(
            check: "units", path: "systemd/a.service.in",
            contents: "[Unit]\nDocumentation=man:missing-page(1)\n"
                + "[Service]\nExecStart=@bindir@/atrestd\n",
            finding: "missing-page"),
        Sample(
            check: "units", path: "systemd/a.service.in",
            contents: "[Service]\nExecStart=@bindir@/atrestd\n", finding: "xposure"),
        Sample(
            check: "settings", path: "schemas/a.gschema.xml",
            contents: "<schemalist><schema id=\"a.b\" path=\"/a/b/\">"
                + "<key name=\"c\" type=\"i\"><default>'text'</default></key>"
                + "</schema></schemalist>\n", finding: "c"),
        Sample(
            check: "manuals", path: "docs/man/a.1",
            contents: ".TH A 1\n.SH NAME\na \\- b\n.XY unknown\n", finding: "XY"),
        Sample(
            check: "places", path: "PLACES", contents: "HOMEPAGE=https://a.example\n",
            finding: "The first line of PLACES"),
        Sample(
            check: "links", path: "docs/a.md", contents: "# A\n\n[b](b.md)\n", finding: "b.md"),
        Sample(
            check: "links", path: "docs/a.md", contents: "# A\n\n[b](#c)\n", finding: "#c"),
        Sample(
            check: "shell", path: "scripts/a", contents: "#!/bin/sh\necho $1\n",
            finding: "SC2086"),
        Sample(
            check: "shell", path: "desktop/a.sh", contents: "if true; then\n", finding: "SC10"),
        Sample(
            check: "shell", path: "scripts/a", contents: "#!/bin/sh\ncd \"$0/..\" || exit 1\n",
            finding: "CDPATH"),
        Sample(
            check: "shell", path: "scripts/a", contents: "#!/bin/sh\nmkdir -p /var/tmp/a-$$\n",
            finding: "/var/tmp/a-$$"),
        Sample(
            check: "shell", path: "scripts/a", contents: "#!/bin/sh\nmkdir \"/tmp/$USER-x\"\n",
            finding: "/tmp/$USER-x"),
        Sample(
            check: "shell", path: "scripts/a",
            contents: "#!/bin/sh\necho a >\"${TMPDIR:-/tmp}/a.log\" # mktemp\n", finding: "a.log"),
        Sample(
            check: "shell", path: "scripts/a", contents: "#!/bin/sh\n: >/dev/shm/atrest\n",
            finding: "/dev/shm/atrest"),
        Sample(
            check: "completions", path: "desktop/completions/_a", contents: "if ; then fi }\n",
            finding: "_a"),
        Sample(
            check: "completions", path: "desktop/completions/a.fish", contents: "if true\n",
            finding: "a.fish"),
        Sample(
            check: "python", path: "tools/a",
            contents: "#!/usr/bin/env python3\nimport os\nprint(missing)\n", finding: "missing"),
        Sample(
            check: "python", path: "a.py", contents: "def a(:\n", finding: "a.py:1"),
        Sample(
            check: "javascript", path: "a.js", contents: "const a = ;\n", finding: "a.js:1: Syntax"),
        Sample(
            check: "javascript", path: "a.js",
            contents: "import A from 'gi://A';\nexport const b = c => A.d(C);\n",
            finding: "C is not declared"),
        Sample(
            check: "javascript", path: "a.mjs", contents: "import * as A from './b.mjs';\n",
            finding: "A is never used"),
        Sample(check: "data", path: "a.json", contents: "{\"a\": 1,}\n", finding: "a.json"),
        Sample(check: "data", path: "a.jsonc", contents: "// A\n{\"a\": b}\n", finding: "a.jsonc"),
        Sample(check: "data", path: "a.xml", contents: "<a><b></a>\n", finding: "a.xml"),
        Sample(check: "data", path: "a.toml", contents: "a = b\n", finding: "a.toml"),
        Sample(
            check: "workflows", path: ".github/workflows/a.yml",
            contents: "on: push\njobs:\n  a:\n  a:\n", finding: "duplication"),
        Sample(
            check: "mutants", path: "Tests/mutants.toml",
            contents: "[[mutant]]\nname = \"a\"\nfile = \"b\"\ntext = \"c\"\nrun = \"1\"\n",
            finding: "a: `run` is not a date and a commit"),
        Sample(
            check: "tour", path: "docs/dev/tour.md",
            contents: "`a.swift`\n\n```swift\nlet a = 1\n```\n",
            finding: "a.swift does not have: let a = 1"),
        // Each rule of these has examples of its own.
        Sample(
            check: "words", path: "docs/a.md", contents: "Log in\nanew.\n",
            finding: "docs/a.md:2: old words: \"anew\""),
        Sample(
            check: "catalogue", path: "Sources/Content/Words/A.swift",
            contents: "let a = \"Not there\"\n",
            finding: "A.swift:1: is not in the catalogue: Not there"),
        Sample(
            check: "modules", path: "Package.swift",
            contents: ".module(\"Text\", \"\", uses: [\"System\"])\n",
            finding: "Text reaches ['System']"),
        Sample(
            check: "paths", path: "Sources/A/A.swift", contents: "import Glibc\nstat(path, &a)\n",
            finding: "stat(path, &a)"),
        Sample(
            check: "suites", path: ".ci/run", contents: "as_root=(ATests)\n",
            finding: "ATests, which needs no root"),
    ]

    @Test(arguments: samples) func mistakeIsFound(_ sample: Sample) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let tree = session.folder + "/tree"
        let file = "\(tree)/\(sample.path)"
        let folder = URL(filePath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try PrivateSession.write(sample.contents, to: file)
        let result = try session.run(
            packageFolder.appending(path: "scripts/check-files").path,
            ["--in", tree, sample.check])
        #expect(result.status == 1)
        #expect(result.output.contains(sample.finding), "\(result.output)\(result.errors)")
        #expect(result.output.hasSuffix("check-files: 0 passed, 1 failed, 0 skipped\n"))
    }

    @Test func checkThatDoesNotExistIsRefused() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run(
            packageFolder.appending(path: "scripts/check-files").path, ["poetry"])
        #expect(result.status == 64)
        #expect(result.errors.contains("javascript"))
    }
}
