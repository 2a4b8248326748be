/// The files of ``OtherPeoplesFilesTests``.
enum PeoplesTables {
    typealias Case = (String, OtherPeoplesFilesTests.Answer)

    private static let rows =
        "2026-02-20 20:00,2026-02-21 12:00\n2026-02-22 20:00,2026-02-23 13:30\n"

    /// Names of columns in several languages and units.
    static let meanings: [Case] = [
        ("Fast start,Fast end\n" + rows, .both),
        ("fastStartedAt,fastEndedAt\n" + rows, .both),
        ("Fasting began,Fasting finished\n" + rows, .both),
        ("Ayuno inicio;Ayuno fin\n" + rows.replacing(",", with: ";"), .both),
        ("Début du jeûne,Fin du jeûne\n" + rows, .both),
        ("Inizio digiuno,Fine digiuno\n" + rows, .both),
        ("Fastenbeginn,Fastenende\n" + rows, .both),
        ("Início,Fim\n" + rows, .both),
        ("Początek,Koniec\n" + rows, .both),
        ("Začátek,Konec\n" + rows, .both),
        ("Starttid,Sluttid\n" + rows, .both),
        ("Begin,Einde\n" + rows, .both),
        ("Начало,Конец\n" + rows, .both),
        ("Stopped eating,Started eating\n" + rows, .both),
        ("When did you stop eating?,When did you eat again?\n" + rows, .both),
        ("Last bite,First bite\n" + rows, .both),
        ("Letzte Mahlzeit,Erste Mahlzeit\n" + rows, .both),
        (
            "Timestamp,Fast start,Fast end\n2026-02-21 12:10,2026-02-20 20:00,2026-02-21 12:00\n",
            .first
        ),
        (
            "created_at,updated_at,start,end\n2026-02-21 12:10,2026-02-21 12:11,2026-02-20 20:00,2026-02-21 12:00\n",
            .first
        ),
        ("start,end,created_at\n2026-02-20 20:00,2026-02-21 12:00,2026-02-24 08:00\n", .first),
        ("start,planned end,end\n2026-02-20 20:00,2026-02-21 14:00,2026-02-21 12:00\n", .first),
        ("Start (UTC),End (UTC)\n2026-02-20 19:00,2026-02-21 11:00\n", .first),
        ("start_utc,end_utc\n2026-02-20 19:00,2026-02-21 11:00\n", .first),
        ("StartGMT,EndGMT\n2026-02-20T19:00:00,2026-02-21T11:00:00\n", .first),
        ("start,end,timezone\n2026-02-20 14:00,2026-02-21 06:00,-05:00\n", .first),
        ("start,end,utc offset\n2026-02-20 14:00,2026-02-21 06:00,UTC-5\n", .first),
        ("start (UTC+2),end (UTC+2)\n2026-02-20 21:00,2026-02-21 13:00\n", .first),
        ("start,end,tz\n2026-02-20 19:00,2026-02-21 11:00,UTC\n", .first),
        ("start,length_ms\n2026-02-20 20:00,57600000\n", .first),
        ("start,duration (minutes)\n2026-02-20 20:00,960\n", .first),
        ("start,length,unit\n2026-02-20 20:00,16 h,hours\n", .first),
        ("Start,Hours,Minutes,Seconds\n2026-02-22 20:00,17,30,0\n", .second),
        ("start,duration hours,duration minutes\n2026-02-22 20:00,17,30\n", .second),
        ("start,Duration (min)\n2026-02-20 20:00,960\n2026-02-22 20:00,\"1,050\"\n", .both),
        ("start;Dauer (min)\n2026-02-20 20:00;960\n2026-02-22 20:00;1.050\n", .both),
        (
            "start,duration_seconds\n2026-02-20 20:00,\"57,600\"\n2026-02-22 20:00,\"63,000\"\n",
            .both
        ),
        ("start,hours\n2026-02-20 20:00,\"16,000\"\n2026-02-22 20:00,\"17,500\"\n", .both),
        ("Date,Time started,Time ended\n2026-02-20,20:00,12:00\n2026-02-22,20:00,13:30\n", .both),
        ("Date,Dinner ended,First meal next day\n2026-02-20,20:00,12:00\n", .first),
        ("start,end,weight (kg)\n2026-02-20 20:00,2026-02-21 12:00,80.1\n", .first),
        (
            "start,end,Ketones (mmol/L),Glucose (mg/dL)\n2026-02-20 20:00,2026-02-21 12:00,0.5,88\n",
            .first
        ),
        ("Start,End,Steps,Calories\n2026-02-20 20:00,2026-02-21 12:00,900,1800\n", .first),
        (
            "Fast start,Fast end,Sleep hours,Weight\n2026-02-20 20:00,2026-02-21 12:00,7.5,80\n",
            .first
        ),
        (
            "fast_start,fast_end,eating_start,eating_end\n2026-02-20 20:00,2026-02-21 12:00,2026-02-21 12:00,2026-02-21 20:00\n",
            .first
        ),
        (
            "sleep_start,sleep_end,fast_start,fast_end\n2026-02-20 23:00,2026-02-21 07:00,2026-02-20 20:00,2026-02-21 12:00\n",
            .first
        ),
    ]

