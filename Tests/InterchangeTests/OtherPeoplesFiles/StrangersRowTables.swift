/// More files of ``OtherPeoplesFilesTests``: rows of what never was, whole days, and zones of one end.
enum StrangersRowTables {
    static let all: [PeoplesTables.Case] = [
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed\n2026-02-22 20:00,2026-02-23 13:30,cancelled\n",
            .first
        ),
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed\n2026-02-22 20:00,2026-02-23 13:30,Canceled by user\n",
            .first
        ),
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed\n2026-02-22 20:00,2026-02-23 13:30,DELETED\n",
            .first
        ),
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed\n2026-02-22 20:00,2026-02-23 13:30,skipped\n",
            .first
        ),
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed\n2026-02-22 20:00,2026-02-23 13:30,planned\n",
            .first
        ),
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed\n2026-02-22 20:00,2026-02-23 13:30,abgesagt\n",
            .first
        ),
        (
            "start,end,status\n2026-02-20 20:00,2026-02-21 12:00,completed as planned\n2026-02-22 20:00,2026-02-23 13:30,done\n",
            .both
        ),
        (
            "start,end,state\n2026-02-20 20:00,2026-02-21 12:00,ok\n2026-02-22 20:00,2026-02-23 13:30,goal missed\n",
            .both
        ),
        (
            "start,end,type\n2026-02-20 20:00,2026-02-21 12:00,fast\n2026-02-22 20:00,2026-02-23 13:30,cancelled fast\n",
            .first
        ),
        (
            "{\"items\":[{\"status\":\"confirmed\",\"summary\":\"Fasting\",\"start\":{\"dateTime\":\"2026-02-20T20:00:00+01:00\"},\"end\":{\"dateTime\":\"2026-02-21T12:00:00+01:00\"}},{\"status\":\"cancelled\",\"summary\":\"Fasting\",\"start\":{\"dateTime\":\"2026-02-22T20:00:00+01:00\"},\"end\":{\"dateTime\":\"2026-02-23T13:30:00+01:00\"}}]}",
            .first
        ),
        (
            "start,end,deleted\n2026-02-20 20:00,2026-02-21 12:00,Falsch\n2026-02-22 20:00,2026-02-23 13:30,Wahr\n",
            .first
        ),
        (
            "Subject,start,end,All day event\nFasting,2026-02-20 20:00,2026-02-21 12:00,False\nFasting,2026-02-22 00:00,2026-02-23 00:00,True\n",
            .first
        ),
        (
            "Subject,start,end,isAllDay\nFasting,2026-02-20 20:00,2026-02-21 12:00,false\nFasting,2026-02-22 00:00,2026-02-23 00:00,true\n",
            .first
        ),
        (
            "Subject,start,end,Ganztägiges Ereignis\nFasting,2026-02-20 20:00,2026-02-21 12:00,Falsch\nFasting,2026-02-22 00:00,2026-02-23 00:00,Wahr\n",
            .first
        ),
        (
            "start,end,activity\n2026-02-20 20:00,2026-02-21 12:00,Fasting\n2026-02-22 20:00,2026-02-23 13:30,Break fast with Anna\n",
            .first
        ),
        (
            "start,end,activity\n2026-02-20 20:00,2026-02-21 12:00,Fasting\n2026-02-22 20:00,2026-02-23 13:30,Breakfast\n",
            .first
        ),
        (
            "start,end,activity\n2026-02-20 20:00,2026-02-21 12:00,Fasting\n2026-02-22 20:00,2026-02-23 13:30,Fast food\n",
            .first
        ),
        (
            "start,end,activity\n2026-02-20 20:00,2026-02-21 12:00,Fasting\n2026-02-22 20:00,2026-02-23 13:30,Fast asleep\n",
            .first
        ),
        (
            "start,end,activity\n2026-02-20 20:00,2026-02-21 12:00,Fasting\n2026-02-22 20:00,2026-02-23 13:30,Canceled: fasting\n",
            .first
        ),
        (
            "Start (UTC),End\n2026-02-20 19:00,2026-02-21 11:00\n2026-02-22 19:00,2026-02-23 12:30\n",
            .both
        ),
        (
            "date (UTC),start,end\n2026-02-20,19:00,11:00\n2026-02-22,19:00,12:30\n",
            .both
        ),
        (
            "start_utc,end_local\n2026-02-20 19:00,2026-02-21 12:00\n2026-02-22 19:00,2026-02-23 13:30\n",
            .both
        ),
        (
            "Start (PST),End\n2026-02-20 11:00,2026-02-21 03:00\n2026-02-22 11:00,2026-02-23 04:30\n",
            .both
        ),
        (
            "Start (BNT),End (BNT)\n2026-02-20 20:00,2026-02-21 12:00\n",
            .none
        ),
        (
            "Start (START),End (END)\n2026-02-20 20:00,2026-02-21 12:00\n",
            .first
        ),
        (
            "start,duration (days)\n2026-02-20 20:00,0.66666667\n2026-02-22 20:00,0.72916667\n",
            .both
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fasting\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .none
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Abgesagt: Fasten\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fasting\r\nLAST-MODIFIED:20260301T000000Z\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fasting\r\nLAST-MODIFIED:20260228T000000Z\r\nDTSTART:20260222T100000Z\r\nDTEND:20260223T010000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .both
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSEQUENCE:3\r\nSTATUS:CANCELLED\r\nSUMMARY:Fasting\r\nDTSTART:20260210T190000Z\r\nDTEND:20260211T110000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nRECURRENCE-ID:20260222T190000Z\r\nSUMMARY:Fasting\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fast\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fast\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fast\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fast\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:Pacific Time\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0500\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fast\r\nDTSTART;TZID=Pacific Time:20260220T140000\r\nDTEND;TZID=Pacific Time:20260221T060000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "start,end,outcome\n2026-02-20 20:00,2026-02-21 12:00,done\n2026-02-22 20:00,2026-02-23 13:30,cancelled\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\r\nX-WR-TIMEZONE:America/New_York\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fast\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fast\r\nDTSTART:20260222T200000\r\nDTEND:20260223T133000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .both
        ),
        (
            "start_time,end_time,start_time_utc,end_time_utc\n2026-02-20 20:00,2026-02-21 12:00,2026-02-20 19:00,2026-02-21 11:00\n2026-02-22 20:00,2026-02-23 13:30,2026-02-22 19:00,2026-02-23 12:30\n",
            .both
        ),
        (
            "Alku,Loppu,Peruttu\n2026-02-20 20:00,2026-02-21 12:00,ei\n2026-02-22 20:00,2026-02-23 13:30,ei\n",
            .both
        ),
        (
            "Start,Koniec,Anulowane\n2026-02-20 20:00,2026-02-21 12:00,nie\n2026-02-22 20:00,2026-02-23 13:30,tak\n",
            .first
        ),
        (
            "Fast start,Fast end,Skipped meals\n2026-02-20 20:00,2026-02-21 12:00,2\n2026-02-22 20:00,2026-02-23 13:30,Breakfast\n",
            .both
        ),
        (
            "Fasting log (DRAFT)\nstart,end\n2026-02-20 20:00,2026-02-21 12:00\n2026-02-22 20:00,2026-02-23 13:30\n",
            .both
        ),
        (
            "start,end,outcome\n2026-02-20 20:00,2026-02-21 12:00,as planned\n2026-02-22 20:00,2026-02-23 13:30,not cancelled\n",
            .both
        ),
        (
            "Start,End,Overall day rating\n2026-02-20 20:00,2026-02-21 12:00,7\n2026-02-22 20:00,2026-02-23 13:30,8\n",
            .both
        ),
        (
            "Start,End,Timer\n2026-02-20 20:00,2026-02-21 12:00,Kitchen\n2026-02-22 20:00,2026-02-23 13:30,Kitchen\n",
            .both
        ),
        (
            "Start,End\n20260220T200000 CET,20260221T120000 CET\n20260222T200000CET,20260223T133000CET\n",
            .both
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T190000Z\r\nDTEND:20260221T110000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fasting\r\nLAST-MODIFIED:20260220T000000Z\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fasting\r\nSTATUS:CANCELLED\r\nDTSTART:20260222T190000Z\r\nDTEND:20260223T123000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-TIMEZONE:Customized Time Zone\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T200000\r\nDTEND:20260221T120000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "id,foo,bar\n1,2026-02-20 20:00,2026-02-21 12:00\n2,2026-02-22 20:00,2026-02-23 13:30\n",
            .none
        ),
    ]

    static let zones: [PeoplesTables.Case] = [
        (
            "Times are Pacific Time\nstart,end\n2026-02-20 11:00,2026-02-21 03:00\n2026-02-22 11:00,2026-02-23 04:30\n",
            .both
        ),
        (
            "Start (Eastern Time),End (Eastern Time)\n2026-02-20 14:00,2026-02-21 06:00\n2026-02-22 14:00,2026-02-23 07:30\n",
            .both
        ),
        (
            "Australian Eastern Time\nstart,end\n2026-02-20 20:00,2026-02-21 12:00\n2026-02-22 20:00,2026-02-23 13:30\n",
            .both
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-TIMEZONE:America/New_York\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART:20260220T140000\r\nDTEND:20260221T060000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
    ]

    /// A file, and the start and the end of its fast in UTC, beside a change of the clock.
    static let clockChanges: [(file: String, start: String, end: String)] = [
        (
            "Times are US Mountain Time\nstart,end\n2026-07-20 20:00,2026-07-21 12:00\n",
            "2026-07-21T02:00:00Z", "2026-07-21T18:00:00Z"
        ),
        (
            "start,end,duration\n2026-10-24 20:00,2026-10-25 02:30,7:30\n",
            "2026-10-24T18:00:00Z", "2026-10-25T01:30:00Z"
        ),
        (
            "start,end,hours\n2026-10-24 20:00,2026-10-25 02:30,7.52\n",
            "2026-10-24T18:00:00Z", "2026-10-25T01:30:00Z"
        ),
        (
            "start,end,hours\n2026-10-24 20:00,2026-10-25 02:30,6.5\n",
            "2026-10-24T18:00:00Z", "2026-10-25T00:30:00Z"
        ),
        (
            "start,end,hours\n2026-10-25 02:30,2026-10-25 14:30,12\n",
            "2026-10-25T01:30:00Z", "2026-10-25T13:30:00Z"
        ),
        (
            "start,end,hours\n2026-10-25 02:30,2026-10-25 14:30,13\n",
            "2026-10-25T00:30:00Z", "2026-10-25T13:30:00Z"
        ),
        (
            "date,start,end,hours\n2026-10-24,20:00,02:30,7.5\n",
            "2026-10-24T18:00:00Z", "2026-10-25T01:30:00Z"
        ),
        (
            "start,end,zone,hours\n2026-10-31 20:00,2026-11-01 01:30,America/New_York,6.5\n",
            "2026-11-01T00:00:00Z", "2026-11-01T06:30:00Z"
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART;TZID=Europe/Berlin:20261024T200000\r\nDURATION:P1D\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            "2026-10-24T18:00:00Z", "2026-10-25T19:00:00Z"
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART;TZID=Europe/Berlin:20260328T200000\r\nDURATION:P1D\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            "2026-03-28T19:00:00Z", "2026-03-29T18:00:00Z"
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART;TZID=Europe/Berlin:20261024T200000\r\nDURATION:PT24H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            "2026-10-24T18:00:00Z", "2026-10-25T18:00:00Z"
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART;TZID=Europe/Berlin:20261024T200000\r\nDURATION:P1DT2H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            "2026-10-24T18:00:00Z", "2026-10-25T21:00:00Z"
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fasting\r\nDTSTART;TZID=Europe/Berlin:20261020T200000\r\nDURATION:P1W\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            "2026-10-20T18:00:00Z", "2026-10-27T19:00:00Z"
        ),
    ]
}
