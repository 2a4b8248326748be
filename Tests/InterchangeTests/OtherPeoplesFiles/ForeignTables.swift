/// More files of ``OtherPeoplesFilesTests``: other languages, other scripts, and what surrounds a time.
enum ForeignTables {
    /// Names of columns and times as programs write them in other languages.
    static let languages: [PeoplesTables.Case] = [
        ("Kezdés;Befejezés;Időtartam\n2026. febr. 20. 20:00;2026. febr. 21. 12:00;16:00\n", .first),
        ("Начало;Край\n20.02.2026 г., 20:00 ч.;21.02.2026 г., 12:00 ч.\n", .first),
        ("Начало;Окончание\n20 февраля 2026 г. в 20:00;21 февраля 2026 г. в 12:00\n", .first),
        ("Έναρξη;Λήξη\n20/02/2026 8:00 μ.μ.;21/02/2026 12:00 μ.μ.\n", .first),
        ("Oruç başlangıcı;Oruç bitişi\n20.02.2026 20:00;21.02.2026 12:00\n", .first),
        ("開始,終了\n2026年2月20日(金) 午後8:00,2026年2月21日(土) 午後0:00\n", .first),
        ("開始時間,結束時間\n2026/2/20 下午8:00,2026/2/21 下午12:00\n", .first),
        ("시작,종료,목표\n2026. 2. 20. 오후 8:00,2026. 2. 21. 오후 12:00,16\n", .first),
        ("단식 시작,단식 종료\n2026년 2월 20일 20:00,2026년 2월 21일 12:00\n", .first),
        ("Algus;Lõpp\n20.02.2026 20:00;21.02.2026 12:00\n", .first),
        ("Inici;Final\n20/02/2026 20:00;21/02/2026 12:00\n", .first),
        ("Startzeitpunkt;Endzeitpunkt\n20.02.2026 um 20:00;21.02.2026 um 12:00\n", .first),
        ("Tag;Letzte Mahlzeit;Erste Mahlzeit\n20.02.2026;20:00;12:00\n", .first),
        ("Datum;Fastenbeginn;Fastenende\n20.02.2026;20.00 Uhr;12.00 Uhr\n", .first),
        ("Mulai,Selesai\n2026-02-20 20:00,2026-02-21 12:00\n", .first),
        ("البداية,النهاية\n٢٠/٠٢/٢٠٢٦ ٢٠:٠٠,٢١/٠٢/٢٠٢٦ ١٢:٠٠\n", .first),
        ("start,end\n۲۰۲۶/۰۲/۲۰ ۲۰:۰۰,۲۰۲۶/۰۲/۲۱ ۱۲:۰۰\n", .first),
        ("start,end\n２０２６／０２／２０　２０：００,２０２６／０２／２１　１２：００\n", .first),
        // The year of the Buddhist calendar.
        ("start,end\n20/02/2569 20:00,21/02/2569 12:00\n", .first),
        ("start,length\n2026-02-20 20:00,P0DT16H\n2026-02-22 20:00,PT17H30M\n", .both),
        ("start,duration\n2026-02-20 20:00,16 godz.\n2026-02-22 20:00,17 godz. 30 min\n", .both),
        ("start,duration\n2026-02-20 20:00,16 часов\n2026-02-22 20:00,17 часов 30 минут\n", .both),
        ("start,duration\n2026-02-20 20:00,16時間\n2026-02-22 20:00,17時間30分\n", .both),
        ("start,duration\n2026-02-20 20:00,16 uur\n2026-02-22 20:00,17 uur en 30 minuten\n", .both),
        (
            "start,duration\n2026-02-20 20:00,16\u{A0}h\n2026-02-22 20:00,17\u{A0}h\u{202F}30\n",
            .both
        ),
    ]

    /// Signs and words around a time.
    static let cells: [PeoplesTables.Case] = [
        ("start,end\n=\"2026-02-20 20:00\",=\"2026-02-21 12:00\"\n", .first),
        ("start,end\n'2026-02-20 20:00,'2026-02-21 12:00\n", .first),
        ("start,end\n“2026-02-20 20:00”,“2026-02-21 12:00”\n", .first),
        (
            "| **Start** | **End** |\n|:--:|:--:|\n| **2026-02-20 20:00** | `2026-02-21 12:00` |\n",
            .first
        ),
        (
            "| Start | End |\n|---+---|\n| [2026-02-20 Fri 20:00] | <2026-02-21 Sat 12:00> |\n",
            .first
        ),
        ("start,end\n20.02.2026 (Fr) 20:00,21.02.2026 (Sa) 12:00\n", .first),
        ("start,end\n202602202000,20260221120000\n", .first),
        (
            "# exported\n# version 1\nstart,end\n# a comment\n2026-02-20 20:00,2026-02-21 12:00\n# end\n",
            .first
        ),
        (
            "com.samsung.health.fasting,1\nstart_time,end_time,time_offset,pkg_name\n2026-02-20 19:00:00.000,2026-02-21 11:00:00.000,UTC+0100,com.sec.android.app.shealth\n",
            .first
        ),
        ("start,end,timezoneOffset\n2026-02-20 20:00,2026-02-21 12:00,-60\n", .none),
        (
            "is_fasting,start,end\ntrue,2026-02-20 20:00,2026-02-21 12:00\nfalse,2026-02-21 12:00,2026-02-21 20:00\ntrue,2026-02-22 20:00,2026-02-23 13:30\n",
            .none
        ),
        ("Window Opened,Window Closed\n2026-02-20 12:00,2026-02-20 20:00\n", .none),
        ("start,end\n2026-02-20 20:00:00 +0100 CET,2026-02-21 12:00:00 +0100 CET\n", .first),
        (
            "\"Betreff\",\"Beginnt am\",\"Beginnt um\",\"Endet am\",\"Endet um\"\n\"Fasten\",\"20.02.2026\",\"20:00:00\",\"21.02.2026\",\"12:00:00\"\n",
            .first
        ),
    ]