    /// Tables about something else.
    static let subjects: [Case] = [
        ("Sleep start,Sleep end\n2026-02-20 23:00,2026-02-21 07:00\n", .none),
        ("Bedtime,Wake up\n2026-02-20 23:00,2026-02-21 07:00\n", .none),
        ("Asleep from,Asleep until,Hours\n2026-02-20 23:00,2026-02-21 07:00,8\n", .none),
        ("Schlafbeginn;Schlafende\n20.02.2026 23:00;21.02.2026 07:00\n", .none),
        ("start,end,sleep quality\n2026-02-20 23:00,2026-02-21 07:00,80%\n", .none),
        ("start,end,deep,light,rem\n2026-02-20 23:00,2026-02-21 07:00,90,200,80\n", .none),
        ("Eating start,Eating end\n2026-02-20 12:00,2026-02-20 20:00\n", .none),
        ("Essensbeginn;Essensende\n20.02.2026 12:00;20.02.2026 20:00\n", .none),
        ("First meal,Last meal\n2026-02-20 12:00,2026-02-20 20:00\n", .none),
        ("Date,First meal,Last meal\n2026-02-20,12:00,20:00\n", .none),
        ("Eating window opens,Eating window closes\n2026-02-20 12:00,2026-02-20 20:00\n", .none),
        ("Date,Breakfast,Dinner\n2026-02-20,08:00,20:00\n", .none),
        (
            "Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm)\n2026-02-20,07:00,120,80,60\n",
            .none
        ),
        ("Timestamp,Glucose (mg/dL)\n2026-02-20 07:00,95\n2026-02-20 19:00,105\n", .none),
        ("Date,Time,Body fat (%)\n2026-02-20,07:00,20.3\n", .none),
        ("Datum;Uhrzeit;Gewicht\n20.02.2026;07:00;80,4\n", .none),
        ("Date;Heure;Poids\n20/02/2026;07:00;80,4\n", .none),
        ("Date,Time,Mood\n2026-02-20,07:00,7\n", .none),
        ("time,mood,note\n2026-02-20 20:00,16,fine\n", .none),
        ("Date,Time,Steps\n2026-02-20,20:00,900\n", .none),
        ("Date,Time,Temperature\n2026-02-20,20:00,36.6\n", .none),
        ("Date,Time,Ketones\n2026-02-20,20:00,5\n", .none),
        ("Project,Client,Start,End,Hours\nx,y,2026-02-20 09:00,2026-02-20 17:00,8\n", .none),
        ("Work start,Work end\n2026-02-20 09:00,2026-02-20 17:00\n", .none),
        ("Date,Clock in,Clock out,Break\n2026-02-20,09:00,17:00,30\n", .none),
        ("Arbeitsbeginn;Arbeitsende;Pause\n20.02.2026 09:00;20.02.2026 17:30;30\n", .none),
        ("Schicht Beginn;Schicht Ende\n20.02.2026 06:00;20.02.2026 14:30\n", .none),
        ("Workout start,Workout end\n2026-02-20 09:00,2026-02-20 14:00\n", .none),
        ("created,updated\n" + rows, .none),
        ("created_at,modified_at,title\n2026-02-20 20:00,2026-02-21 12:00,x\n", .none),
        ("Date,Time,Price\n2026-02-20,20:00,16\n", .none),
        ("Date,Time,Distance (km)\n2026-02-20,20:00,16\n", .none),
        ("Date,Time,Water (ml)\n2026-02-20,09:00,250\n2026-02-20,11:30,300\n", .none),
        ("time,cups\n2026-02-20 09:00,2\n", .none),
        ("drunk at,oz\n2026-02-20 09:00,16\n", .none),
        ("Datum;Zeit;Menge (l)\n20.02.2026;09:00;0,25\n", .none),
        ("Date,Food,kcal,Protein (g)\n2026-02-20 12:30,Soup,420,12\n", .none),
        ("Start date,End date\n2026-02-01,2026-02-04\n", .none),
        ("period start,period end\n2026-02-01 08:00,2026-02-05 08:00\n", .none),
        ("Feeding start,Feeding end\n2026-02-20 12:00,2026-02-20 20:00\n", .none),
        (
            "kind,start,end\nsleep,2026-02-20 23:00,2026-02-21 07:00\nwork,2026-02-21 09:00,2026-02-21 17:00\n",
            .none
        ),
        (
            "kind,start,end\nsleep,2026-02-20 23:00,2026-02-21 07:00\nFasting,2026-02-20 20:00,2026-02-21 12:00\n",
            .first
        ),
        (
            "Kategorie;Von;Bis\nSchlaf;20.02.2026 23:00;21.02.2026 07:00\nFasten;20.02.2026 20:00;21.02.2026 12:00\n",
            .first
        ),
        (
            "Project,Start,End\nWork,2026-02-21 13:00,2026-02-21 18:00\nfasting,2026-02-20 20:00,2026-02-21 12:00\n",
            .first
        ),
        (
            "Subject,Start Date,Start Time,End Date,End Time,All Day Event\nFasting,02/20/2026,8:00 PM,02/21/2026,12:00 PM,False\nDentist,02/23/2026,8:00 AM,02/23/2026,12:30 PM,False\n",
            .first
        ),
        (
            "tags,start,end\n\"fasting, keto\",2026-02-20 20:00,2026-02-21 12:00\nwork,2026-02-21 13:00,2026-02-21 18:00\n",
            .first
        ),
        ("Check-in,Check-out\n2026-02-20 15:00,2026-02-21 11:00\n", .none),
        ("2026-02-10 07:00,80.4\n2026-02-17 07:05,80.1\n", .none),
        ("2026-02-20 09:00,250\n2026-02-20 11:30,300\n", .none),
        ("2026-02-20 09:00,5.4\n2026-02-20 13:30,6.1\n", .none),
    ]

