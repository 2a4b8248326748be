import CAdwaita
import Contract
import Fasting
import LocalTime
import Presentation

// What the user changes in the calendar. The agent's signal brings the new state.

extension CalendarScreen {
    func add() {
        let hours = context.connection.report?.settings?.targetHours ?? 16
        let form = FastForm.add(on: selectedDay, hours: hours, now: Clock.now, zone: context.zone)
        FastDialog(form, over: widget) { [unowned self] typed, done in
            guard let start = typed.start, let end = typed.end else { return }
            context.acts.perform(done) {
                try $0.history1.log(
                    start: start, end: end,
                    options: .init(target: typed.target, note: typed.note), $1)
            } then: { [unowned self] logged in
                context.toasts.offerUndo(.logged(from: start, to: end), of: logged.act)
                select(end)
            }
        }
    }

    func change(_ session: Session) {
        let form = FastForm.change(session, now: Clock.now, zone: context.zone)
        FastDialog(form, over: widget) { [unowned self] typed, done in
            context.acts.perform(done) {
                try $0.history1.edit(
                    id: session.id,
                    options: .init(
                        startedAt: typed.start, endedAt: typed.end, target: typed.target,
                        note: typed.note), $1)
            } then: { [unowned self] edited in
                let (start, end) = (typed.start ?? session.start, typed.end ?? session.end)
                context.toasts.offerUndo(.edited(from: start, to: end), of: edited.act)
                if typed.end != nil { select(end) }
            }
        }
    }

    func delete(_ session: Session) {
        context.acts.perform {
            try $0.history1.delete(id: session.id, $1)
        } then: { [unowned self] deleted in
            context.toasts.offerUndo(.deleted(session), of: deleted.act)
        }
    }
}
