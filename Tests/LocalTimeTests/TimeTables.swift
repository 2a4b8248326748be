/// What people type, and what it means, at 22:15 on Friday 20 November 2026 in Berlin.
///
/// A row has the text, `=` and the local time, or `!` and why it is refused.
enum TimeTables {
    static let clock = """
        20:00                       = 2026-11-20 20:00
        8:00                        = 2026-11-20 08:00
        08:00                       = 2026-11-20 08:00
        0:00                        = 2026-11-20 00:00
        23:59                       = 2026-11-19 23:59
        20:00:15                    = 2026-11-20 20:00:15
        20:00:15.9                  = 2026-11-20 20:00:15
        22:15                       = 2026-11-20 22:15
        22:16                       = 2026-11-19 22:16
        at 20:00                    = 2026-11-20 20:00
        8pm                         = 2026-11-20 20:00
        8 pm                        = 2026-11-20 20:00
        8PM                         = 2026-11-20 20:00
        8 P.M.                      = 2026-11-20 20:00
        8p.m.                       = 2026-11-20 20:00
        8 p.m                       = 2026-11-20 20:00
        08pm                        = 2026-11-20 20:00
        8am                         = 2026-11-20 08:00
        8 a.m.                      = 2026-11-20 08:00
        8:30pm                      = 2026-11-20 20:30
        8:30 pm                     = 2026-11-20 20:30
        8:30:15 pm                  = 2026-11-20 20:30:15
        8.30pm                      = 2026-11-20 20:30
        8.30 pm                     = 2026-11-20 20:30
        8.30 p.m.                   = 2026-11-20 20:30
        11pm                        = 2026-11-19 23:00
        12am                        = 2026-11-20 00:00
        12pm                        = 2026-11-20 12:00
        12:30 am                    = 2026-11-20 00:30
        12:30 pm                    = 2026-11-20 12:30
        at 8 pm                     = 2026-11-20 20:00
        noon                        = 2026-11-20 12:00
        Noon                        = 2026-11-20 12:00
        midday                      = 2026-11-20 12:00
        at noon                     = 2026-11-20 12:00
        midnight                    = 2026-11-20 00:00
        now                         = 2026-11-20 22:15
        NOW                         = 2026-11-20 22:15
        8                           ! ambiguous
        20                          = 2026-11-20 20:00
        2000                        = 2026-11-20 20:00
        20.00                       = 2026-11-20 20:00
        8.05                        ! noClock
        20.30                       = 2026-11-20 20:30
        20h                         ! clockOrDuration
        20h00                       = 2026-11-20 20:00
        24.00                       = 2026-11-20 00:00
        0am                         ! unreadable
        0:30 am                     ! unreadable
        13pm                        ! unreadable
        20:00 pm                    ! unreadable
        8:60 pm                     ! unreadable
        8:5pm                       ! unreadable
        8..30pm                     ! unreadable
        8pmam                       ! unreadable
        8 pm pm                     ! unreadable
        24:00                       = 2026-11-20 00:00
        24:00:00                    = 2026-11-20 00:00
        24:01                       ! unreadable
        25:00                       ! unreadable
        20:00 20:00                 ! unreadable
        noon 12:00                  ! unreadable
        now 20:00                   ! unreadable
        nowhere                     ! unreadable
        soon                        ! unreadable
        8 o'clock                   = 2026-11-20 20:00
        8 o’clock                   = 2026-11-20 20:00
        at 8 oclock                 = 2026-11-20 20:00
        eight o'clock               = 2026-11-20 20:00
        11 o'clock                  = 2026-11-20 11:00
        12 o'clock                  = 2026-11-20 12:00
        20 o'clock                  = 2026-11-20 20:00
        8 o'clock am                = 2026-11-20 08:00
        0 o'clock                   ! unreadable
        quarter to nine             = 2026-11-20 20:45
        a quarter to nine           = 2026-11-20 20:45
        quarter to nine am          = 2026-11-20 08:45
        quarter past 8              = 2026-11-20 20:15
        quarter past 10 pm          = 2026-11-20 22:15
        quarter past ten            = 2026-11-20 22:15
        half past ten               = 2026-11-20 10:30
        ten past eight              = 2026-11-20 20:10
        10 to 9                     = 2026-11-20 20:50
        twenty to one               = 2026-11-20 12:40
        twenty five past eight      = 2026-11-20 20:25
        at half past twelve         = 2026-11-20 12:30
        half past 13                ! unreadable
        quarter past                ! unreadable
        60 past eight               ! unreadable
        20 Uhr                      ! unreadable
        half past eight             = 2026-11-20 20:30
        eight                       ! ambiguous
        at                          ! unreadable
        at at 20:00                 ! unreadable
        pm                          ! unreadable
        pm 8                        ! unreadable
        """

