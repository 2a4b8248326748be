/// More files of ``OtherPeoplesFilesTests``, in the shapes that programs and people give them.
enum StrangersOtherTables {
    /// Forms and spreadsheets, in several languages.
    static let spreadsheets: [PeoplesTables.Case] = [
        (
            "\"Timestamp\",\"When did you start fasting?\",\"When did you break your fast?\",\"How do you feel?\"\n\"2026/02/21 12:05:11 PM GMT+1\",\"2/20/2026 20:00:00\",\"2/21/2026 12:00:00\",\"4\"\n\"2026/02/23 1:35:00 PM GMT+1\",\"2/22/2026 20:00:00\",\"2/23/2026 13:30:00\",\"5\"\n",
            .both
        ),
        (
            "\"Zeitstempel\",\"Beginn des Fastens\",\"Ende des Fastens\",\"Wie war's?\"\n\"21.02.2026 12:05:11\",\"20.02.2026 20:00:00\",\"21.02.2026 12:00:00\",\"gut\"\n",
            .first
        ),
        (
            "\"Timestamp\",\"How many hours did you fast?\",\"Mood\"\n\"2/21/2026 12:05:11\",\"16\",\"4\"\n\"2/23/2026 13:35:00\",\"17.5\",\"5\"\n",
            .none
        ),
        (
            "Horodateur;Début du jeûne;Fin du jeûne;Remarques\n21/02/2026 12:05:11;20/02/2026 20:00:00;21/02/2026 12:00:00;\n",
            .first
        ),
        (
            "Marca temporal,Inicio del ayuno,Fin del ayuno\n21/02/2026 12:05:11,20/02/2026 20:00:00,21/02/2026 12:00:00\n",
            .first
        ),
        (
            "Beginn;Ende;Dauer;Ziel\n20.02.2026 20:00;21.02.2026 12:00;16:00;16\n22.02.2026 20:00;23.02.2026 13:30;17:30;16\n;;;\nSumme;;33:30;\n",
            .both
        ),
        (
            "Début;Fin;Durée (h);Remarque\n20/02/2026 20:00;21/02/2026 12:00;16,00;\n22/02/2026 20:00;23/02/2026 13:30;17,50;fatigué\n",
            .both
        ),
        (
            "Fecha inicio;Hora inicio;Fecha fin;Hora fin;Horas\n20/02/2026;20:00:00;21/02/2026;12:00:00;16,00\n22/02/2026;20:00:00;23/02/2026;13:30:00;17,50\n",
            .both
        ),
        (
            "Data inizio;Ora inizio;Data fine;Ora fine;Durata\n20/02/2026;20:00;21/02/2026;12:00;16:00\n22/02/2026;20:00;23/02/2026;13:30;17:30\n",
            .both
        ),
        (
            "Datum;Begintijd;Eindtijd;Duur\n20-2-2026;20:00;12:00;16:00\n22-2-2026;20:00;13:30;17:30\n",
            .both
        ),
        (
            "Data;Początek postu;Koniec postu;Czas trwania\n20.02.2026;20:00;12:00;16:00\n22.02.2026;20:00;13:30;17:30\n",
            .both
        ),
        (
            "Datum;Fasta start;Fasta slut;Timmar\n2026-02-20;20:00;12:00;16\n2026-02-22;20:00;13:30;17,5\n",
            .both
        ),
        (
            "Dato;Faste start;Faste slut\n20-02-2026;20.00;12.00\n22-02-2026;20.00;13.30\n", .both
        ),
        (
            "Päivä;Paasto alkoi;Paasto päättyi\n20.2.2026;20.00;12.00\n22.2.2026;20.00;13.30\n",
            .both
        ),
        (
            "Data;Início do jejum;Fim do jejum;Duração\n20/02/2026;20:00;12:00;16:00\n22/02/2026;20:00;13:30;17:30\n",
            .both
        ),
        (
            "Böjt kezdete;Böjt vége\n2026.02.20 20:00;2026.02.21 12:00\n2026.02.22 20:00;2026.02.23 13:30\n",
            .both
        ),
        (
            "Data;Începutul postului;Sfârșitul postului\n20.02.2026;20:00;12:00\n22.02.2026;20:00;13:30\n",
            .both
        ),
        (
            "Začátek půstu;Konec půstu\n20.02.2026 20:00;21.02.2026 12:00\n22.02.2026 20:00;23.02.2026 13:30\n",
            .both
        ),
        (
            "Начало голодания;Конец голодания\n20.02.2026 20:00;21.02.2026 12:00\n22.02.2026 20:00;23.02.2026 13:30\n",
            .both
        ),
        (
            "Başlangıç;Bitiş\n20.02.2026 20:00;21.02.2026 12:00\n22.02.2026 20:00;23.02.2026 13:30\n",
            .both
        ),
        (
            "断食開始,断食終了\n2026/02/20 20:00,2026/02/21 12:00\n2026/02/22 20:00,2026/02/23 13:30\n",
            .both
        ),
        (
            "Wochentag;Datum;Beginn;Ende\nFreitag;20.02.2026;20:00;12:00\nSonntag;22.02.2026;20:00;13:30\n",
            .both
        ),
        (
            "KW;Datum;Start;Ende;Stunden\n8;20.02.2026;20:00;12:00;16\n8;22.02.2026;20:00;13:30;17,5\n",
            .both
        ),
        (
            "Table 1\nStart,End,Hours\n20 Feb 2026 at 20:00,21 Feb 2026 at 12:00,16\n22 Feb 2026 at 20:00,23 Feb 2026 at 13:30,17.5\n",
            .both
        ),
        (
            "Tabelle 1;;\nStart;Ende;Std.\n20. Feb. 2026 um 20:00;21. Feb. 2026 um 12:00;16\n22. Feb. 2026 um 20:00;23. Feb. 2026 um 13:30;17,5\n",
            .both
        ),
        (
            "Start,Ende,Dauer\n20.02.26 20:00,21.02.26 12:00,16:00:00\n22.02.26 20:00,23.02.26 13:30,17:30:00\n,,#REF!\n,,#VALUE!\n",
            .both
        ),
        (
            "Start,Ende,Dauer\n20.02.26 20:00,21.02.26 12:00,###\n22.02.26 20:00,23.02.26 13:30,###\n",
            .both
        ),
        (
            "Start,End\n20 Feb 20:00,21 Feb 12:00\n22 Feb 20:00,23 Feb 13:30\n", .none
        ),
        (
            "Day,Start,End\nFeb 20,8pm,12pm\nFeb 22,8pm,1:30pm\n", .none
        ),
        (
            "start,end,note\n2026-02-20 20:00,2026-02-21 12:00,went well, slept well, fine\n2026-02-22 20:00,2026-02-23 13:30,ok\n",
            .both
        ),
        (
            "start,note,end\n2026-02-20 20:00,went well, slept,2026-02-21 12:00\n2026-02-22 20:00,ok,2026-02-23 13:30\n",
            .second
        ),
        (
            "start,end,goal,note\n2026-02-20 20:00,2026-02-21 12:00,16,a, b\n2026-02-22 20:00,2026-02-23 13:30,16,\n",
            .both
        ),
        (
            "start,hours,note\n2026-02-20 20:00,16,5,x\n2026-02-22 20:00,17,5,y\n", .none
        ),
        (
            "Start,Goal end,Actual end\n2026-02-20 20:00,2026-02-21 14:00,2026-02-21 12:00\n2026-02-22 20:00,2026-02-23 12:00,2026-02-23 13:30\n",
            .both
        ),
        (
            "Date,Start,AM/PM,End,AM/PM\n2026-02-20,8:00,PM,12:00,PM\n", .none
        ),
    ]

