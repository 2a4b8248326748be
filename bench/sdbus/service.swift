// The service of service.c, written with SDBus.

import SDBus

@main struct Service {
    let status = "active"
    let id = "00000000-0000-4000-8000-000000000000"
    let key = "deeperRhythm"
    let title = "Deeper rhythm"
    let text = """
        A text that is about as long as the companion text of a phase, which is one or two \
        sentences of up to 160 characters.
        """
    let next = "extendedFast"
    let times: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]
    let numbers: [UInt32] = [1, 2, 3]

    func members() -> [Interface.Member] {
        [
            .property("Status", .emitsChange) { status }, .property("Id", .emitsChange) { id },
            .property("Kept", .emitsChange) { false },
            .property("StartedAt", .emitsChange) { times[0] },
            .property("EndedAt", .emitsChange) { times[1] },
            .property("Target", .emitsChange) { times[2] },
            .property("TargetAt", .emitsChange) { times[3] },
            .property("Milestone", .emitsChange) { key },
            .property("MilestoneTitle", .emitsChange) { title },
            .property("MilestoneText", .emitsChange) { text },
            .property("MilestoneSince", .emitsChange) { times[4] },
            .property("NextMilestone", .emitsChange) { next },
            .property("NextMilestoneTitle", .emitsChange) { title },
            .property("NextMilestoneAt", .emitsChange) { times[5] },
            .property("Line", .emitsChange) { "" }, .property("FirstFast", .emitsChange) { false },
            .property("NeverStarted", .emitsChange) { false },
            .property("Caution", .emitsChange) { "" },
            .property("UndoAct", .emitsChange) { times[7] },
            .property("UndoDetails", .emitsChange) { [String: Value]() },
            .property("TreeVariant", .emitsChange) { numbers[0] },
            .property("TreeTone", .emitsChange) { numbers[1] },
            .property("Version", .emitsChange) { numbers[2] },
        ]
    }

    static func main() throws {
        let loop = try SDEventLoop()
        let bus = try Bus.openUser()
        try loop.attach(bus)
        let slot = try bus.export(
            Interface("reference.Timer1", Service().members()), at: "/reference")
        let limiter = try bus.limitReplies(on: loop)
        _ = try bus.requestName("reference.Swift")
        _ = try loop.run()
        withExtendedLifetime((slot, limiter)) {}
    }
}
