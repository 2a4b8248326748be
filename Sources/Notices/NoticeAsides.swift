import CNotify

extension NoticeWorker {
    /// How long one stands, in milliseconds.
    private static let asideLifetime: UInt32 = 2_000

    func add(_ aside: Aside) {
        guard isConnected, offers(for: aside.place) != nil else { return }
        comingAside = aside
        // The server has answered, so what it said before has arrived: that it closed the notice
        // because of the reader's answer, if it did, is dealt with before this.
        cnotify_post(
            context,
            { worker in
                NoticeWorker.at(worker).finishAdding()
                return 0
            }, pointer)
    }

    private func finishAdding() {
        guard let aside = comingAside else { return }
        comingAside = nil
        guard standing[aside.place]?.shown != nil, let notice = standing[aside.place]?.notice else {
            return show(aside.otherwise, at: .moment, Self.now)
        }
        guard let offers = offers(for: aside.place) else { return }
        put(notice.adding(aside.text, below: aside.paragraph), at: aside.place, offers)
        guard standing[aside.place]?.shown != nil else { return }
        standing[aside.place]!.notice = notice
        let end = cnotify_after(
            context, Self.asideLifetime,
            { worker in
                NoticeWorker.at(worker).endAside()
                return 0
            }, pointer)
        presentAside = (aside.place, end!)
    }

    private func endAside() {
        guard let (place, _) = presentAside else { return }
        forgetAside(at: place)
        guard let notice = standing[place]?.notice, let offers = offers(for: place) else { return }
        put(notice, at: place, offers)
    }

    /// Whatever takes the place of a notice with an aside, the aside is gone with it.
    func forgetAside(at place: NoticePlace) {
        guard let presentAside, presentAside.place == place else { return }
        cnotify_cancel(presentAside.end)
        self.presentAside = nil
    }
}
