import LocalTime

/// The words that names of columns have, in lower case and without accents.
enum ColumnWords {
    /// - Parameter word: in lower case and without accents.
    /// - Returns: nil if the word is unknown. A joined word has the senses of its parts.
    static func senses(_ word: String) -> [ColumnWord]? {
        if let known = known[word] { return known }
        if let stem = stems.first(where: { word.hasPrefix($0.0) }) { return [stem.1] }
        // "trips", "jobs"
        if word.count > 3, word.hasSuffix("s"), let one = known[String(word.dropLast())] {
            return one
        }
        return joined(word) ?? ending(of: word).flatMap { known[$0] }
    }

    /// The first part of a joined word of which only the last one is known: the "schul" of "Schulbeginn".
    static func unknownPart(_ word: String) -> String? {
        if known[word] != nil || joined(word) != nil { return nil }
        return ending(of: word).map { String(word.dropLast($0.count)) }
    }

    /// "Gesamtdauer": the last part says what it is.
    private static func ending(of word: String) -> String? { endings.first { word.hasSuffix($0) } }

    /// `starttime`, `fastenbeginn`, `arbeitsende`.
    private static func joined(_ word: String) -> [ColumnWord]? {
        let letters = Array(word)
        // A word in ideographs has two of them.
        let shortest = letters.first.map { $0 >= "\u{3000}" } ?? false ? 2 : 3
        guard (2 * shortest...40).contains(letters.count) else { return nil }
        for split in shortest...letters.count - shortest {
            guard let second = known[String(letters[split...])], second != [.filler] else {
                continue
            }
            let first = String(letters[..<split])
            for link in ["", "s", "en", "n"] where first.hasSuffix(link) {
                let stem = String(first.dropLast(link.count))
                if stem.count >= shortest, let sense = known[stem] { return sense + second }
            }
        }
        return nil
    }

    private static let endings = ["beginn", "anfang", "dauer", "ende", "inizio"]

    /// The beginnings of words with many endings.
    private static let stems: [(String, ColumnWord)] = [
        ("gestart", .start), ("begonn", .start), ("beend", .end), ("gestopp", .end),
        ("finish", .end),
        ("kommentar", .note), ("comment", .note), ("bemerk", .note), ("anmerk", .note),
        ("remark", .note),
        ("geplant", .planned), ("vorgesehen", .planned), ("duration", .length),
        ("schlaf", .subject(.sleep)),
        ("sleep", .subject(.sleep)), ("arbeit", .subject(.work)), ("training", .subject(.other)),
        ("temperat", .subject(.other)), ("glucos", .subject(.other)),
        ("glukos", .subject(.other)), ("blut", .subject(.other)), ("blood", .subject(.other)),
        ("gewicht", .subject(.other)), ("weigh", .subject(.other)), ("kalori", .foreignUnit),
        ("calori", .foreignUnit), ("aktualisier", .stamp), ("geandert", .stamp),
        ("erstell", .stamp),
    ]

    private static let known: [String: [ColumnWord]] = {
        var known: [String: [ColumnWord]] = [:]
        for (sense, words) in lists {
            for word in words.split(whereSeparator: \.isWhitespace) {
                known[String(word), default: []].append(sense)
            }
        }
        // A letter may be anything, unless it is a word of Chinese, and "timer" is hours only in Norwegian.
        let units = LengthUnit.words.mapValues { ColumnWord.unit($0) }.merging(
            VolumeUnit.words.filter { $1.count == 1 }.mapValues { .volume($0.unit) }
        ) { $1 }
        for (word, unit) in units where known[word] == nil && word != "timer" {
            if word.count > 1 || word >= "\u{3000}" { known[word] = [unit] }
        }
        return known
    }()

