/// The names of zones that no zone file has. What people type and what is in files is read with the same.
package enum ZoneNames {
    /// Hours east of UTC for a short name in lower case: the names of RFC 5322, those of Europe, and others with one
    /// meaning. "IST" and "BST" have several.
    package static let hours: [String: Int64] = {
        var hours: [String: Int64] = [:]
        for (count, names) in [
            (0, "z utc gmt ut wet"), (1, "west cet mez"), (2, "cest mesz eet sast"),
            (3, "eest msk"),
            (8, "sgt hkt awst"), (9, "jst kst"), (10, "aest"), (11, "aedt"), (12, "nzst"),
            (13, "nzdt"),
            (-4, "edt"), (-5, "est cdt"), (-6, "cst mdt"), (-7, "mst pdt"), (-8, "pst akdt"),
            (-9, "akst"), (-10, "hst"),
        ] {
            for name in names.split(separator: " ") { hours[String(name)] = Int64(count) }
        }
        return hours
    }()

    /// The zone file of a name that Windows has, as Outlook and Exchange write it: `W. Europe Standard Time`, or
    /// as people do: `Pacific Time`.
    static func file(ofWindows name: String) -> String? {
        let endings = [" Standard Time", " Daylight Time", " Summer Time", " Time"]
        let ending = endings.first { name.hasSuffix($0) } ?? ""
        let place = name.dropLast(ending.count)
        // To people, "US Mountain Time" is not the zone that Windows calls so.
        return ending == " Time" && place.contains(" ") ? nil : windows[String(place)]
    }

    private static let windows: [String: String] = {
        var files: [String: String] = [:]
        for pair in windowsNames.split(separator: ";") {
            let sides = pair.drop { $0 == " " }.split(separator: "=")
            files[String(sides[0])] = String(sides[1])
        }
        return files
    }()

    /// Without "Standard Time" at the end. Source: CLDR, windowsZones, the territory 001, with the present names of
    /// the zone files.
    private static let windowsNames = """
        AUS Central=Australia/Darwin; AUS Eastern=Australia/Sydney; Afghanistan=Asia/Kabul; \
        Alaskan=America/Anchorage; Aleutian=America/Adak; Altai=Asia/Barnaul; Arab=Asia/Riyadh; \
        Arabian=Asia/Dubai; Arabic=Asia/Baghdad; Argentina=America/Argentina/Buenos_Aires; \
        Astrakhan=Europe/Astrakhan; Atlantic=America/Halifax; Aus Central W.=Australia/Eucla; \
        Azerbaijan=Asia/Baku; Azores=Atlantic/Azores; Bahia=America/Bahia; Bangladesh=Asia/Dhaka; \
        Belarus=Europe/Minsk; Bougainville=Pacific/Bougainville; Canada Central=America/Regina; \
        Cape Verde=Atlantic/Cape_Verde; Caucasus=Asia/Yerevan; Cen. Australia=Australia/Adelaide; \
        Central America=America/Guatemala; Central Asia=Asia/Almaty; Central Brazilian=America/Cuiaba; \
        Central Europe=Europe/Budapest; Central European=Europe/Warsaw; Central Pacific=Pacific/Guadalcanal; \
        Central Standard Time (Mexico)=America/Mexico_City; Central=America/Chicago; \
        Chatham Islands=Pacific/Chatham; China=Asia/Shanghai; Cuba=America/Havana; Dateline=Etc/GMT+12; \
        E. Africa=Africa/Nairobi; E. Australia=Australia/Brisbane; E. Europe=Europe/Chisinau; \
        E. South America=America/Sao_Paulo; Easter Island=Pacific/Easter; \
        Eastern Standard Time (Mexico)=America/Cancun; Eastern=America/New_York; Egypt=Africa/Cairo; \
        Ekaterinburg=Asia/Yekaterinburg; FLE=Europe/Kyiv; Fiji=Pacific/Fiji; GMT=Europe/London; \
        GTB=Europe/Bucharest; Georgian=Asia/Tbilisi; Greenland=America/Nuuk; Greenwich=Atlantic/Reykjavik; \
        Haiti=America/Port-au-Prince; Hawaiian=Pacific/Honolulu; India=Asia/Kolkata; Iran=Asia/Tehran; \
        Israel=Asia/Jerusalem; Jordan=Asia/Amman; Kaliningrad=Europe/Kaliningrad; Korea=Asia/Seoul; \
        Libya=Africa/Tripoli; Line Islands=Pacific/Kiritimati; Lord Howe=Australia/Lord_Howe; \
        Magadan=Asia/Magadan; Magallanes=America/Punta_Arenas; Marquesas=Pacific/Marquesas; \
        Mauritius=Indian/Mauritius; Middle East=Asia/Beirut; Montevideo=America/Montevideo; \
        Morocco=Africa/Casablanca; Mountain Standard Time (Mexico)=America/Chihuahua; \
        Mountain=America/Denver; Myanmar=Asia/Yangon; N. Central Asia=Asia/Novosibirsk; \
        Namibia=Africa/Windhoek; Nepal=Asia/Kathmandu; New Zealand=Pacific/Auckland; \
        Newfoundland=America/St_Johns; Norfolk=Pacific/Norfolk; North Asia East=Asia/Irkutsk; \
        North Asia=Asia/Krasnoyarsk; North Korea=Asia/Pyongyang; Omsk=Asia/Omsk; Pacific SA=America/Santiago; \
        Pacific Standard Time (Mexico)=America/Tijuana; Pacific=America/Los_Angeles; Pakistan=Asia/Karachi; \
        Paraguay=America/Asuncion; Qyzylorda=Asia/Qyzylorda; Romance=Europe/Paris; \
        Russia Time Zone 10=Asia/Srednekolymsk; Russia Time Zone 11=Asia/Kamchatka; \
        Russia Time Zone 3=Europe/Samara; Russian=Europe/Moscow; SA Eastern=America/Cayenne; \
        SA Pacific=America/Bogota; SA Western=America/La_Paz; SE Asia=Asia/Bangkok; \
        Saint Pierre=America/Miquelon; Sakhalin=Asia/Sakhalin; Samoa=Pacific/Apia; Sao Tome=Africa/Sao_Tome; \
        Saratov=Europe/Saratov; Singapore=Asia/Singapore; South Africa=Africa/Johannesburg; \
        South Sudan=Africa/Juba; Sri Lanka=Asia/Colombo; Sudan=Africa/Khartoum; Syria=Asia/Damascus; \
        Taipei=Asia/Taipei; Tasmania=Australia/Hobart; Tocantins=America/Araguaina; Tokyo=Asia/Tokyo; \
        Tomsk=Asia/Tomsk; Tonga=Pacific/Tongatapu; Transbaikal=Asia/Chita; Turkey=Europe/Istanbul; \
        Turks And Caicos=America/Grand_Turk; US Eastern=America/Indiana/Indianapolis; \
        US Mountain=America/Phoenix; UTC+12=Etc/GMT-12; UTC+13=Etc/GMT-13; UTC-02=Etc/GMT+2; \
        UTC-08=Etc/GMT+8; UTC-09=Etc/GMT+9; UTC-11=Etc/GMT+11; Ulaanbaatar=Asia/Ulaanbaatar; \
        Venezuela=America/Caracas; Vladivostok=Asia/Vladivostok; Volgograd=Europe/Volgograd; \
        W. Australia=Australia/Perth; W. Central Africa=Africa/Lagos; W. Europe=Europe/Berlin; \
        W. Mongolia=Asia/Hovd; West Asia=Asia/Tashkent; West Bank=Asia/Hebron; \
        West Pacific=Pacific/Port_Moresby; Yakutsk=Asia/Yakutsk; Yukon=America/Whitehorse
        """
}