    /// Forms of times.
    static let times: [Case] = [
        ("start,end\n20260220T190000Z,20260221T110000Z\n", .first),
        ("start,end\n20260220T200000,20260221T120000\n", .first),
        (
            "start,end\n2026-02-20T20:00:00+01:00[Europe/Berlin],2026-02-21T12:00:00+01:00[Europe/Berlin]\n",
            .first
        ),
        (
            "start,end\nFri Feb 20 2026 20:00:00 GMT+0100 (CET),Sat Feb 21 2026 12:00:00 GMT+0100 (CET)\n",
            .first
        ),
        ("start,end\nFri Feb 20 20:00:00 2026,Sat Feb 21 12:00:00 2026\n", .first),
        ("start,end\nFri Feb 20 20:00:00 CET 2026,Sat Feb 21 12:00:00 CET 2026\n", .first),
        (
            "start,end\n\"Fri, 20 Feb 2026 19:00:00 +0000\",\"Sat, 21 Feb 2026 11:00:00 UT\"\n",
            .first
        ),
        ("start,end\n1771614000,1771671600\n", .first),
        ("start,end\n1771614000.5,1771671600.25\n", .first),
        ("start,end\n1771614000000000,1771671600000000\n", .first),
        ("start;end\n46073,8333333333;46074,5\n46075,8333333333;46076,5625\n", .both),
        ("start;end\n46073.8333333333;46074.5\n", .first),
        ("Alku;Loppu\n20.2.2026 klo 20.00;21.2.2026 klo 12.00\n", .first),
        ("Start;Slut\n20.02.2026 20.00;21.02.2026 12.00\n", .first),
        ("Inizio;Fine\n20/02/2026 20.00;21/02/2026 12.00\n", .first),
        ("Date;Start;End\n20.02.2026;20.00;12.00\n22.02.2026;20.00;13.30\n", .both),
        ("Début;Fin\n20 févr. 2026 à 20:00;21 févr. 2026 à 12:00\n", .first),
        ("Début;Fin\n20 février 2026 20h00;21 février 2026 12h00\n", .first),
        ("Inicio;Fin\n20 de febrero de 2026 20:00;21 de febrero de 2026 12:00\n", .first),
        ("Start;Koniec\n20 lut 2026 20:00;21 lut 2026 12:00\n", .first),
        ("Start;Eind\n20 feb. 2026 20:00;21 feb. 2026 12:00\n", .first),
        ("start,end\n20-Feb-2026 20:00,21-Feb-2026 12:00\n", .first),
        ("start,end\n2026年2月20日 20:00,2026年2月21日 12:00\n", .first),
        ("start,end\n2026. 2. 20. 20:00,2026. 2. 21. 12:00\n", .first),
        ("start,end\n2/20/2026 8:00p,2/21/2026 12:00p\n", .first),
        ("start,end\n2/20/2026 8pm,2/21/2026 12pm\n", .first),
        ("start,end\n\"2/20/2026, 8:00:00\u{202F}PM\",\"2/21/2026, 12:00:00\u{202F}PM\"\n", .first),
        ("start,end\n2026-02-20\u{A0}20:00,2026-02-21\u{A0}12:00\n", .first),
        ("start,end\n\"2026-02-20 20:00:00,000\",\"2026-02-21 12:00:00,000\"\n", .first),
        ("start,duration\n2026-02-20 20:00,0 days 16:00:00\n", .first),
        ("start,duration\n2026-02-20 20:00,0 days 16:00:00.000000000\n", .first),
        ("start,duration\n2026-02-20 20:00,PT16H\n2026-02-22 20:00,PT17H30M\n", .both),
        (
            "start,duration\n2026-02-20 20:00,16 hours\n2026-02-22 20:00,17 hours and 30 minutes\n",
            .both
        ),
        ("start,duration\n2026-02-20 20:00,16h\n2026-02-22 20:00,17h30\n", .both),
        ("Start;Dauer\n20.02.2026 20:00;16 Std.\n22.02.2026 20:00;17 Std. 30 Min.\n", .both),
        ("start,end\n2026-02-20T20:00:00.000+0100,2026-02-21T12:00:00.000+0100\n", .first),
        ("start,end\n2026-02-20 19:00:00 UTC,2026-02-21 11:00:00 UTC\n", .first),
        ("start,end\nyesterday 20:00,12:00\n", .none),
    ]