    private static let lists: KeyValuePairs<ColumnWord, String> = [
        .start: """
        start starts started starting startet beginnt begin begins began begun beginning beginn anfang debut inicio
        inicia comienzo inizio inizia poczatek zacatek zaciatok zacetek pocetak kezdet kezdes kezdete
        alku alkoi alkaa aloitus comeco inceput algus sakums pradzia baslangic начало начат εναρξη αρχη
        inceputul inceperea початок старт tosaigh upphaf
        startade startet begonnen iniciado commence opened onset kick 開始 开始 开始时间 開始時間 開始時刻 開始日時
        rozpoczecie baslangici inici hasiera mulai 시작 начала התחלה البداية بداية
        """,
        .end: """
        end ends ended ending endet finish stop stops stopped stopping ende schluss fin fine fim fini termino
        einde eind slut slutt slutade avslutad koniec konec kraj vege veg zaras loppu loppui paattyi
        lopetus sfarsit sfarsitul incheiere кінець крај край deireadh beigas pabaiga bitis край конец окончание ληξη τελος completed complete
        over broke broken aufgehort aufgehoert closed terminado acaba 終了 结束 結束 结束时间 結束時間 終了時刻
        終了日時
        zakonczenie befejezes befejezese lopp final bitisi amaiera selesai 종료 끝 סיום النهاية نهاية
        """,
        .weakStart: "from since von ab seit desde da od van fra fran",
        .weakEnd: "to until till bis hasta tot til do",
        .length: """
        length long elapsed lasted dauer lange duree duracion duracao durata duur varaktighet varighed
        kesto trvani dlzka dlugosc trajanje hossz idotartam sure продолжительность διαρκεια 期間 時長 时长 기간
        """,
        .target: """
        target targets goal goals ziel objetivo objectif obiettivo doel mal cel cil ciel cilj tavoite
        celkitu protocol protokoll protocolo protocole regime regimen plan soll intended ratio meta
        hedef цель 目標 目标
        """,
        .planned: """
        planned scheduled upcoming expected estimated anticipated intend vorgesehene prevu previsto geplante projected
        """,
        .unreal: """
        draft template example sample dummy demo test fake invalid rejected declined entwurf vorlage beispiel beispiele
        muster ungultig brouillon modele exemple borrador plantilla ejemplo
        """,
        .real: "valid happen happened really gultig valide valido",
        .note: """
        note notes notiz notizen comment nota notas opmerking huomautus poznamka poznamky uwagi
        megjegyzes beskrivning description beschreibung journal memo bemerkung remarque remarques примечание заметка 備考 备注
        """,
        .id: "id uuid guid uid key identifier",
        .kind: """
        type kind category kategorie categorie categoria typ tipo art activity aktivitat tag tags label
        labels title titel name event subject summary betreff project projekt task class klasse soort typy
        категория тип calendar kalender calendrier calendario agenda group gruppe groupe grupo gruppo
        """,
        .zone: "timezone zone tz tzid olson iana offset zeitzone fuseau utcoffset tzoffset zona",
        .amount: """
        amount menge quantity quantite cantidad quantita volume volumen intake qty hoeveelheid mangd
        maara
        """,
        .stamp: """
        created updated modified timestamp zeitstempel logged exported synced submitted imported
        recorded creation edited saved changed inserted entered added uploaded marcatemporale
        horodateur horodatage tidsstampel sygnatura erfasst gespeichert lastmodified
        """,
        .source: """
        source sources pkg package bundle device devices gerat user username benutzer member author
        timer place ort lieu lugar luogo plats location city stadt weather wetter feeling feelings felt befinden
        owner hostname platform filename sheet quelle
        remaining left verbleibend verbleibende rest average durchschnitt durchschnitts durchschnittliche mittlere
        max maximum maximal maximale hochst mindest minimum minimale longest shortest previous default rekord vortags
        wunsch
        """,
        .deleted: """
        deleted delete removed remove entfernt erased tombstone void trashed trash papierkorb corbeille papelera discarded voided skipped ubersprungen cancelled canceled cancelado cancelada geloscht geloescht storniert abgesagt
        supprime annule annulee eliminado borrado anulado annullato annullata geannuleerd anulowane anulowany zruseno
        avlyst aflyst installd peruttu отменено 取消 已取消
        """,
        .reached: """
        met reached achieved erreicht success successful atteint logrado gelungen status state outcome sched
        action op operation
        """,
        .date: """
        date dates day days datum tag fecha data dia jour giorno dag dato datums paiva paivamaara nap
        дата день ημερομηνια tarih 日付 日期 dtm datetime
        """,
        .clock: """
        time times zeit zeiten uhrzeit uhrzeiten zeitangabe zeitangaben hora horas heures heure ora tid klokkeslett klockslag tijd cas ido aika kello
        godzina czas час время ωρα saat 時刻 时间 時間 clock datetime dtm moment when wann quand cuando uhr
        zeitpunkt tidpunkt zeitraum zeitspanne interval intervall span 시간 시각
        """,
        .first: """
        first erste erster erstes premier premiere primera primer primo prima next eerste forsta første
        """,
        .last: """
        last letzte letzter letztes dernier derniere ultima ultimo laatste sista senaste siste
        """,
        .again: "again wieder nuevo nouveau nuovo novamente opnieuw igen resumed",
        .subject(.fast): """
        fast fasts fasted fasting fasten fastens gefastet ayuno ayunos jeune jeunes jeuner digiuno digiuni
        jejum vasten gevast fasta fastan faste paasto paaston bojt bojtoles paastuda nisteia νηστεια
        oruc пост голодание голодания голодування пощение гладуване postul postului postu
        pustu hladovky glodowki bojtot troscadh 断食 斷食 禁食 pust hladovka glodowka nieje
        dejuni dejunis puasa 단식 צום الصيام صيام उपवास
        """,
        .subject(.eating): """
        eat eats eating ate eaten meal meals food foods feed feeding feast feasting essen gegessen
        mahlzeit mahlzeiten comer comida repas manger mange mangiare mangiato pasto refeicao eten
        gegeten maaltijd ata mat maltid ess fress nahrung nahrungs speise bite snack breakfast lunch dinner supper brunch fruhstuck
        mittagessen abendessen essensfenster desayuno almuerzo cena dejeuner diner colazione pranzo
        nutrition kost jidlo posilek etkezes ateria evés
        """,
        .subject(.sleep): """
        sleep slept asleep bed inbed bedtime nap naps wake waking woke awake wakeup rem deep snore snoring
        schlaf geschlafen aufgewacht aufwachen bett sommeil reveil coucher sueno dormir sonno slaap
        somn somme uni alvas sen spanek alarm insomnia cycles deepsleep lenadjust
        """,
        .subject(.work): """
        work worked working shift shifts job client customer billable invoice employee employer task
        project projekt kunde arbeit schicht pause pausen break breaks trabajo travail lavoro werk
        arbete arbejde praca prace munka tyo overtime uberstunden clockin clockout punch timesheet
        meeting mitarbeiter angestellte office buro login logout checkin checkout class lesson lecture
        """,
        .subject(.water): """
        water drink drinks drank drunk beverage hydration wasser getrank getranke trinken getrunken
        agua eau acqua vatten vand vann woda voda viz vesi вода νερο su bebida boisson bevanda tea
        coffee juice
        """,
        .otherDrink: """
        coffee kaffee caffe koffie kaffe tea tee te juice saft jus zumo succo beer bier biere cerveza birra
        wine wein vin vino milk milch lait leche latte formula cola soda lemonade limonade espresso cappuccino
        smoothie alcohol alkohol whisky vodka gin cocktail
        """,
        .kindOfFast: """
        dry trocken extended prolonged alternate restricted circadian rhythm religious weekly monthly overnight omad
        health custom warrior adf tre trf saft juice broth keto clean dirty heil done started pm intermitente intermittente intermittents
        """,
        .subject(.other): """
        weight fat bodyfat bmi muscle bone pulse heart bpm systolic diastolic pressure blood sugar
        glucose zucker ketone ketones keton steps step schritte mood stimmung energy hunger rating
        score temperature temp rate peso poids gewicht fett puls
        druck workout exercise run running walk ride sport gym yoga meditation period menstruation cycle symptom symptoms stress spo oxygen noise order check checkin checkout
        weekend wochenende humidity light protein carbs carbohydrates fiber sodium
        balance vasaoxygen humeur animo umore waist hip belly
        height age birth birthday dob suly paino vikt vaga hmotnost vaha masa masse tabletten
        screen app phone reading
        """,
        .subject(.elsewhere): """
        price cost costs preis fee fees amountpaid payment paid plate charge charging charger flight
        trip ticket booking rent arrival departure ankunft abfahrt outage uptime downtime sunrise sunset
        moon tide invoice travel parking visit distance elevation strecke speed power battery kurs course
        migraine headache pain attack seizure contraction contractions size download downloads upload bytes
        eur usd gbp chf kwh wh mb gb kb kmh mph km mi suhoor sahur iftar
        geo gps lat lon lng latitude longitude altitude odometer driver vehicle route track book books pages
        isbn author publisher movie plant plants station stations bike bikes generator fuel fever fieber sensor insulin
        appointment saldo nurse ward medication medicine medikament dose pill dienst veranstaltung rain filament mm
        """,
        .unit(.hours): "h",
        .unit(.minutes): "m",
        .unit(.seconds): "s",
        .unit(.days): "d",
        .volume(.liters): "l",
        .volume(.fluidOunces): "fl",
        .foreignUnit: """
        kg lb lbs kcal cal kj mg mmol mmhg dl km mi gram grams cm mm steps eur usd gbp chf percent
        prozent pct kilo kilos stone mb gb kb week weeks month months year years woche wochen monat monate jahr
        us micros microseconds ns nanoseconds celsius fahrenheit kmh mph kwh rpm
        """,
        .utc: "utc gmt z zulu",
        .filler: """
        of the my a an and in at on is was were each gesamt did do you i your me we der die das den dem des du dich
        hast hat ich mein deine le la les de del da di el il lo o os as un une una um et y e und zu zum
        zur actual real total net gross local lokal ist war am im window windows fenster fenetre
        ventana this that time meal value wert no nr number nummer result summe tatsachlich effective
        session sessions entry entries record records item items data attributes fields properties payload
        unit units einheit unite unidad ts unix epoch weekday wochentag semana semaine settimana
        reel intermittent intermittierend intermittierendes full whole log tracker history diary tagebuch verlauf approx ca about how went go
        """,
    ]
}