    static let days = """
        yesterday 20:00             = 2026-11-19 20:00
        Yesterday 20:00             = 2026-11-19 20:00
        yesterday, 20:00            = 2026-11-19 20:00
        yesterday at 20:00          = 2026-11-19 20:00
        yesterday 8pm               = 2026-11-19 20:00
        yesterday at 8 pm           = 2026-11-19 20:00
        yesterday noon              = 2026-11-19 12:00
        yesterday at noon           = 2026-11-19 12:00
        yesterday 23:59             = 2026-11-19 23:59
        20:00 yesterday             = 2026-11-19 20:00
        20:00, yesterday            = 2026-11-19 20:00
        8pm yesterday               = 2026-11-19 20:00
        at 8pm yesterday            = 2026-11-19 20:00
        noon yesterday              = 2026-11-19 12:00
        today 8am                   = 2026-11-20 08:00
        today at 8                  ! ambiguous
        8:30 am today               = 2026-11-20 08:30
        today 23:00                 = 2026-11-20 23:00
        today midnight              = 2026-11-20 00:00
        midnight today              = 2026-11-20 00:00
        day before yesterday 20:00  = 2026-11-18 20:00
        the day before yesterday at 8pm = 2026-11-18 20:00
        8pm the day before yesterday = 2026-11-18 20:00
        monday 20:00                = 2026-11-16 20:00
        Monday 20:00                = 2026-11-16 20:00
        MONDAY 20:00                = 2026-11-16 20:00
        mon 20:00                   = 2026-11-16 20:00
        mon. 20:00                  = 2026-11-16 20:00
        mon, 20:00                  = 2026-11-16 20:00
        mon 8pm                     = 2026-11-16 20:00
        on monday 20:00             = 2026-11-16 20:00
        on monday at 8 pm           = 2026-11-16 20:00
        20:00 monday                = 2026-11-16 20:00
        20:00 on monday             = 2026-11-16 20:00
        8pm on monday               = 2026-11-16 20:00
        noon on monday              = 2026-11-16 12:00
        monday noon                 = 2026-11-16 12:00
        tuesday 20:00               = 2026-11-17 20:00
        tue 20:00                   = 2026-11-17 20:00
        tues 20:00                  = 2026-11-17 20:00
        wed 20:00                   = 2026-11-18 20:00
        thursday 20:00              = 2026-11-19 20:00
        thu 20:00                   = 2026-11-19 20:00
        thurs 20:00                 = 2026-11-19 20:00
        saturday 20:00              = 2026-11-14 20:00
        sat 20:00                   = 2026-11-14 20:00
        sunday 20:00                = 2026-11-15 20:00
        sun 20:00                   = 2026-11-15 20:00
        friday 20:00                = 2026-11-20 20:00
        friday 22:15                = 2026-11-20 22:15
        friday 22:16                = 2026-11-13 22:16
        friday 11pm                 = 2026-11-13 23:00
        last monday 20:00           = 2026-11-16 20:00
        last friday 20:00           = 2026-11-13 20:00
        last friday 23:00           = 2026-11-13 23:00
        20:00 last friday           = 2026-11-13 20:00
        last thursday 8pm           = 2026-11-19 20:00
        on last monday at noon      = 2026-11-16 12:00
        yesterday                   ! noClock
        today                       ! noClock
        monday                      ! noClock
        last monday                 ! noClock
        day before yesterday        ! noClock
        yesterday midnight          ! ambiguous
        midnight yesterday          ! ambiguous
        monday midnight             ! ambiguous
        friday midnight             ! ambiguous
        last monday midnight        ! ambiguous
        yesterday 25:00             ! unreadable
        yesterday 8                 ! ambiguous
        yesterday20:00              ! unreadable
        20:00yesterday              ! unreadable
        mon20:00                    ! unreadable
        yesterdays 20:00            ! unreadable
        tomorrow 20:00              = 2026-11-21 20:00
        tomorrow 8am                = 2026-11-21 08:00
        8am tomorrow                = 2026-11-21 08:00
        tomorrow                    ! noClock
        yesterday 20.11             = 2026-11-19 20:11
        yesterday 24:00             = 2026-11-20 00:00
        yesterday half past eight   ! ambiguous
        today half past eleven      = 2026-11-20 11:30
        yesterday evening           ! noClock
        yesterday evening 8pm       = 2026-11-19 20:00
        yesterday evening at half past eight = 2026-11-19 20:30
        yesterday morning at half past eight = 2026-11-19 08:30
        this morning                ! noClock
        this morning at 8:00        = 2026-11-20 08:00
        8 o'clock this morning      = 2026-11-20 08:00
        this morning 20:00          ! unreadable
        this afternoon 15:00        = 2026-11-20 15:00
        tonight 20:00               = 2026-11-20 20:00
        last night at 11pm          = 2026-11-19 23:00
        last night 1am              = 2026-11-20 01:00
        last night at midnight      = 2026-11-20 00:00
        last night half past ten    = 2026-11-19 22:30
        last night noon             ! unreadable
        monday evening 20:00        = 2026-11-16 20:00
        this 20:00                  ! unreadable
        next monday 20:00           ! unreadable
        last night                  ! noClock
        last 20:00                  ! unreadable
        last yesterday 20:00        ! unreadable
        monday tuesday 20:00        ! unreadable
        monday 20:00 tuesday        ! unreadable
        yesterday 20:00 yesterday   ! unreadable
        m 20:00                     ! unreadable
        mo 20:00                    ! unreadable
        gestern 20:00               ! unreadable
        on 20:00                    ! unreadable
        20:00 at yesterday          ! unreadable
        yesterday at at 20:00       ! unreadable
        yesterday,, 20:00           ! unreadable
        """