    /// Forms of tables.
    static let forms: [Case] = [
        ("My fasts\n\nstart,end\n" + rows, .both),
        ("Report,,\nfor me,,\nstart,end,\n" + rows, .both),
        ("# made by x\n// more\nstart,end\n" + rows, .both),
        ("All times are UTC\nstart,end\n2026-02-20 19:00,2026-02-21 11:00\n", .first),
        (rows.replacing(",", with: "|"), .both),
        ("start~end\n" + rows.replacing(",", with: "~"), .both),
        ("start^end\n" + rows.replacing(",", with: "^"), .both),
        ("start, end\n" + rows.replacing(",", with: ", "), .both),
        ("'start','end'\n'2026-02-20 20:00','2026-02-21 12:00'\n", .first),
        (
            "start,end,note\n2026-02-20 20:00,2026-02-21 12:00,\"a \\\"b\\\" c\"\n2026-02-22 20:00,2026-02-23 13:30,x\n",
            .both
        ),
        (
            "start,end,note\n2026-02-20 20:00,2026-02-21 12:00,\"open\n2026-02-22 20:00,2026-02-23 13:30,x\n",
            .second
        ),
        (
            "start,end,note\n2026-02-20 20:00,2026-02-21 12:00,\"a\" b\n2026-02-22 20:00,2026-02-23 13:30,x\n",
            .second
        ),
        (
            "start,end,note\r2026-02-20 20:00,2026-02-21 12:00,x\r2026-02-22 20:00,2026-02-23 13:30,x\r",
            .both
        ),
        ("start,end,note\n2026-02-20 20:00\n2026-02-22 20:00,2026-02-23 13:30\n", .second),
        (
            "start,end,note\n2026-02-20 20:00,2026-02-21 12:00,a,b,c\n2026-02-22 20:00,2026-02-23 13:30,x\n",
            .both
        ),
        ("start,end\n" + rows + "Total,33.5\n", .both),
        ("start,end\n" + rows + "\nname,weight\nx,80\n", .both),
        ("start,end\n" + rows + "start,end\n" + rows, .both),
        (
            "start,end\n2026-02-20 20:00,2026-02-21 12:00\n\nSleep start,Sleep end\n2026-02-20 23:00,2026-02-21 07:00\n",
            .first
        ),
        (
            "Fasting,,Eating,\nStart,End,Start,End\n2026-02-20 20:00,2026-02-21 12:00,2026-02-21 12:00,2026-02-21 20:00\n",
            .none
        ),
        ("start,end,start,end\n2026-02-20 20:00,2026-02-21 12:00,,\n", .first),
        (
            "start,end," + (0..<200).map { "c\($0)" }.joined(separator: ",")
                + "\n2026-02-20 20:00,2026-02-21 12:00\n", .first
        ),
        (
            "Start Date,Start Time,End Date,End Time\nFeb 20, 2026,8:00 PM,Feb 21, 2026,12:00 PM\nFeb 22, 2026,8:00 PM,Feb 23, 2026,1:30 PM\n",
            .bothOrNone
        ),
        ("start\tend\n" + rows.replacing(",", with: "\t"), .both),
        ("sep=|\nstart|end\n" + rows.replacing(",", with: "|"), .both),
    ]

