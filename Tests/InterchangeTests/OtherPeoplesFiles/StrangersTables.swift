/// More files of ``OtherPeoplesFilesTests``, in the shapes that programs and people give them.
enum StrangersTables {
    /// Exports of programs for fasting.
    static let fastingApps: [PeoplesTables.Case] = [
        (
            "Start,End,Duration,Notes,Weight,Mood\n\"Feb 20, 2026 8:00 PM\",\"Feb 21, 2026 12:00 PM\",16:00,ok,180,4\n\"Feb 22, 2026 8:00 PM\",\"Feb 23, 2026 1:30 PM\",17:30,,179,5\n",
            .both
        ),
        (
            "Date,Start,End,Hours,Night Eating\n02/20/26,20:00,12:00,16,0\n02/22/26,20:00,13:30,17,0\n",
            .both
        ),
        (
            "startDTM,endDTM,goalHours,isEnded,emotion\n2026-02-20T19:00:00.000Z,2026-02-21T11:00:00.000Z,16,true,3\n2026-02-22T19:00:00.000Z,2026-02-23T12:30:00.000Z,18,true,2\n",
            .both
        ),
        (
            "Fast Start,Fast End,Total Fasting Hours,Hours In Ketosis,Mood,Notes\n2026-02-20 20:00:00 +0100,2026-02-21 12:00:00 +0100,16.00,4.0,Good,\n2026-02-22 20:00:00 +0100,2026-02-23 13:30:00 +0100,17.50,5.5,Good,x\n",
            .both
        ),
        (
            "{\"user\":{\"name\":\"x\",\"createdAt\":\"2024-01-01T00:00:00Z\"},\"fasts\":[{\"_id\":\"a1\",\"startDate\":\"2026-02-20T19:00:00.000Z\",\"endDate\":\"2026-02-21T11:00:00.000Z\",\"goal\":16,\"deleted\":false},{\"_id\":\"a2\",\"startDate\":\"2026-02-22T19:00:00.000Z\",\"endDate\":\"2026-02-23T12:30:00.000Z\",\"goal\":18,\"deleted\":false}],\"weights\":[{\"date\":\"2026-02-20T07:00:00Z\",\"value\":80.1}]}",
            .both
        ),
        (
            "{\"fasting\":{\"history\":[{\"startedAt\":1771614000000,\"finishedAt\":1771671600000,\"plan\":\"16:8\"},{\"startedAt\":1771786800000,\"finishedAt\":1771849800000,\"plan\":\"18:6\"}]},\"water\":[{\"date\":\"2026-02-20\",\"amountMl\":1200}],\"meals\":[{\"date\":\"2026-02-20T13:00:00Z\",\"title\":\"Soup\"}]}",
            .both
        ),
        (
            "Datum;Fastenbeginn;Fastenende;Fastenplan;Fastendauer (h);Gewicht (kg)\n20.02.2026;20.02.2026 20:00;21.02.2026 12:00;16:8;16,0;80,2\n22.02.2026;22.02.2026 20:00;23.02.2026 13:30;16:8;17,5;80,0\n",
            .both
        ),
        (
            "Fastenstart,Fastenende,Geplante Dauer,Tatsächliche Dauer\n20.02.2026 20:00,21.02.2026 12:00,16 Std.,16 Std.\n22.02.2026 20:00,23.02.2026 13:30,16 Std.,17 Std. 30 Min.\n",
            .both
        ),
        (
            "Fasting Plan,Start Time,End Time,Fasting Duration,Goal Reached\n16:8,2026-02-20 20:00,2026-02-21 12:00,16h 00m,Yes\n16:8,2026-02-22 20:00,2026-02-23 13:30,17h 30m,Yes\n",
            .both
        ),
        (
            "[{\"id\":\"1\",\"plan\":{\"name\":\"16:8\",\"fastingHours\":16,\"eatingHours\":8},\"startTime\":1771614000,\"endTime\":1771671600,\"completed\":true},{\"id\":\"2\",\"plan\":{\"name\":\"16:8\",\"fastingHours\":16,\"eatingHours\":8},\"startTime\":1771786800,\"endTime\":1771849800,\"completed\":true}]",
            .both
        ),
        (
            "{\"fastingHistory\":[{\"startTime\":\"2026-02-20T19:00:00.000Z\",\"endTime\":\"2026-02-21T11:00:00.000Z\",\"duration\":16.0,\"goalHours\":16,\"metGoal\":true},{\"startTime\":\"2026-02-22T19:00:00.000Z\",\"endTime\":\"2026-02-23T12:30:00.000Z\",\"duration\":17.5,\"goalHours\":16,\"metGoal\":true}],\"sleepHistory\":[{\"startTime\":\"2026-02-20T22:00:00.000Z\",\"endTime\":\"2026-02-21T06:00:00.000Z\",\"duration\":8}],\"currentFast\":{\"startTime\":null,\"goalHours\":16,\"isActive\":false},\"settings\":{\"theme\":\"dark\"}}",
            .both
        ),
        (
            "fast_id,start_iso,end_iso,duration_ms,target_ms,electrolytes\n1,2026-02-20T19:00:00Z,2026-02-21T11:00:00Z,57600000,57600000,yes\n2,2026-02-22T19:00:00Z,2026-02-23T12:30:00Z,63000000,64800000,no\n",
            .both
        ),
        (
            "[{\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\",\"goalSeconds\":57600},{\"start\":\"2026-02-22T19:00:00Z\",\"end\":\"2026-02-23T12:30:00Z\",\"goalSeconds\":64800}]",
            .both
        ),
        (
            "startedAt,endedAt,goal_minutes\n2026-02-20T19:00:00Z,2026-02-21T11:00:00Z,960\n2026-02-22T19:00:00Z,2026-02-23T12:30:00Z,1080\n",
            .both
        ),
        (
            "status,start,end,goal\ncompleted,2026-02-20 20:00,2026-02-21 12:00,16\ncanceled,2026-02-22 20:00,2026-02-23 13:30,16\n",
            .first
        ),
        (
            "_id,start_date,end_date,fast_type,target_hours,note,deleted\n1,1771614000000,1771671600000,16:8,16,first,0\n2,1771786800000,1771849800000,16:8,16,,0\n",
            .both
        ),
        (
            "Day,Fasting Start,Fasting End,Eating Start,Eating End,Weight,Mood\nFri,02/20/2026 20:00,02/21/2026 12:00,02/21/2026 12:00,02/21/2026 20:00,80,ok\nSun,02/22/2026 20:00,02/23/2026 13:30,02/23/2026 13:30,02/23/2026 20:00,80,ok\n",
            .both
        ),
        (
            "Date;Fasting started;Fasting ended;Fasting hours\n2026-02-20;8:00 PM;12:00 PM;16\n2026-02-22;8:00 PM;1:30 PM;17.5\n",
            .both
        ),
        (
            "[{\"id\":1,\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\"},{\"id\":2,\"start\":\"2026-02-28T19:00:00Z\",\"end\":null}]",
            .first
        ),
        (
            "start_ts,end_ts,target_hours\n1771614000,1771671600,16\n1772308800,0,16\n", .first
        ),
    ]