    /// What people record about their health and other things, which is not a fast.
    static let health: [PeoplesTables.Case] = [
        (
            "Date/Time,Sleep Analysis [In Bed] (hr),Sleep Analysis [Asleep] (hr)\n2026-02-20 00:00:00,8.1,7.5\n",
            .none
        ),
        (
            "{\"data\":{\"metrics\":[{\"name\":\"weight_body_mass\",\"units\":\"kg\",\"data\":[{\"date\":\"2026-02-20 07:00:00 +0100\",\"qty\":80.1},{\"date\":\"2026-02-21 07:00:00 +0100\",\"qty\":80.0}]}],\"workouts\":[]}}",
            .none
        ),
        (
            "{\"data\":{\"metrics\":[{\"name\":\"dietary_water\",\"units\":\"mL\",\"data\":[{\"date\":\"2026-02-20 09:00:00 +0100\",\"qty\":250}]}]}}",
            .none
        ),
        (
            "Type,Start,End,Duration,Active Energy (kcal),Distance (km)\nWalking,2026-02-20 20:00,2026-02-20 21:00,01:00:00,200,4\n",
            .none
        ),
        (
            "com.samsung.shealth.sleep,6270011,3\nstart_time,end_time,time_offset,sleep_score,efficiency\n2026-02-20 22:00:00.000,2026-02-21 06:00:00.000,UTC+0100,80,90\n",
            .none
        ),
        (
            "com.samsung.health.food_intake,1,1\nstart_time,calorie,name,time_offset\n2026-02-20 12:00:00.000,420,Soup,UTC+0100\n",
            .none
        ),
        (
            "com.samsung.health.water_intake,1,1\nstart_time,amount,unit_amount,time_offset\n2026-02-20 08:00:00.000,250,250,UTC+0100\n",
            .none
        ),
        (
            "com.samsung.health.weight,1,1\nstart_time,weight,height,time_offset\n2026-02-20 07:00:00.000,80.1,180,UTC+0100\n",
            .none
        ),
        (
            "Sleep\nStart Time,End Time,Minutes Asleep,Minutes Awake,Number of Awakenings,Time in Bed,Minutes REM Sleep\n\"2026-02-20 11:00PM\",\"2026-02-21 7:00AM\",\"440\",\"40\",\"20\",\"480\",\"80\"\n",
            .none
        ),
        (
            "[{\"logId\":1,\"dateOfSleep\":\"2026-02-21\",\"startTime\":\"2026-02-20T23:00:30.000\",\"endTime\":\"2026-02-21T10:30:00.000\",\"duration\":41370000,\"minutesAsleep\":600,\"minutesAwake\":40,\"efficiency\":90,\"type\":\"stages\"}]",
            .none
        ),
        (
            "Activities\nDate,Calories Burned,Steps,Distance,Floors,Minutes Sedentary\n\"2026-02-20\",\"2,345\",\"8,012\",\"5.9\",\"10\",\"700\"\n",
            .none
        ),
        (
            "date_time,heart_zone_id,total_minutes\n2026-02-20T20:00,FAT_BURN,16\n", .none
        ),
        (
            "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR\nRunning,2026-02-20 20:00:00,false,Run,10.0,600,01:00:00,150\n",
            .none
        ),
        (
            "Activity Type,Date,Title,Distance,Calories,Time\nHiking,2026-02-20 20:00:00,Long hike,50.0,4600,16:00:00\nHiking,2026-02-22 20:00:00,Long hike,55.0,5000,17:30:00\n",
            .none
        ),
        (
            "Sleep Score 4 Weeks,Score,Resting Heart Rate,Duration,Sleep Need,Bedtime,Wake Time\n2026-02-20,80,50,8h 10min,8h 0min,11:00 PM,7:10 AM\n",
            .none
        ),
        (
            "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)\n2026-02-20,8:00 PM,Dinner,Soup,\"300.00 g\",420,12\n2026-02-21,12:00 PM,Lunch,Bread,\"80.00 g\",210,6\n",
            .none
        ),
        (
            "Day,Time,Group,Metric,Unit,Amount\n2026-02-20,7:00 AM,,Weight,kg,80.1\n", .none
        ),
        (
            "Start,End,Name,Comments\n2026-02-20 20:00,2026-02-21 12:00,16:8,\n2026-02-22 20:00,2026-02-23 13:30,16:8,x\n",
            .both
        ),
        (
            "Date,Meal,Time,Calories,Fat (g),Note\n2026-02-20,Dinner,20:00,420,10,\n", .none
        ),
        (
            "Date,Exercise,Type,Exercise Calories,Exercise Minutes\n2026-02-20,Walk,Cardio,200,60\n",
            .none
        ),
        (
            "#Version:6\n#Units:kg\n#date;weight;weight trend;body fat;comment\n2026-02-20T07:00:00.000Z;80.1;80.2;;\n",
            .none
        ),
        (
            "dateTime,weight,bodyFat,water,muscle,comment\n2026-02-20 07:00,80.1,20.1,55.0,40.1,\n",
            .none
        ),
        (
            "Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Symptoms,Notes\nFeb 20 2026,20:00,120,80,60,-,-\n",
            .none
        ),
        (
            "Datum;Zeit;Systolisch;Diastolisch;Puls\n20.02.2026;20:00;120;80;60\n", .none
        ),
        (
            "Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL\nFreeStyle,1,02-20-2026 08:00 PM,0,95\n",
            .none
        ),
        (
            "Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Glucose Value (mg/dL),Duration (hh:mm:ss)\n1,2026-02-20T20:00:00,EGV,,95,\n2,2026-02-21T12:00:00,EGV,,100,\n",
            .none
        ),
        (
            "Date,Time,Ketones (mmol/L),Glucose (mg/dL),GKI\n2026-02-20,20:00,1.6,80,2.8\n", .none
        ),
        (
            "Id,Tz,From,To,Sched,Hours,Rating,Comment,Framerate,Snore,Noise,Cycles,DeepSleep,LenAdjust,Geo\n\"1\",\"Europe/Berlin\",\"20. 02. 2026 20:00\",\"21. 02. 2026 12:00\",\"21. 02. 2026 12:00\",\"16.0\",\"4.0\",\"\",\"1\",\"-1\",\"-1.0\",\"5\",\"0.6\",\"0\",\"x\"\n",
            .none
        ),
        (
            "Start;End;Sleep Quality;Time in bed;Wake up;Sleep Notes;Heart rate;Activity (steps)\n2026-02-20 23:00:00;2026-02-21 07:00:00;80%;8:00;:);;60;8000\n",
            .none
        ),
        (
            "Went to bed,Got up\n2026-02-20 20:00,2026-02-21 12:00\n", .none
        ),
        (
            "date,Sleep Score,Bedtime Start,Bedtime End,Total Sleep Duration\n2026-02-21,80,2026-02-20T20:00:00+01:00,2026-02-21T12:00:00+01:00,50000\n",
            .none
        ),
        (
            "Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Sleep onset,Wake onset\n2026-02-20 20:00:00,2026-02-21 12:00:00,UTC+01:00,60,2026-02-20 23:00:00,2026-02-21 07:00:00\n",
            .none
        ),
        (
            "full_date,date,weekday,time,mood,activities,note_title,note\n2026-02-20,20 February,Friday,20:00,good,fasting | reading,,x\n",
            .none
        ),
        (
            "Date,Fasting,Reading\n2026-02-20,2,0\n2026-02-21,2,2\n", .none
        ),
        (
            "Cycle start,Cycle end,Length\n2026-02-01,2026-02-05,5\n", .none
        ),
        (
            "Start,End,Pain level,Symptoms,Medication\n2026-02-20 20:00,2026-02-21 12:00,7,Nausea,Ibuprofen\n",
            .none
        ),
        (
            "Type,Start,End,Duration,Start Condition,Notes\nFeed,2026-02-20 20:00,2026-02-20 20:20,00:20,Left,\nSleep,2026-02-20 21:00,2026-02-21 06:00,09:00,,\n",
            .none
        ),
        (
            "Start,End,Energy (kWh),Cost (EUR)\n2026-02-20 20:00,2026-02-21 12:00,50,15\n", .none
        ),
        (
            "Outage start,Outage end,Area\n2026-02-20 20:00,2026-02-21 12:00,North\n", .none
        ),
        (
            "Entry,Exit,Plate,Fee\n2026-02-20 20:00,2026-02-21 12:00,B-XX 1,12\n", .none
        ),
        (
            "Departure,Arrival,From,To\n2026-02-20 20:00,2026-02-21 12:00,FRA,SIN\n", .none
        ),
        (
            "started,finished,size (MB)\n2026-02-20 20:00,2026-02-21 12:00,500\n", .none
        ),
        (
            "job,start,end,status\nnightly,2026-02-20 20:00,2026-02-21 12:00,success\n", .none
        ),
        (
            "Subject,From,To,Date\nHi,a@b.c,b@c.d,2026-02-20 20:00\n", .none
        ),
        (
            "Breakfast start,Breakfast end\n2026-02-20 08:00,2026-02-20 08:30\n", .none
        ),
        (
            "Meal,Start,End\nDinner,2026-02-20 19:00,2026-02-20 20:00\nLunch,2026-02-21 12:00,2026-02-21 12:30\n",
            .none
        ),
        (
            "Date,Suhoor,Iftar\n2026-02-20,05:10,17:40\n", .none
        ),
    ]

