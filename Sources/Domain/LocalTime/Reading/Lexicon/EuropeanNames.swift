/// The names of months and days in the languages of Europe, which may be typed, and may be in files, in every
/// language.
///
/// Source: CLDR, as in Babel 2.19.0: the wide and the abbreviated names, alone and in a date, of bg, hr, cs, da, nl, et,
/// fi, fr, de, de_AT, el, hu, ga, it, lv, lt, mt, pl, pt, ro, sk, sl, es, sv, nb, nn, is, tr, uk, ru, be, sr, bs,
/// mk, sq, ca, eu, gl, cy, lb and fo. Names of several words, with digits or of one or two letters are left
/// out, and names of days of three letters too, because many of them are words of other languages.
///
/// A name that means two months in two languages, as "listopad", has both meanings.
package enum EuropeanNames {
    /// What a folded name means.
    static func meanings(_ name: String) -> [TimeWords.Sense] { all[name] ?? [] }

    // MARK: In files

    /// Whether a word is the name of a month in Croatian and in no other language, and is written without marks.
    package static func isCroatianMonth(_ word: String) -> Bool { croatian.contains(word) }

    private static let croatian: Set = [
        "sij", "velj", "tra", "svi", "kol", "ruj", "stu", "pro", "travanj", "travnja", "svibanj",
        "svibnja",
        "lipanj", "lipnja", "srpanj", "srpnja", "kolovoz", "kolovoza", "rujan", "rujna", "studeni",
        "studenoga",
        "prosinac", "prosinca",
    ]

    /// What a folded word of a file means: a name of a month, or its beginning of at least three letters, and a name of a
    /// day, or its beginning of at least two. A day that means others in other languages, as "do", is -1. "CET" is a zone.
    static func meaningsInCells(_ name: String) -> [TimeWords.Sense] {
        var found = meanings(name).filter { if case .month = $0 { true } else { false } }
        if found.isEmpty, let month = monthBeginnings[name] ?? nil { found = [.month(month)] }
        if ZoneNames.hours[name] == nil, let day = dayBeginnings[name] {
            found.append(.weekday(day ?? -1))
        }
        return found
    }

    /// The month of each beginning of a name; nil inside if it begins the names of several.
    private static let monthBeginnings: [String: Int?] = {
        var beginnings: [String: Int?] = [:]
        for (month, name) in named(months + englishMonths) {
            for count in 3...max(3, name.count) where count <= name.count {
                let beginning = String(name.prefix(count))
                if let known = beginnings[beginning], known != month {
                    beginnings[beginning] = .some(nil)
                } else {
                    beginnings[beginning] = month
                }
            }
        }
        // A whole name in English counts more than a beginning in another language.
        for (month, name) in named(englishMonths) { beginnings[name] = month }
        return beginnings
    }()

    /// The day of each beginning of a name; nil inside if it begins the names of several.
    private static let dayBeginnings: [String: Int?] = {
        var beginnings: [String: Int?] = [:]
        for name in shortDays.split(separator: " ") { beginnings[String(name)] = .some(nil) }
        for list in [days, englishDays] {
            for (day, name) in named(list) where name.count >= 2 {
                for count in 2...name.count {
                    let beginning = String(name.prefix(count))
                    let isOther = beginnings[beginning].map { $0 != day - 1 } ?? false
                    beginnings[beginning] = .some(isOther ? nil : day - 1)
                }
            }
        }
        return beginnings
    }()

    /// The folded names of lists, each with the number of its month or day.
    private static func named(_ lists: [String]) -> [(Int, String)] {
        lists.enumerated().flatMap { at, list in
            list.split(separator: " ").map { (at % 12 + 1, String($0).foldedAsTyped) }
        }
    }

    /// With a short name in German that spreadsheets write.
    private static let englishMonths = [
        "jan january", "feb february", "mar march mrz", "apr april", "may", "jun june", "jul july",
        "aug august", "sep sept september", "oct october", "nov november", "dec december",
    ]
    private static let englishDays = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]
    /// Short names that are not the beginning of a name.
    private static let shortDays = "pn pt sb nd cz"

    // MARK: The names

    /// Made when the first unknown word is typed.
    private static let all: [String: [TimeWords.Sense]] = {
        var all: [String: [TimeWords.Sense]] = [:]
        func add(_ lists: [String], _ sense: (Int) -> TimeWords.Sense) {
            for (at, list) in lists.enumerated() {
                for name in Set(list.split(separator: " ").map { String($0).foldedAsTyped }) {
                    all[name, default: []].append(sense(at))
                }
            }
        }
        add(months) { .month($0 + 1) }
        add(days) { .weekday($0) }
        return all
    }()

    /// From January.
    private static let months = [
        """
        ean eanáir ene enero gen gener gennaio ian ianuarie ion ionawr jaan jaanuar jan \
        janar janeiro jannar januar januari január januára janv janvier janvāris janúar \
        jän jänner led leden ledna oca ocak saus sausio sausis sij siječanj siječnja \
        sty styczeń stycznia tammi tammikuu tammikuuta urt urtarrila xan xaneiro ιαν \
        ιανουάριος ιανουαρίου сту студзень студзеня січ січень січня янв январь января \
        яну януари јан јануар јануари
        """,
        """
        chw chwef chwefror feabh feabhra feb febbraio febr febreiro febrer febrero \
        februar februari februarie február februára februāris febrúar fev fevereiro fra \
        frar févr février helmi helmikuu helmikuuta lut lutego luty ots otsaila shk \
        shkurt vas vasario vasaris veebr veebruar velj veljača veljače úno únor února \
        şub şubat φεβ φεβρουάριος φεβρουαρίου лют лютага лютий лютого люты феб фебруар \
        фев февр февраль февраля февруари
        """,
        """
        bře březen března kov kovas kovo maalis maaliskuu maaliskuuta maart mar marca \
        marec mars mart martie marts martxoa marzec marzo marzu març março maw mawrth \
        mrt márc március márta mäe mäerz mär märts märz ožu ožujak ožujka μάρ μάρτιος \
        μαρ μαρτίου бер березень березня мар март марта сак сакавік сакавіка
        """,
        """
        abr abril abrëll aib aibreán api apirila apr april aprile aprilie aprill apríl \
        apríla aprīlis avr avril bal balandis balandžio dub duben dubna ebr ebrill \
        huhti huhtikuu huhtikuuta kwi kwiecień kwietnia nis nisan pri prill tra travanj \
        travnja ápr április απρ απρίλιος απριλίου апр апрель апреля април квіт квітень \
        квітня кра красавік красавіка
        """,
        """
        beal bealtaine geg gegužė gegužės kvě květen května mag maggio mai maiatza maig \
        maijs maio maj maja may mayo mayıs maí mee mei mej mejju máj mája május svi \
        svibanj svibnja touko toukokuu toukokuuta μάι μάιος μαΐ μαΐου май мая мај трав \
        травень травня
        """,
        """
        birž birželio birželis cze czerwca czerwiec eka ekaina giu giugno haz haziran \
        iun iunie juin jun junho juni junij junio juny juuni jún júna június júní jūn \
        jūnijs kesä kesäkuu kesäkuuta lip lipanj lipnja meh mehefin meith meitheamh qer \
        qershor xuño červen června čvn ġun ġunju ιουν ιουνίου ιούν ιούνιος июн июнь \
        июня черв червень червня чэр чэрвень чэрвеня юни јун јуни
        """,
        """
        gor gorff gorffennaf heinä heinäkuu heinäkuuta iul iulie iúil juil juillet jul \
        julho juli julij julio juliol juuli júl júla július júlí jūl jūlijs korr korrik \
        liep liepa liepos lip lipca lipiec lug luglio lul lulju srp srpanj srpnja tem \
        temmuz uzt uztaila xul xullo července červenec čvc ιουλ ιουλίου ιούλ ιούλιος \
        июл июль июля лип липень липня ліп ліпень ліпеня юли јул јули
        """,
        """
        abu abuztua ago agost agosto août aug august augusta augusti augusts augustus \
        augusztus avg avgust awst aww awwissu ağu ağustos elo elokuu elokuuta gush \
        gusht kol kolovoz kolovoza lún lúnasa rugp rugpjūtis rugpjūčio sie sierpień \
        sierpnia srp srpen srpna ágú ágúst αυγ αυγούστου αύγ αύγουστος авг август \
        августа жні жнівень жніўня серп серпень серпня
        """,
        """
        eyl eylül ira iraila medi mfómh rugs rugsėjis rugsėjo ruj rujan rujna sep sept \
        septembar september septembra septembre septembrie septembris septiembre set \
        setembre setembro settembre settembru sht shtator syys syyskuu syyskuuta szept \
        szeptember wrz wrzesień września zář září σεπ σεπτέμβριος σεπτεμβρίου вер \
        верасень верасня вересень вересня сент сентябрь сентября сеп септембар \
        септември
        """,
        """
        dfómh eki ekim hyd hydref lis listopad listopada loka lokakuu lokakuuta oct \
        octobre octombrie octubre okt oktobar oktober oktobris oktoober október októbra \
        ott ottobre ottubru out outubro paź październik października spal spalio spalis \
        tet tetor urr urria říj říjen října οκτ οκτωβρίου οκτώβριος жовт жовтень жовтня \
        кас кастрычнік кастрычніка окт октобар октомври октябрь октября
        """,
        """
        aza azaroa kas kasım lapkr lapkritis lapkričio lis listopad listopada listopadu \
        marras marraskuu marraskuuta noiembrie nov novembar november novembra novembre \
        novembris novembro novembru noviembre nën nëntor nóv nóvember samh samhain stu \
        studeni studenoga tach tachwedd νοέ νοέμβριος νοε νοεμβρίου лист листопад \
        листопада ліс лістапад лістапада нов новембар ное ноември нояб ноябрь ноября
        """,
        """
        abe abendua ara aralık dec decembar december decembra decembrie decembris \
        decembro des desember desembre dets detsember dez dezember dezembro dhj dhjetor \
        dic dicembre diciembre diċ diċembru déc décembre gru grudnia grudzień gruod \
        gruodis gruodžio joulu joulukuu joulukuuta noll nollaig pro prosinac prosinca \
        prosince prosinec rhag rhagfyr δεκ δεκέμβριος δεκεμβρίου груд грудень грудня \
        дек декабрь декабря декември дец децембар сне снежань снежня
        """,
    ]

    /// From Sunday.
    private static let days = [
        """
        dimanche diumenge domenica domh domingo duminică igandea nedelja nedeľa \
        nedjelja neděle niedz niedziela pazar pühapäev sekmadienis sonndeg sonntag \
        sunnudagur sunnuntai sunnuntaina svētd svētdiena söndag søndag vasárnap zondag \
        κυριακή воскресенье недела неделя недеља неділя нядзеля
        """,
        """
        astelehena dilluns esmaspäev hétfő llun luan lundi lunedì lunes luni luns \
        maanantai maanantaina maandag mandag montag mánadagur mánudagur måndag méindeg \
        pazartesi pirmadienis pirmd pirmdiena pondelok pondělí ponedeljak ponedeljek \
        ponedjeljak poniedziałek δευτέρα панядзелак понеделник понедельник понедељак \
        понеділок
        """,
        """
        antradienis asteartea dienstag dimarts dinsdag dënschdeg kedd mardi martedì \
        martes marți máirt otrd otrdiena salı teisipäev tiistai tiistaina tirs tirsdag \
        tisdag torek tysdag týsdagur utorak utorok wtorek úterý þriðjudagur τρίτη \
        аўторак вторник вівторок уторак
        """,
        """
        asteazkena céad dimecres keskiviikko keskiviikkona kolmapäev mercoledì mercredi \
        miercuri mikudagur mittwoch miércoles miðvikudagur mércores mëttwoch onsdag \
        sreda srijeda streda středa szerda trečiadienis trešd trešdiena woensdag \
        çarşamba środa τετάρτη серада середа среда сряда
        """,
        """
        ceturtd ceturtdiena csütörtök czwartek dijous donderdag donnerstag donneschdeg \
        déar déardaoin fimmtudagur giovedì hósdagur jeudi jueves ketvirtadienis \
        neljapäev osteguna perşembe tors torsdag torstai torstaina xoves četrtek \
        četvrtak čtvrtek štvrtok πέμπτη чацвер четвер четверг четвртак четврток \
        четвъртък
        """,
        """
        aoine cuma divendres fredag freideg freitag fríggjadagur föstudagur gwen \
        ostirala penktadienis perjantai perjantaina petak petek piatok piektd \
        piektdiena piątek pátek péntek reede vendredi venerdì venres viernes vineri \
        vrijdag παρασκευή пʼятниця петак петок петък пятница пятніца
        """,
        """
        cumartesi dissabte larunbata lauantai lauantaina laugardagur laupäev laurdag \
        leygardagur lördag lørdag sabato samedi samschdeg samstag sonnabend sath sestd sestdiena \
        sobota subota szombat sábado sâmbătă zaterdag šeštadienis σάββατο сабота \
        суббота субота събота
        """,
    ]
}