    /// Exports of programs that track time.
    static let timeTrackers: [PeoplesTables.Case] = [
        (
            "User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()\nme,a@b.c,,Fasting,,16:8,No,2026-02-20,20:00:00,2026-02-21,12:00:00,16:00:00,,\nme,a@b.c,,Work,,mail,No,2026-02-21,13:00:00,2026-02-21,18:00:00,05:00:00,,\nme,a@b.c,,Fasting,,,No,2026-02-22,20:00:00,2026-02-23,13:30:00,17:30:00,,\n",
            .both
        ),
        (
            "User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\nme,a@b.c,,,,fasting,No,2026-02-20,20:00:00,2026-02-21,12:00:00,16:00:00,\nme,a@b.c,,Office,,report,No,2026-02-21,13:00:00,2026-02-21,18:00:00,05:00:00,\n",
            .first
        ),
        (
            "User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\nme,a@b.c,ACME,Web,,meeting,Yes,2026-02-20,09:00:00,2026-02-20,12:00:00,03:00:00,\nme,a@b.c,ACME,Web,,build,Yes,2026-02-20,13:00:00,2026-02-20,18:00:00,05:00:00,\n",
            .none
        ),
        (
            "\"Project\",\"Client\",\"Description\",\"Task\",\"User\",\"Group\",\"Email\",\"Tags\",\"Billable\",\"Start Date\",\"Start Time\",\"End Date\",\"End Time\",\"Duration (h)\",\"Duration (decimal)\"\n\"Health\",\"\",\"Fasting\",\"\",\"me\",\"\",\"a@b.c\",\"\",\"No\",\"02/20/2026\",\"08:00:00 PM\",\"02/21/2026\",\"12:00:00 PM\",\"16:00:00\",\"16.00\"\n\"Health\",\"\",\"Fasting\",\"\",\"me\",\"\",\"a@b.c\",\"\",\"No\",\"02/22/2026\",\"08:00:00 PM\",\"02/23/2026\",\"01:30:00 PM\",\"17:30:00\",\"17.50\"\n",
            .both
        ),
        (
            "\"Project\",\"Client\",\"Description\",\"Task\",\"User\",\"Start Date\",\"Start Time\",\"End Date\",\"End Time\",\"Duration (h)\"\n\"Web\",\"ACME\",\"Night shift\",\"\",\"me\",\"02/20/2026\",\"08:00:00 PM\",\"02/21/2026\",\"12:00:00 PM\",\"16:00:00\"\n",
            .none
        ),
        (
            "activity\tstart time\tend time\tduration minutes\tcategory\tdescription\ttags\nfasting\t2026-02-20 20:00:00\t2026-02-21 12:00:00\t960.0\thealth\t\t\nmail\t2026-02-21 13:00:00\t2026-02-21 14:00:00\t60.0\twork\t\t\nfasting\t2026-02-22 20:00:00\t2026-02-23 13:30:00\t1050.0\thealth\t\t\n",
            .both
        ),
        (
            "activity\tstart time\tend time\tduration minutes\tcategory\tdescription\ttags\nmail\t2026-02-20 08:00:00\t2026-02-20 12:30:00\t270.0\twork\t\t\ncode\t2026-02-20 13:00:00\t2026-02-20 18:00:00\t300.0\twork\t\t\n",
            .none
        ),
        (
            "2026-02-20 19:58: arrived**\n2026-02-21 12:00: fasting\n2026-02-21 13:00: lunch **\n",
            .none
        ),
        (
            "\"Date\",\"From\",\"To\",\"Duration\",\"Rate\",\"Internal rate\",\"User\",\"Name\",\"Customer\",\"Project\",\"Activity\",\"Description\",\"Exported\",\"Billable\",\"Tags\"\n\"2026-02-20\",\"20:00\",\"12:00\",\"16:00\",\"0\",\"0\",\"me\",\"me\",\"Self\",\"Health\",\"Fasting\",\"\",\"no\",\"no\",\"\"\n\"2026-02-22\",\"20:00\",\"13:30\",\"17:30\",\"0\",\"0\",\"me\",\"me\",\"Self\",\"Health\",\"Fasting\",\"\",\"no\",\"no\",\"\"\n",
            .both
        ),
        (
            "\"Date\",\"From\",\"To\",\"Duration\",\"Rate\",\"User\",\"Customer\",\"Project\",\"Activity\",\"Description\"\n\"2026-02-20\",\"20:00\",\"12:00\",\"16:00\",\"0\",\"me\",\"ACME\",\"Ops\",\"On call\",\"\"\n",
            .none
        ),
        (
            "{\"buckets\":{\"aw-watcher-afk_host\":{\"id\":\"aw-watcher-afk_host\",\"created\":\"2026-01-01T08:00:00+00:00\",\"name\":null,\"type\":\"afkstatus\",\"client\":\"aw-watcher-afk\",\"hostname\":\"host\",\"data\":{},\"events\":[{\"id\":1,\"timestamp\":\"2026-02-20T19:00:00+00:00\",\"duration\":57600.0,\"data\":{\"status\":\"afk\"}},{\"id\":2,\"timestamp\":\"2026-02-22T19:00:00+00:00\",\"duration\":63000.0,\"data\":{\"status\":\"not-afk\"}}]}}}",
            .none
        ),
        (
            "timestamp,duration,app,title\n2026-02-20T19:00:00+00:00,57600,Firefox,x\n2026-02-22T19:00:00+00:00,63000,Firefox,y\n",
            .none
        ),
        (
            "[{\"id\":\"1\",\"project\":\"fasting\",\"start\":\"2026-02-20T20:00:00+01:00\",\"stop\":\"2026-02-21T12:00:00+01:00\",\"tags\":[]},{\"id\":\"2\",\"project\":\"work\",\"start\":\"2026-02-21T13:00:00+01:00\",\"stop\":\"2026-02-21T18:00:00+01:00\",\"tags\":[\"mail\"]},{\"id\":\"3\",\"project\":\"fasting\",\"start\":\"2026-02-22T20:00:00+01:00\",\"stop\":\"2026-02-23T13:30:00+01:00\",\"tags\":[\"x\"]}]",
            .both
        ),
        (
            "id,start,stop,project,tags\na1,2026-02-20 20:00:00,2026-02-21 12:00:00,fasting,\na2,2026-02-21 13:00:00,2026-02-21 18:00:00,work,mail\na3,2026-02-22 20:00:00,2026-02-23 13:30:00,fasting,x\n",
            .both
        ),
        (
            "[[1771614000,1771671600,\"fasting\",\"a1\",[],1771671600],[1771786800,1771849800,\"fasting\",\"a2\",[],1771849800]]",
            .none
        ),
        (
            "[{\"id\":3,\"start\":\"20260220T190000Z\",\"end\":\"20260220T230000Z\",\"tags\":[\"fasting\"]},{\"id\":2,\"start\":\"20260220T230000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"fasting\"]},{\"id\":1,\"start\":\"20260222T190000Z\",\"end\":\"20260223T123000Z\",\"tags\":[\"fasting\"]}]",
            .both
        ),
        (
            "[{\"id\":3,\"start\":\"20260220T190000Z\",\"end\":\"20260221T050000Z\",\"tags\":[\"fasting\"]},{\"id\":2,\"start\":\"20260221T050000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"fasting\",\"keto\"]},{\"id\":1,\"start\":\"20260221T130000Z\",\"end\":\"20260221T180000Z\",\"tags\":[\"work\"]}]",
            .first
        ),
        (
            "[{\"id\":2,\"start\":\"20260220T190000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"Fasting\"]},{\"id\":1,\"start\":\"20260222T190000Z\",\"end\":\"20260223T123000Z\",\"tags\":[\"fasting\",\"keto\"]}]",
            .both
        ),
        (
            "[{\"id\":2,\"start\":\"20260220T190000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"fasting\"]},{\"id\":1,\"start\":\"20260301T080000Z\",\"tags\":[\"fasting\"]}]",
            .first
        ),
        (
            "[{\"id\":3,\"start\":\"20260220T190000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"fasting\"]},{\"id\":2,\"start\":\"20260228T190000Z\",\"end\":\"20260228T230000Z\",\"tags\":[\"fasting\"]},{\"id\":1,\"start\":\"20260228T230000Z\",\"tags\":[\"fasting\"]}]",
            .first
        ),
        (
            "date;project;task;subtask;type;note;start;end;timezone;duration;rate\n2026-02-20;Fasting;;;timed;;2026-02-20T20:00:00+01:00;2026-02-21T12:00:00+01:00;Europe/Berlin;960;0\n",
            .first
        ),
        (
            "activity name\ttime started\ttime ended\tcomment\tcategories\trecord tags\tduration\tduration minutes\nFasting\t2026-02-20 20:00:00\t2026-02-21 12:00:00\t\t\t\t16:00:00\t960\nSleep\t2026-02-20 23:00:00\t2026-02-21 07:00:00\t\t\t\t8:00:00\t480\n",
            .first
        ),
        (
            "\"activity name\",\"time started\",\"time ended\",\"comment\",\"categories\",\"record tags\",\"duration\",\"duration minutes\"\n\"Sleep\",\"2026-02-20 20:00:00\",\"2026-02-21 12:00:00\",\"\",\"\",\"\",\"16:00:00\",\"960\"\n",
            .none
        ),
        (
            "\"Headline\",\"Time\"\n\"*Total time*\",\"33:30\"\n\"Fasting\",\"33:30\"\n", .none
        ),
        (
            "i 2026/02/20 20:00:00 health:fasting\no 2026/02/21 12:00:00\n", .first
        ),
        (
            "2026-02-20 20:00 - 2026-02-21 12:00 | Health | fasting\n2026-02-21 13:00 - 2026-02-21 18:00 | Work | mail\n",
            .none
        ),
        (
            "2026-02-20 20:00 hello\n2026-02-21 12:00 fasting\n", .none
        ),
    ]