    /// JSON, and texts of other programs.
    static let records: [Case] = [
        (
            "[{\"start\":\"2026-02-20T20:00:00\",\"end\":\"2026-02-21T12:00:00\"},{\"start\":\"2026-02-22T20:00:00\",\"end\":\"2026-02-23T13:30:00\",\"note\":\"x\"}]",
            .both
        ),
        (
            "{\"start\":1771614000,\"end\":1771671600}\n{\"start\":1771786800,\"end\":1771849800}\n",
            .both
        ),
        (
            "{\"app\":\"x\",\"data\":{\"fasts\":[{\"startedAt\":\"2026-02-20T19:00:00Z\",\"endedAt\":\"2026-02-21T11:00:00Z\"}]}}",
            .first
        ),
        (
            "{\"fasts\":[{\"start\":{\"time\":\"2026-02-20T19:00:00Z\"},\"end\":{\"time\":\"2026-02-21T11:00:00Z\"}}]}",
            .first
        ),
        (
            "[{\"type\":\"sleep\",\"start\":\"2026-02-20T23:00:00Z\",\"end\":\"2026-02-21T07:00:00Z\"},{\"type\":\"fasting\",\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\"}]",
            .first
        ),
        ("[{\"weight\":80.4,\"time\":\"2026-02-20T07:00:00Z\"}]", .none),
        ("{\"theme\":\"dark\",\"goal\":16}", .none),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nSUMMARY:Fast\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART:20260222T080000Z\r\nDTEND:20260222T180000Z\r\nSUMMARY:Conference\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART:20260222T080000Z\nDTEND:20260222T180000Z\nSUMMARY:Conference\nEND:VEVENT\nEND:VCALENDAR\n",
            .none
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDURATION:PT16H\nCATEGORIES:health,fasting\nSUMMARY:\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "i 2026-02-20 20:00:00 fasting\no 2026-02-21 12:00:00\ni 2026-02-21 13:00:00 work\no 2026-02-21 18:00:00\n",
            .first
        ),
        (
            "* Fasting\nCLOCK: [2026-02-20 Fri 20:00]--[2026-02-21 Sat 12:00] => 16:00\n* Work\nCLOCK: [2026-02-21 Sat 13:00]--[2026-02-21 Sat 18:00] =>  5:00\n",
            .first
        ),
        ("2026-02-20\n    20:00 - 12:00> #fasting\n    9:00 - 17:00 #work\n", .first),
        (
            "# Log\n\n| Start | End |\n| --- | --- |\n| 2026-02-20 20:00 | 2026-02-21 12:00 |\n",
            .first
        ),
        ("inc 20260220T190000Z - 20260221T110000Z # fasting\n", .none),
        ("%PDF-1.7\n1 0 obj\n", .none),
    ]

    static let all = meanings + subjects + times + forms + records
}