    /// Tables and objects that programs write.
    static let shapes: [PeoplesTables.Case] = [
        (
            "{\"version\":3,\"exportedAt\":\"2026-02-28T10:00:00Z\",\"data\":[{\"startedAt\":\"2026-02-20T19:00:00Z\",\"endedAt\":\"2026-02-21T11:00:00Z\",\"goal\":16}]}",
            .first
        ),
        (
            "{\"fasts\":{\"a\":{\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\"},\"b\":{\"start\":\"2026-02-22T19:00:00Z\",\"end\":\"2026-02-23T12:30:00Z\"}}}",
            .both
        ),
        (
            "{\"-Mabc\":{\"start\":1771614000000,\"end\":1771671600000,\"type\":\"fast\"},\"-Mabd\":{\"start\":1771786800000,\"end\":1771849800000,\"type\":\"fast\"}}",
            .both
        ),
        (
            "[{\"_id\":{\"$oid\":\"65\"},\"start\":{\"$date\":\"2026-02-20T19:00:00Z\"},\"end\":{\"$date\":\"2026-02-21T11:00:00Z\"}}]",
            .first
        ),
        (
            "{\"fasts\":\"[{\\\"start\\\":1771614000000,\\\"end\\\":1771671600000}]\"}", .none
        ),
        (
            "2026-02-20 20:00 -> 2026-02-21 12:00\n2026-02-22 20:00 -> 2026-02-23 13:30\n", .both
        ),
        (
            "2026-02-20 20:00 - 2026-02-21 12:00\n2026-02-22 20:00 - 2026-02-23 13:30\n", .both
        ),
        (
            "start_us,end_us\n1771614000000000,1771671600000000\n", .none
        ),
        (
            "start,end\n1771614000000.0,1771671600000.0\n", .first
        ),
        (
            "start,end\n1.771614E+12,1.7716716E+12\n", .none
        ),
        (
            "start,duration\n2026-02-20 20:00,-16\n", .none
        ),
        (
            "start,end\n2026-W08-5T20:00,2026-W08-6T12:00\n", .none
        ),
        (
            "start,end\n\"2026-02-20T20:00:00,000+01:00\",\"2026-02-21T12:00:00,5+01:00\"\n", .first
        ),
        (
            "start,end\n2026-02-20 20:00:00 GMT+0100,2026-02-21 12:00:00 GMT+0100\n", .first
        ),
        (
            "start,end\n2026-02-20 20:00 (UTC+1),2026-02-21 12:00 (UTC+1)\n", .first
        ),
        (
            "[{\"start\":\"/Date(1771614000000)/\",\"end\":\"/Date(1771671600000)/\"}]", .first
        ),
        (
            "start,duration\n2026-02-20 20:00,0.16:00:00\n2026-02-22 20:00,17:30:00\n", .second
        ),
        (
            "start,end\n2026-02-20 20:00:00+01,2026-02-21 12:00:00+01\n", .first
        ),
        (
            "start,length\n2026-02-20 20:00:00+01,16:00:00\n2026-02-22 20:00:00+01,17:30:00\n",
            .both
        ),
        (
            "start,length\n2026-02-20 20:00:00+01,0 days 16:00:00\n", .first
        ),
        (
            "\"\",\"start\",\"end\"\n\"1\",2026-02-20 20:00:00,2026-02-21 12:00:00\n\"2\",2026-02-22 20:00:00,2026-02-23 13:30:00\n",
            .both
        ),
        (
            ",start,end,hours\n0,2026-02-20 20:00:00,2026-02-21 12:00:00,16.0\n1,2026-02-22 20:00:00,2026-02-23 13:30:00,17.5\n",
            .both
        ),
        (
            ",start,end\n0,2026-02-20 20:00:00,2026-02-21 12:00:00\n1,2026-02-28 20:00:00,NaT\n",
            .first
        ),
        (
            "start,end,goal\n2026-02-20 20:00,2026-02-21 12:00,null\n2026-02-28 20:00,null,16\n",
            .first
        ),
        (
            "start,end\n2026-02-20 20:00,2026-02-21 12:00\n2026-02-28 20:00,N/A\n2026-02-28 21:00,-\n",
            .first
        ),
        (
            "start,end\n2026-02-20 20:00,2026-02-21 12:00\n2026-02-28 20:00,ongoing\n", .first
        ),
        (
            "Date,Start,End,Start weight,End weight\n2026-02-20,20:00,12:00,80.4,79.9\n2026-02-22,20:00,13:30,80.2,79.6\n",
            .both
        ),
        (
            "start,end,type\n2026-02-20 20:00,2026-02-21 12:00,water fast\n2026-02-22 20:00,2026-02-23 13:30,dry fast\n",
            .both
        ),
        (
            "type,start,end\nwater fast,2026-02-20 20:00,2026-02-21 12:00\nsleep,2026-02-22 20:00,2026-02-23 13:30\n",
            .first
        ),
        (
            "End,Start\n2026-02-21 12:00,2026-02-20 20:00\n2026-02-23 13:30,2026-02-22 20:00\n",
            .both
        ),
        (
            "Date,Fasting hours\n2026-02-20,16\n2026-02-22,17.5\n", .none
        ),
        (
            "Fast ended,Hours fasted\n2026-02-21 12:00,16\n2026-02-23 13:30,17.5\n", .none
        ),
        (
            "Start,Goal\n2026-02-20 20:00,16\n2026-02-22 20:00,18\n", .none
        ),
        (
            "Planned start,Planned end\n2026-02-20 20:00,2026-02-21 12:00\n", .none
        ),
        (
            "Weekday,Fast from,Fast until\nMonday,20:00,12:00\nTuesday,20:00,12:00\n", .none
        ),
    ]

    static let all = spreadsheets + health + shapes
}