    /// Histories of switches, and logs of events.
    static let histories: [PeoplesTables.Case] = [
        (
            "entity_id,state,last_changed\ninput_boolean.fasting,off,2026-02-20T08:00:00.000Z\ninput_boolean.fasting,on,2026-02-20T19:00:00.123Z\ninput_boolean.fasting,off,2026-02-21T11:00:00.456Z\ninput_boolean.fasting,on,2026-02-22T19:00:00.000Z\ninput_boolean.fasting,off,2026-02-23T12:30:00.000Z\n",
            .both
        ),
        (
            "entity_id,state,last_changed\ninput_boolean.fasting,off,2026-02-23T12:30:00.000Z\ninput_boolean.fasting,on,2026-02-22T19:00:00.000Z\ninput_boolean.fasting,off,2026-02-21T11:00:00.456Z\ninput_boolean.fasting,on,2026-02-20T19:00:00.123Z\ninput_boolean.fasting,off,2026-02-20T08:00:00.000Z\n",
            .both
        ),
        (
            "entity_id,state,last_changed\ninput_boolean.fasting,on,2026-02-20T19:00:00.000Z\ninput_boolean.fasting,unavailable,2026-02-21T02:00:00.000Z\ninput_boolean.fasting,on,2026-02-21T02:01:00.000Z\ninput_boolean.fasting,off,2026-02-21T11:00:00.000Z\n",
            .first
        ),
        (
            "entity_id,state,last_changed\nlight.kitchen,on,2026-02-20T17:00:00.000Z\ninput_boolean.fasting,on,2026-02-20T19:00:00.000Z\nlight.kitchen,off,2026-02-20T21:00:00.000Z\ninput_boolean.fasting,off,2026-02-21T11:00:00.000Z\n",
            .first
        ),
        (
            "entity_id,state,last_changed\nlight.kitchen,on,2026-02-20T19:00:00.000Z\nlight.kitchen,off,2026-02-21T11:00:00.000Z\n",
            .none
        ),
        (
            "entity_id,state,last_changed\ninput_boolean.fasting,on,2026-02-20T19:00:00.000Z\ninput_boolean.fasting,off,2026-02-21T11:00:00.000Z\ninput_boolean.fasting,on,2026-02-28T19:00:00.000Z\n",
            .first
        ),
        (
            "entity_id,state,last_changed\nsensor.weight,80.1,2026-02-20T19:00:00.000Z\nsensor.weight,79.9,2026-02-21T11:00:00.000Z\n",
            .none
        ),
        (
            "entity_id,state,last_changed\nsensor.fasting_hours,16,2026-02-20T19:00:00.000Z\nsensor.fasting_hours,17.5,2026-02-22T19:00:00.000Z\n",
            .none
        ),
        (
            "entity_id,state,last_changed\nsensor.phase,fasting,2026-02-20T19:00:00.000Z\nsensor.phase,eating,2026-02-21T11:00:00.000Z\nsensor.phase,fasting,2026-02-22T19:00:00.000Z\nsensor.phase,eating,2026-02-23T12:30:00.000Z\n",
            .both
        ),
        (
            "[[{\"entity_id\":\"input_boolean.fasting\",\"state\":\"on\",\"attributes\":{\"friendly_name\":\"Fasting\"},\"last_changed\":\"2026-02-20T19:00:00+00:00\",\"last_updated\":\"2026-02-20T19:00:00+00:00\"},{\"state\":\"off\",\"last_changed\":\"2026-02-21T11:00:00+00:00\"}]]",
            .none
        ),
        (
            "time,event\n2026-02-20 20:00,start fast\n2026-02-21 12:00,end fast\n2026-02-22 20:00,start fast\n2026-02-23 13:30,end fast\n",
            .both
        ),
        (
            "timestamp,action\n2026-02-20T19:00:00Z,Fast started\n2026-02-21T11:00:00Z,Fast ended\n",
            .first
        ),
    ]