    static let dates = """
        2026-11-18 20:00            = 2026-11-18 20:00
        2026-11-18T20:00            = 2026-11-18 20:00
        2026-11-18  20:00           = 2026-11-18 20:00
        2026-11-18 8pm              = 2026-11-18 20:00
        2026-11-18 at 8 pm          = 2026-11-18 20:00
        2026-11-18, noon            = 2026-11-18 12:00
        20:00 2026-11-18            = 2026-11-18 20:00
        8pm on 2026-11-18           = 2026-11-18 20:00
        2026/11/18 20:00            = 2026-11-18 20:00
        2026.11.18 20:00            = 2026-11-18 20:00
        2026-11-18 20:00+01:00      = 2026-11-18 20:00
        2026-11-18T19:00Z           = 2026-11-18 20:00
        2026-11-18T14:00-05:00      = 2026-11-18 20:00
        18 Nov 20:00                = 2026-11-18 20:00
        18 nov 8pm                  = 2026-11-18 20:00
        18. Nov. 20:00              = 2026-11-18 20:00
        18 November 20:00           = 2026-11-18 20:00
        18th November 20:00         = 2026-11-18 20:00
        18th of November 20:00      = 2026-11-18 20:00
        1st nov 20:00               = 2026-11-01 20:00
        2nd nov 20:00               = 2026-11-02 20:00
        3rd nov 20:00               = 2026-11-03 20:00
        Nov 18 20:00                = 2026-11-18 20:00
        Nov 18 8pm                  = 2026-11-18 20:00
        Nov. 18, 8 pm               = 2026-11-18 20:00
        November 18th at 8pm        = 2026-11-18 20:00
        on November 18 at noon      = 2026-11-18 12:00
        8pm on Nov 18               = 2026-11-18 20:00
        20:00 18 Nov                = 2026-11-18 20:00
        18 Nov 2026 20:00           = 2026-11-18 20:00
        Nov 18, 2026 8pm            = 2026-11-18 20:00
        Nov 18 2025 8pm             = 2025-11-18 20:00
        18 Nov 2025, 20:00          = 2025-11-18 20:00
        20 Nov 22:15                = 2026-11-20 22:15
        20 Nov 22:16                = 2025-11-20 22:16
        21 Nov 20:00                = 2025-11-21 20:00
        31 Dec 20:00                = 2025-12-31 20:00
        1 Jan 0:00                  = 2026-01-01 00:00
        1 Feb 12:00                 = 2026-02-01 12:00
        1 Mar 12:00                 = 2026-03-01 12:00
        1 Apr 12:00                 = 2026-04-01 12:00
        1 May 12:00                 = 2026-05-01 12:00
        1 Jun 12:00                 = 2026-06-01 12:00
        1 Jul 12:00                 = 2026-07-01 12:00
        1 Aug 12:00                 = 2026-08-01 12:00
        1 Sep 12:00                 = 2026-09-01 12:00
        1 Sept 12:00                = 2026-09-01 12:00
        1 Oct 12:00                 = 2026-10-01 12:00
        29 Feb 2024 12:00           = 2024-02-29 12:00
        29 Feb 12:00                = 2024-02-29 12:00
        Fri 20 Nov 20:00            = 2026-11-20 20:00
        Friday, 20 November 2026 20:00 = 2026-11-20 20:00
        Wed 18 Nov 2026 20:00       = 2026-11-18 20:00
        Wed, Nov 18, 8pm            = 2026-11-18 20:00
        Wed 2026-11-18 20:00        = 2026-11-18 20:00
        20.11.2026 20:00            = 2026-11-20 20:00
        20.11. 20:00                = 2026-11-20 20:00
        20.11 20:00                 = 2026-11-20 20:00
        20. 11. 2026 20:00          = 2026-11-20 20:00
        20/11/2026 20:00            = 2026-11-20 20:00
        11/20/2026 20:00            = 2026-11-20 20:00
        11/20 8pm                   = 2026-11-20 20:00
        20/11 8pm                   = 2026-11-20 20:00
        11/11/2026 20:00            = 2026-11-11 20:00
        11/12/2026 20:00            = 2026-11-12 20:00
        10/9/2026 20:00             ! ambiguous
        9.10.2026 20:00             ! ambiguous
        10/9 20:00                  ! ambiguous
        9.10. 20:00                 ! ambiguous
        20/11/26 20:00              ! ambiguous
        20-11-2026 20:00            = 2026-11-20 20:00
        2026-11-18                  ! noClock
        18 Nov                      ! noClock
        Nov 18 2026                 ! noClock
        20.11.                      ! noClock
        Fri 20 Nov                  ! noClock
        Thu 20 Nov 20:00            ! otherWeekday
        Mon 2026-11-18 20:00        ! otherWeekday
        Fri 21 Nov 20:00            = 2025-11-21 20:00
        2026-02-29 20:00            ! noSuchDate
        30 Feb 20:00                ! noSuchDate
        31 Nov 20:00                ! noSuchDate
        20/11/2569 20:00            = 2026-11-20 20:00
        20 Nov 2569 20:00           = 2026-11-20 20:00
        32 Nov 20:00                ! unreadable
        0 Nov 20:00                 ! unreadable
        29 Feb 2026 20:00           ! noSuchDate
        31.11. 20:00                ! noSuchDate
        20.13. 20:00                ! unreadable
        2026-13-01 20:00            ! unreadable
        2026-11-20 24:00            = 2026-11-21 00:00
        20261118T190000Z            = 2026-11-18 20:00
        20261118T2000               = 2026-11-18 20:00
        20261118T190000+0000        = 2026-11-18 20:00
        20261118                    ! noClock
        20261318T2000               ! unreadable
        20261118T2060               ! unreadable
        20261118 2000               ! unreadable
        26-11-20 20:00              ! ambiguous
        Nov 20:00                   ! unreadable
        November 2026 20:00         ! unreadable
        20.11.2026 20.11.2026       ! unreadable
        20.11.202620:00             ! unreadable
        2026/11-18 20:00            ! unreadable
        @1795204800                 = 2026-11-20 21:00
        @1                          ! unreadable
        @ 1795204800                ! unreadable
        1795204800                  = 2026-11-20 21:00
        week 47 20:00               ! unreadable
        """