    /// A start and an end in one cell, on its side, or with a line for each.
    static let arrangements: [PeoplesTables.Case] = [
        (
            "Name,Date\nFast,\"February 20, 2026 8:00 PM → February 21, 2026 12:00 PM\"\nFast,\"February 22, 2026 8:00 PM → February 23, 2026 1:30 PM\"\n",
            .both
        ),
        ("Date,Fasting window\n2026-02-20,20:00 – 12:00\n2026-02-22,20:00 – 13:30\n", .both),
        ("Date,Eating window\n2026-02-20,12:00-20:00\n2026-02-22,13:30-20:00\n", .none),
        ("Date,Shift\n2026-02-20,20:00-12:00\n", .none),
        (
            "# Fasting\n- 2026-02-20 20:00 - 2026-02-21 12:00\n- 2026-02-22 20:00 - 2026-02-23 13:30\n",
            .both
        ),
        ("20.02.2026 20:00 bis 21.02.2026 12:00\n22.02.2026 20:00 bis 23.02.2026 13:30\n", .both),
        ("2026-02-20T19:00:00Z/2026-02-21T11:00:00Z\n", .first),
        ("start,2026-02-20 20:00,2026-02-22 20:00\nend,2026-02-21 12:00,2026-02-23 13:30\n", .none),
        (
            "fasts:\n  - start: 2026-02-20T20:00:00+01:00\n    end: 2026-02-21T12:00:00+01:00\n  - start: \"2026-02-22T20:00:00+01:00\"\n    end: '2026-02-23T13:30:00+01:00'\n",
            .both
        ),
        (
            "---\ntitle: Fast\nstart: 2026-02-20 20:00\nend: 2026-02-21 12:00\n---\n# Fast\nSome: text\n",
            .first
        ),
        (
            "start:: 2026-02-20 20:00\nend:: 2026-02-21 12:00\n\nstart:: 2026-02-22 20:00\nend:: 2026-02-23 13:30\n",
            .both
        ),
        ("**Start:** 2026-02-20 20:00\n**End:** 2026-02-21 12:00\n", .first),
        (
            "- start: 2026-02-20 20:00\n  end: 2026-02-21 12:00\n- start: 2026-02-27 20:00\n  end:\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260222\nDTEND;VALUE=DATE:20260223\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        ("Sleep start: 2026-02-20 23:00\nSleep end: 2026-02-21 07:00\n", .none),
        (
            "Fasting log\n\n20.02.2026, 20:00 Uhr – 21.02.2026, 12:00 Uhr\n22.02.2026, 20:00 Uhr – 23.02.2026, 13:30 Uhr\n",
            .both
        ),
        ("Datum;Fasten\n20.02.2026;20 Uhr bis 12 Uhr\n22.02.2026;20 Uhr bis 13:30 Uhr\n", .both),
        ("# Eating windows\n- 2026-02-20 20:00 - 2026-02-21 12:00\n", .none),
        ("Date,Opening hours\n2026-02-20,20:00-12:00\n", .none),
        ("shifts:\n  - start: 2026-02-20 20:00\n    end: 2026-02-21 12:00\n", .none),
        (
            "Fasting log\n20.02.2026 20:00 - 21.02.2026 12:00\n22.02.2026 20:00 - 23.02.2026 13:30\n",
            .both
        ),
    ]

    /// JSON without a list of objects, or with several.
    static let objects: [PeoplesTables.Case] = [
        ("{\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\"}", .first),
        (
            "{\"start\":{\"0\":1771614000000,\"1\":1771786800000},\"end\":{\"0\":1771671600000,\"1\":1771849800000}}",
            .both
        ),
        ("{\"start\":[1771614000,1771786800],\"end\":[1771671600,1771849800]}", .both),
        (
            "{\"0\":{\"start\":1771614000,\"end\":1771671600},\"1\":{\"start\":1771786800,\"end\":1771849800}}",
            .both
        ),
        (
            "[{\"start\":{\"$date\":{\"$numberLong\":\"1771614000000\"}},\"end\":{\"$date\":{\"$numberLong\":\"1771671600000\"}}}]",
            .first
        ),
        (
            "{\"schema\":{\"fields\":[{\"name\":\"start\"}]},\"data\":[{\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\"}]}",
            .first
        ),
        (
            "{\"a\":[{\"start\":1771614000,\"end\":1771671600}],\"b\":[{\"start\":1771614000,\"end\":1771671600}]}",
            .none
        ),
        ("{\"goal\":16,\"start\":\"20:00\",\"end\":\"12:00\"}", .none),
        (
            "{\"sleep\":{\"2026-02-20\":{\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\"}}}",
            .none
        ),
    ]

    static let all = languages + cells + arrangements + objects
}
