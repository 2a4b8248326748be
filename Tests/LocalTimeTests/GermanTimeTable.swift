extension TimeTables {
    /// With the words of the German catalogue and locale.
    static let german = """
        20:00                       = 2026-11-20 20:00
        20 Uhr                      = 2026-11-20 20:00
        20 uhr                      = 2026-11-20 20:00
        um 20 Uhr                   = 2026-11-20 20:00
        8 Uhr                       = 2026-11-20 08:00
        0 Uhr                       = 2026-11-20 00:00
        20 Uhr 30                   = 2026-11-20 20:30
        20:30 Uhr                   = 2026-11-20 20:30
        20.30 Uhr                   = 2026-11-20 20:30
        um 20.30 Uhr                = 2026-11-20 20:30
        Mittag                      = 2026-11-20 12:00
        mittags                     = 2026-11-20 12:00
        Mitternacht                 = 2026-11-20 00:00
        um Mitternacht              = 2026-11-20 00:00
        jetzt                       = 2026-11-20 22:15
        heute 8:00                  = 2026-11-20 08:00
        heute 8 Uhr                 = 2026-11-20 08:00
        heute um 8 Uhr              = 2026-11-20 08:00
        heute Mittag                = 2026-11-20 12:00
        gestern 20:00               = 2026-11-19 20:00
        Gestern 20 Uhr              = 2026-11-19 20:00
        gestern, 20 Uhr             = 2026-11-19 20:00
        gestern um 20 Uhr           = 2026-11-19 20:00
        gestern um 20 Uhr 30        = 2026-11-19 20:30
        gestern um 20:30 Uhr        = 2026-11-19 20:30
        20 Uhr gestern              = 2026-11-19 20:00
        gestern Mittag              = 2026-11-19 12:00
        vorgestern 20:00            = 2026-11-18 20:00
        vorgestern um 20 Uhr        = 2026-11-18 20:00
        Montag 20:00                = 2026-11-16 20:00
        montag 20 Uhr               = 2026-11-16 20:00
        Mo 20:00                    = 2026-11-16 20:00
        Mo. 20:00                   = 2026-11-16 20:00
        Mo., 20 Uhr                 = 2026-11-16 20:00
        am Montag um 20 Uhr         = 2026-11-16 20:00
        um 20 Uhr am Montag         = 2026-11-16 20:00
        20:00 am Montag             = 2026-11-16 20:00
        8:00 am Montag              = 2026-11-16 08:00
        Di 20:00                    = 2026-11-17 20:00
        Mittwoch 20:00              = 2026-11-18 20:00
        Mi 20:00                    = 2026-11-18 20:00
        Do 20:00                    = 2026-11-19 20:00
        Fr 20:00                    = 2026-11-20 20:00
        Sa 20:00                    = 2026-11-14 20:00
        So 20:00                    = 2026-11-15 20:00
        letzten Montag 20:00        = 2026-11-16 20:00
        letzten Freitag um 20 Uhr   = 2026-11-13 20:00
        am letzten Freitag 20:00    = 2026-11-13 20:00
        vorigen Freitag 20 Uhr      = 2026-11-13 20:00
        18.11.2026 20:00            = 2026-11-18 20:00
        18.11.2026, 20 Uhr          = 2026-11-18 20:00
        18.11. 20:00                = 2026-11-18 20:00
        18.11. um 20 Uhr            = 2026-11-18 20:00
        am 18.11. um 20:30 Uhr      = 2026-11-18 20:30
        18.11.26 20:00              = 2026-11-18 20:00
        18. 11. 2026 20:00          = 2026-11-18 20:00
        9.10.2026 20:00             = 2026-10-09 20:00
        9.10. 20:00                 = 2026-10-09 20:00
        1.2. 20:00                  = 2026-02-01 20:00
        21.11. 20:00                = 2025-11-21 20:00
        Mi 18.11.2026 20:00         = 2026-11-18 20:00
        Mi, 18.11., 20 Uhr          = 2026-11-18 20:00
        Mittwoch, 18. November 2026, 20 Uhr = 2026-11-18 20:00
        18. November 20:00          = 2026-11-18 20:00
        18. Nov 20:00               = 2026-11-18 20:00
        18. Nov. 20:00              = 2026-11-18 20:00
        1. März 20:00               = 2026-03-01 20:00
        1. Mär 20:00                = 2026-03-01 20:00
        1. MÄRZ 20:00               = 2026-03-01 20:00
        31. Dezember 20:00          = 2025-12-31 20:00
        1. Mai 2026 12:00           = 2026-05-01 12:00
        vor 2 Stunden               = 2026-11-20 20:15
        vor 2h                      = 2026-11-20 20:15
        vor 2 Std.                  = 2026-11-20 20:15
        vor einer Stunde            = 2026-11-20 21:15
        vor 90 Minuten              = 2026-11-20 20:45
        vor 2 Stunden und 30 Minuten = 2026-11-20 19:45
        vor 1,5 Stunden             = 2026-11-20 20:45
        vor 2 Tagen                 = 2026-11-18 22:15
        2 hours ago                 = 2026-11-20 20:15
        2 Stunden ago               = 2026-11-20 20:15
        yesterday 8pm               = 2026-11-19 20:00
        8 am                        = 2026-11-20 08:00
        8 am today                  = 2026-11-20 08:00
        monday 20:00                = 2026-11-16 20:00
        18 Nov 8pm                  = 2026-11-18 20:00
        2026-11-18 20:00            = 2026-11-18 20:00
        20/11/2026 20:00            = 2026-11-20 20:00
        10/9/2026 20:00             ! ambiguous
        12:00 am Montag             ! ambiguous
        gestern Mitternacht         ! ambiguous
        Montag Mitternacht          ! ambiguous
        gestern                     ! noClock
        am Montag                   ! noClock
        letzten Montag              ! noClock
        18.11.                      ! noClock
        Do 18.11. 20:00             ! otherWeekday
        2 Stunden                   ! isDuration
        24 Uhr                      = 2026-11-20 00:00
        gestern 24 Uhr              = 2026-11-20 00:00
        acht Uhr                    = 2026-11-20 08:00
        zwanzig Uhr                 = 2026-11-20 20:00
        um ein Uhr                  = 2026-11-20 01:00
        halb neun                   = 2026-11-20 20:30
        um halb eins                = 2026-11-20 12:30
        viertel nach acht           = 2026-11-20 20:15
        viertel vor neun            = 2026-11-20 20:45
        zehn nach acht              = 2026-11-20 20:10
        zehn vor acht               = 2026-11-20 19:50
        gestern halb neun           ! ambiguous
        gestern Abend               ! noClock
        gestern Abend halb neun     = 2026-11-19 20:30
        gestern Abend um 20 Uhr     = 2026-11-19 20:00
        heute Morgen                ! noClock
        heute Morgen um 8 Uhr       = 2026-11-20 08:00
        heute früh 8 Uhr            = 2026-11-20 08:00
        letzte Nacht um 1 Uhr       = 2026-11-20 01:00
        gestern Nacht 23 Uhr        = 2026-11-19 23:00
        vor einer halben Stunde     = 2026-11-20 21:45
        vor zwei Stunden            = 2026-11-20 20:15
        vor einer Woche             = 2026-11-13 22:15
        in 2 Stunden                = 2026-11-21 00:15
        20.30                       = 2026-11-20 20:30
        20.11                       ! noClock
        20 Uhr 5                    ! unreadable
        20 Uhr 60                   ! unreadable
        20:30 Uhr 15                ! unreadable
        morgen 20:00                = 2026-11-21 20:00
        morgen                      ! noClock
        vor Stunden                 ! unreadable
        vor                         ! unreadable
        vor 2                       ! unreadable
        31.11. 20:00                ! noSuchDate
        11.31. 20:00                ! unreadable
        am 20 Uhr                   ! unreadable
        """
}