    static let ago = """
        2h ago                      = 2026-11-20 20:15
        2 h ago                     = 2026-11-20 20:15
        2 hours ago                 = 2026-11-20 20:15
        1 hour ago                  = 2026-11-20 21:15
        an hour ago                 = 2026-11-20 21:15
        one hour ago                = 2026-11-20 21:15
        a day ago                   = 2026-11-19 22:15
        90 minutes ago              = 2026-11-20 20:45
        90min ago                   = 2026-11-20 20:45
        90m ago                     = 2026-11-20 20:45
        2h30m ago                   = 2026-11-20 19:45
        2h 30m ago                  = 2026-11-20 19:45
        2 hours 30 minutes ago      = 2026-11-20 19:45
        2 hours and 30 minutes ago  = 2026-11-20 19:45
        2 hours, 30 minutes ago     = 2026-11-20 19:45
        1.5h ago                    = 2026-11-20 20:45
        1,5 hours ago               = 2026-11-20 20:45
        45 seconds ago              = 2026-11-20 22:14:15
        0m ago                      = 2026-11-20 22:15
        1d ago                      = 2026-11-19 22:15
        2 days ago                  = 2026-11-18 22:15
        1d 4h ago                   = 2026-11-19 18:15
        2h                          ! clockOrDuration
        90 minutes                  ! isDuration
        an hour                     ! isDuration
        ago                         ! unreadable
        2 ago                       ! unreadable
        ago 2h                      ! unreadable
        2h ago ago                  ! unreadable
        hours ago                   ! unreadable
        2 weeks ago                 = 2026-11-06 22:15
        1 week ago                  = 2026-11-13 22:15
        a week ago                  = 2026-11-13 22:15
        1w ago                      = 2026-11-13 22:15
        half an hour ago            = 2026-11-20 21:45
        half a day ago              = 2026-11-20 10:15
        two hours ago               = 2026-11-20 20:15
        twenty one hours ago        = 2026-11-20 01:15
        two hours and five minutes ago = 2026-11-20 20:10
        2h30 ago                    = 2026-11-20 19:45
        1h05 ago                    = 2026-11-20 21:10
        2h 30 ago                   ! unreadable
        2h60 ago                    ! unreadable
        in 2h                       = 2026-11-21 00:15
        in half an hour             = 2026-11-20 22:45
        in 2 days                   = 2026-11-22 22:15
        in                          ! unreadable
        in 2h ago                   ! unreadable
        a long time ago             ! unreadable
        2h ago yesterday            ! unreadable
        yesterday 2h ago            ! unreadable
        -2h ago                     ! unreadable
        vor 2 Stunden               ! unreadable
        """
}
