import Compline
import FullScreen
import Words

/// Lays out the pages of the prayer for a size.
struct PrayerPages {
    let office: Office
    let greeting: String
    /// Whether it is an hour of the night.
    let isNight: Bool
    let layout: PrayerLayout

    func page(of model: PrayerModel) -> PrayerPage {
        if model.mode == .keys { return keys(model) }
        return page { gap in
            page(model.scene, model.choosesReflection, model.message, gap)
        }
    }

    /// A page with as much room between its parts as there is.
    private func page(_ build: (_ gap: Int) -> PrayerPage) -> PrayerPage {
        let roomy = build(2)
        return roomy.rows.count <= layout.height ? roomy : build(1)
    }

    private func page(
        _ scene: PrayerModel.Scene, _ choosesReflection: Bool, _ message: String?, _ gap: Int
    ) -> PrayerPage {
        // A page with a reflection has a place for it.
        let notice = office.offersReflection(in: scene) ? nil : message
        var page =
            switch scene {
            case .hub: hub(gap)
            case .phase(let index): phase(office.phases[index], choosesReflection, message, gap)
            case .closing: closing(gap, notice)
            }
        if scene != .closing { add(notice, to: &page) }
        return page
    }

    private func add(_ notice: String?, to page: inout PrayerPage) {
        guard let notice else { return }
        page.space()
        page.center(notice, .secondary)
    }

    // MARK: Hub and closing

    private func hub(_ gap: Int) -> PrayerPage {
        var page = PrayerPage(width: layout.textWidth)
        page.center(greeting, .title)
        page.center(office.hub.mood, .secondary)
        page.space(gap)
        page.center(office.hub.verse, .quoted)
        page.center(office.hub.citation, .quiet)
        if !isNight {
            page.space(gap)
            page.center(Words.Prayer.byDay, .secondary)
        }
        return page
    }

    /// The moon leaves room for what is said.
    private func closing(_ gap: Int, _ notice: String?) -> PrayerPage {
        let closing = office.closing
        return fitting { rows in
            var page = PrayerPage(width: layout.textWidth)
            page.addEmblem(.moon, rows: rows)
            page.space(gap)
            page.center(closing.title, .title)
            page.space(gap == 2 ? 1 : 0)
            page.center(closing.text, .text)
            page.space(gap)
            page.center(closing.blessing, .quoted)
            page.center(closing.citation, .quiet)
            add(notice, to: &page)
            return page
        }
    }

    // MARK: Phases

    private func phase(
        _ phase: Office.Phase, _ choosesReflection: Bool, _ message: String?, _ gap: Int
    ) -> PrayerPage {
        func head(_ gap: Int) -> PrayerPage {
            var page = PrayerPage(width: layout.textWidth)
            page.center(phase.title, .title)
            page.center(phase.instruction, .secondary)
            page.space(gap)
            return page
        }
        func close(_ page: inout PrayerPage) {
            if phase.response.isEmpty { return }
            page.space(gap)
            page.center(phase.response, .text)
        }
        func withEmblem(_ kind: PrayerPage.Emblem) -> PrayerPage {
            fitting { rows in
                // The light of the candle needs no more room above it.
                var page = head(kind == .candle ? gap - 1 : gap)
                page.addEmblem(kind, rows: rows)
                close(&page)
                return page
            }
        }
        switch phase.content {
        case .breath: return withEmblem(.circle)
        case .candle: return withEmblem(.candle)
        case .text(let text):
            // A response of several lines stands under the text.
            var page = head(gap)
            page.block(
                ([text, phase.response].filter { !$0.isEmpty }).joined(separator: "\n\n"), .text)
            return page
        case .questions(let questions, let reflection):
            var page = head(gap)
            for (place, question) in questions.enumerated() {
                if place > 0 { page.space(gap - 1) }
                page.center(question, .text)
            }
            page.space(gap)
            page.addLink(reflection, isChosen: choosesReflection)
            if let message { page.center(message, .secondary) }
            close(&page)
            return page
        }
    }

    /// A page whose emblem takes the room that the texts leave.
    private func fitting(_ build: (_ rows: Int) -> PrayerPage) -> PrayerPage {
        let texts = build(0).rows.count
        let largest = max(9, min(17, layout.height / 3))
        return build(min(largest, max(Self.smallestEmblem, layout.height - texts)))
    }

    /// A smaller circle would not move.
    private static let smallestEmblem = 5

    // MARK: Keys

    private func keys(_ model: PrayerModel) -> PrayerPage {
        var page = PrayerPage(width: layout.textWidth)
        page.center(Words.Prayer.keysTitle, .title)
        page.space()
        var entries = [
            (Words.Prayer.continueKeys, Words.Prayer.continueMeaning),
            (Words.Prayer.moveKeys, Words.Prayer.moveMeaning),
            (Words.Prayer.scrollKeys, Words.Prayer.scrollMeaning),
        ]
        if model.offersReflection { entries.append(("w", Words.Prayer.writeMeaning)) }
        entries.append(("?", Words.Prayer.helpMeaning))
        entries.append((Words.Prayer.leaveKeys, Words.Prayer.leaveMeaning))
        page.table(entries.map { (name: $0.0, meaning: $0.1) })
        return page
    }
}