    /// Calendars.
    static let calendars: [PeoplesTables.Case] = [
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Fasting\nBEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:reminder\nTRIGGER:-PT15M\nDURATION:PT5M\nEND:VALARM\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260220\nDTEND;VALUE=DATE:20260221\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .none
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nRRULE:FREQ=DAILY;COUNT=5\nSUMMARY:Fasting\nEND:VEVENT\nEND:VCALENDAR\n",
            .none
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART:20260222T190000Z\nDTEND:20260223T123000Z\nSTATUS:CANCELLED\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Breakfast with A.\nEND:VEVENT\nEND:VCALENDAR\n",
            .none
        ),
    ]

    /// Times in a zone with a name.
    static let zones: [PeoplesTables.Case] = [
        (
            "start,start_tzid,end,end_tzid\n2026-02-20 14:00,America/New_York,2026-02-21 06:00,America/New_York\n",
            .first
        ),
        ("start,end,olson\n2026-02-20 14:00,2026-02-21 06:00,America/New_York\n", .first),
        ("start,end,where\n2026-02-20 14:00,2026-02-21 06:00,America/New_York\n", .first),
        ("start,end,where\n2026-02-20 14:00,2026-02-21 06:00,America/Nowhere\n", .none),
        (
            "date;project;task;subtask;type;note;start;end;timezone;duration;rate\n2026-02-20;Fasting;;;timed;;2026-02-20T20:00:00+01:00;2026-02-21T12:00:00+01:00;Europe/Berlin;960;0\n",
            .first
        ),
        (
            "start,end,time zone\n2026-02-20 14:00,2026-02-21 06:00,America/New_York\n2026-02-22 14:00,2026-02-23 07:30,America/New_York\n",
            .both
        ),
        (
            "start,end,timezone\n2026-02-20 20:00,2026-02-21 12:00,Europe/Berlin\n2026-02-23 04:00,2026-02-23 21:30,Asia/Tokyo\n",
            .both
        ),
        (
            "start,end,timezone\n2026-02-20 20:00,2026-02-21 12:00,Mars/Olympus\n", .none
        ),
        (
            "start,end,timezone\n2026-02-20 20:00,2026-02-21 12:00,W. Europe Standard Time\n",
            .first
        ),
        (
            "Start (Europe/London),End (Europe/London)\n2026-02-20 19:00,2026-02-21 11:00\n", .first
        ),
        (
            "start_local,end_local,tz_name\n2026-02-20T14:00:00,2026-02-21T06:00:00,America/New_York\n",
            .first
        ),
        (
            "Time zone: America/New_York\nstart,end\n2026-02-20 14:00,2026-02-21 06:00\n", .first
        ),
        (
            "start,end\n2026-02-20 14:00 America/New_York,2026-02-21 06:00 America/New_York\n",
            .first
        ),
        (
            "start,end\n2026-02-20 14:00 EST,2026-02-21 06:00 EST\n", .first
        ),
        (
            "start,end\n2026-02-21 00:30 IST,2026-02-21 16:30 IST\n", .none
        ),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nBEGIN:STANDARD\r\nDTSTART:19701025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Europe/Berlin:20260220T200000\r\nDTEND;TZID=Europe/Berlin:20260221T120000\r\nSUMMARY:Fasting\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nDTSTART;TZID=America/New_York:20260220T140000\nDTEND;TZID=Europe/Berlin:20260221T120000\nSUMMARY:Fast 16:8\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;TZID=\"America/New_York\":20260220T140000\nDTEND;TZID=\"America/New_York\":20260221T060000\nSUMMARY:Fasten\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260220T200000\nDTEND;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260221T120000\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
    ]

    /// Shapes of records that programs and people give them.
    static let records: [PeoplesTables.Case] = [
        // Columns of kinds that are not called so.
        (
            "start,end,note,sheet\n2026-02-20 20:00,2026-02-21 12:00,first try,fasting\n2026-02-21 13:00,2026-02-21 18:00,spec,work\n2026-02-22 20:00,2026-02-23 13:30,,fasting\n",
            .both
        ),
        (
            "Start,End,Group\n2026-02-20 20:00,2026-02-21 12:00,Fasting\n2026-02-21 13:00,2026-02-21 18:00,Work\n",
            .first
        ),
        (
            "Start,End,Note\n2026-02-20 20:00,2026-02-21 12:00,fasting\n2026-02-21 13:00,2026-02-21 18:00,work on spec\n",
            .first
        ),
        (
            "Start,End,Note\n2026-02-20 20:00,2026-02-21 12:00,good fast\n2026-02-22 20:00,2026-02-23 13:30,tired\n",
            .both
        ),
        (
            "tag_groups,date,start,stop,tags\n#fasting,,,,\n,2026-02-20,20:00,12:00,#fasting\n,2026-02-21,13:00,18:00,#work\n",
            .first
        ),
        (
            "[{\"startDate\":\"2026-02-20T19:00:00Z\",\"endDate\":\"2026-02-21T11:00:00Z\",\"project\":\"Fasting\"},{\"startDate\":\"2026-02-21T12:00:00Z\",\"endDate\":\"2026-02-21T17:00:00Z\",\"project\":\"Work\"}]",
            .first
        ),
        (
            "[{\"id\":\"a\",\"startDate\":\"2026-02-20T22:00:00Z\",\"endDate\":\"2026-02-21T06:00:00Z\",\"value\":\"ASLEEP\"},{\"id\":\"b\",\"startDate\":\"2026-02-21T22:00:00Z\",\"endDate\":\"2026-02-22T06:00:00Z\",\"value\":\"INBED\"}]",
            .none
        ),
        (
            "[{\"from\":\"Berlin\",\"to\":\"Paris\",\"startDate\":\"2026-02-20T19:00:00Z\",\"endDate\":\"2026-02-21T11:00:00Z\",\"distance\":9}]",
            .none
        ),
        (
            "Description,Start,End\nfasting,2026-02-20 20:00,2026-02-21 12:00\n"
                + (1...18).map { "task \($0),2026-02-\($0) 13:00,2026-02-\($0) 18:00\n" }.joined(),
            .none
        ),
        // Seconds since 2001, as in programs in Swift.
        (
            "[{\"begin\":793306800,\"finish\":793364400},{\"begin\":793479600.5,\"finish\":793542600}]",
            .both
        ),
        // An end that was forgotten.
        (
            "time,event\n2026-02-18 20:00,fast started\n2026-02-20 20:00,fast started\n2026-02-21 12:00,fast ended\n",
            .first
        ),
        (
            "time,state\n2026-02-20 20:00,fasting\n2026-02-21 02:00,fasting\n2026-02-21 12:00,not fasting\n",
            .first
        ),
        // An end or a length in each row; a length beside a fast that runs.
        (
            "start,end,duration\n2026-02-20 20:00,2026-02-21 12:00,\n2026-02-22 20:00,,17:30\n",
            .both
        ),
        (
            "start,end,duration\n2026-02-20 20:00,2026-02-21 12:00,16:00\n2026-02-22 20:00,,4:30\n",
            .first
        ),
        // Calendars: zones that they describe, versions of an event, and files that were joined.
        (
            "BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Customized Time Zone\nBEGIN:STANDARD\nDTSTART:16010101T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nRRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nRRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3\nEND:DAYLIGHT\nEND:VTIMEZONE\nBEGIN:VEVENT\nDTSTART;TZID=Customized Time Zone:20260220T140000\nDTEND;TZID=\"Customized Time Zone\":20260221T060000\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSEQUENCE:0\nDTSTART:20260220T170000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nBEGIN:VEVENT\nUID:a\nSEQUENCE:2\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nBEGIN:VEVENT\nUID:a\nSEQUENCE:1\nDTSTART:20260220T180000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:b\nSEQUENCE:0\nDTSTART:20260218T190000Z\nDTEND:20260219T110000Z\nSUMMARY:Fast\nEND:VEVENT\nBEGIN:VEVENT\nUID:b\nSEQUENCE:1\nSTATUS:CANCELLED\nSUMMARY:Fast\nEND:VEVENT\nBEGIN:VEVENT\nUID:a\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .first
        ),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDTEND:20260221T110000Z\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260222T190000Z\nDTEND:20260223T123000Z\nSUMMARY:Fast\nEND:VEVENT\nEND:VCALENDAR\n",
            .both
        ),
        (
            "\u{FEFF}start,end\n2026-02-20 20:00,2026-02-21 12:00\n\u{FEFF}start,end\n2026-02-22 20:00,2026-02-23 13:30\n",
            .both
        ),
        // Texts that begin with a bracket, and members in a list.
        (
            "[2026-02-20 20:00] - [2026-02-21 12:00]\n[2026-02-22 20:00] - [2026-02-23 13:30]\n",
            .bothOrNone
        ),
        (
            "[[2026-02-20]]\n| Start | End |\n| --- | --- |\n| 2026-02-20 20:00 | 2026-02-21 12:00 |\n",
            .first
        ),
        (
            "- start:: 2026-02-20 20:00\n- end:: 2026-02-21 12:00\n- start:: 2026-02-22 20:00\n- end:: 2026-02-23 13:30\n",
            .both
        ),
        (
            "2026-02-20\n#fasting slept well\n    20:00 - 12:00>\n\n2026-02-21\nWork\n    13:00 - 18:00 #work\n",
            .first
        ),
    ]

    static let all = fastingApps + timeTrackers + histories + calendars + records
}
