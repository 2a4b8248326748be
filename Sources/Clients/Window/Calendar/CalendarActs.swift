import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

// What the user changes in the calendar. The agent's signal brings the new state.

extension CalendarScreen {
    func add() {
        let form = FastForm(
            addingOn: selectedDay, hours: context.connection.report?.settings?.targetHours ?? 16,
            now: Clock.now, zone: context.zone)
        open(form) { [unowned self] reading, handler in
            context.connection.ask {
                try $0.history1.log(
                    start: reading.start, end: reading.end,
                    options: .init(target: reading.target, note: reading.note), $1)
            } then: { [unowned self] answer in
                if case .success(let logged) = answer {
                    context.toasts.offerUndo(
                        .logged(from: reading.start, to: reading.end), of: logged.act)
                    select(reading.end)
                }
                handler(answer.map { _ in })
            }
        }
    }

    func change(_ session: Session) {
        let form = FastForm(changing: session, now: Clock.now, zone: context.zone)
        open(form) { [unowned self] reading, handler in
            guard let options = form.changes(reading) else { return handler(.success(())) }
            context.connection.ask {
                try $0.history1.edit(id: session.id, options: options, $1)
            } then: { [unowned self] answer in
                if case .success(let edited) = answer {
                    context.toasts.offerUndo(
                        .edited(from: reading.start, to: reading.end), of: edited.act)
                    if options.endedAt != nil { select(reading.end) }
                }
                handler(answer.map { _ in })
            }
        }
    }

    func delete(_ session: Session) {
        context.connection.ask {
            try $0.history1.delete(id: session.id, $1)
        } then: { [unowned self] answer in
            switch answer {
            case .success(let deleted):
                context.toasts.offerUndo(.deleted(session), of: deleted.act)
            case .failure(let error): context.toasts.show(error)
            }
        }
    }

    private func open(_ form: FastForm, send: @escaping FastDialog.Send) {
        guard let root = gtk_widget_get_root(widget) else { return }
        _ = FastDialog(
            form, above: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self),
            send: send)
    }
}
