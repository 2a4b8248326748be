extension VoiceRule {
    /// The rules of the voice, as data.
    ///
    /// ``init(_:_:_:except:catches:passes:)`` explains the signs in the phrases. Phrases that this
    /// file itself must not contain are encoded: `tr A-Za-z N-ZA-Mn-za-m` reads and writes them.
    static let all = everywhere + english + vigil + german

    private static let everywhere = [
        VoiceRule(
            "the row-word", .everywhere,
            """
            *fgernx*, qnlf va n ebj, avtugf va n ebj, jrrxf va n ebj, snfgf va n ebj,
            qnlf ehaavat, pbafrphgvir qnl*, pbafrphgvir avtug*, pbafrphgvir jrrx*,
            pbafrphgvir snfg*, onpx gb onpx qnlf, haoebxra punva, haoebxra eha, oernx gur punva
            """.rot13,
            catches: [
                "N Fgernx bs sbhe".rot13, "ybatrfgFgernx".rot13, "pheerag_fgernxf".rot13,
                "Frira qnlf va n ebj.".rot13, "sbe 3 pbafrphgvir qnlf".rot13,
            ],
            passes: [
                "The days of a month stand in rows.", "Three days, and then a night in between.",
            ]),
        VoiceRule(
            "praise", .everywhere,
            """
            jryy qbar, xrrc tbvat, xrrc vg hc, xrrc hc gur, xrrc chfuvat, nyzbfg gurer,
            arneyl gurer, lbh'ir rnearq, lbh rnearq, lbh qrfreir, terng wbo, tbbq wbo, avpr wbo,
            terng jbex, tbbq jbex, avpr jbex, jnl gb tb, tbbq sbe lbh, pbateng*, xhqbf, oenib,
            ubbenl, cebhq bs lbh, cebhq bs lbhefrys, or cebhq, lbh qvq vg, lbh znqr vg,
            lbh'ir znqr vg, lbh'ir qbar vg, anvyrq vg, pehfurq vg, pehfuvat vg, xvyyvat vg,
            lbh ebpx, qbvat terng, qbvat nznmvat, lbh'ir tbg guvf, lbh tbg guvf
            """.rot13,
            catches: [
                "Jryy qbar.".rot13, "Xrrc tbvat".rot13, "Lbh'ir rnearq vg".rot13,
                "Pbatenghyngvbaf".rot13, "Lbh qvq vg ntnva.".rot13, "Pehfurq vg".rot13,
            ],
            passes: ["All is well. Done with water.", "The fast goes on.", "It keeps the fast."]),
    ]

    private static let english = [
        VoiceRule(
            "cheer", .read,
            """
            !, awesome, amazing, fantastic, excellent, brilliant, superb, impressive, incredible,
            yay, woohoo, wow, hero, superstar, 🎉, 🎊, 👏, 🙌, 💪, 🔥, 🏆, 🏅, 🥇, 🚀, ⭐, 🌟
            """,
            catches: ["Welcome!", "Hello, {}!", "That was Awesome.", "Complete 🎉"],
            passes: ["Complete.", "The fast has ended.", "Is that so?"]),
        VoiceRule(
            "urgency and scarcity", .read,
            """
            hurry*, last chance*, final chance*, don't miss, miss out, missing out, act now,
            now or never, before it's too late, running out of time, time is running out,
            only … left, don't forget, don't wait, don't delay, ends soon, ending soon, ends today,
            ends tonight, ends tomorrow, urgent*, countdown*, every second counts, only today,
            only tonight, only now, only this week, only this month, only for today, today only,
            tonight only, this week only, this month only, for a short time, for a limited time,
            limited time, supplies last, stocks last, stock lasts, while they last, while it lasts,
            before it's gone, before they're gone, almost gone, nearly gone, sold out, selling out,
            selling fast, offer ends, fomo, fear of missing*, what are you waiting for, time's up
            """,
            catches: [
                "Hurry", "Don’t miss it", "Only {} hours left", "only two days and a night left",
                "Only today", "Today only: two trees", "While supplies last", "While stocks last",
                "FOMO", "The fear of missing a day", "The offer ends today",
            ],
            passes: [
                "The glycogen that is left is used.", "Only what is asked for. It is left alone.",
                "Show only today's water.", "The last fast ends here.",
            ]),
        VoiceRule(
            "promise and optimisation", .read,
            """
            best window, best time to, sweet spot, optim*, maximum, maximi*, peak*, zone*, boost*,
            burn* fat, burn* more, burning fat, fat burn*, burns … fat, supercharge*, biohack*,
            guarantee*, will lose, you'll lose, lose weight, weight loss, results,
            transform your, unleash*, proven to, scientifically, magic*, works wonders, work wonders,
            wonders happen, wonder happens, life changing, game chang*, superpower*, super power*
            """,
            except: [
                "time zone*", "local zone*", "another zone", "zone of", "zone in which",
            ],
            catches: [
                "The best window", "Optimise it", "Optimal", "the fat-burning zone", "At its PEAK",
                "burns fat", "Guaranteed", "You’ll lose two kilos", "See results",
                "This is where the magic happens", "A life-changing fast",
            ],
            passes: [
                "The time zone {} is unknown.", "More comes from stored fat, as a rule.",
                "Speak up.",
            ]),
        VoiceRule(
            "certainty about the body", .read,
            """
            fat is now, fat is being, fat … burn*, your body is now, the body is now, body is burn*,
            body is heal*, body is repair*, body is clean*, body has adapted, body has switched,
            body has entered, you are now in, you're now in, you're in ketosis, you are in ketosis,
            cell is now, cells are now, cell … repair*, cells … repair*, cells … renew*,
            cells … heal*, cells … clean*, cells … recycl*, body … repair*, body … heals,
            body … healing, tissue* … repair*, liver is now, brain is now, muscles are now,
            ketones are now, insulin is now, being burned, being burnt, now repairing, now healing,
            now burning, now cleansing, regenerat*, rejuvenat*, cleans* itself, heals itself,
            repairs itself, renews itself
            """,
            catches: [
                "Fat is now being burned.", "Your fat is slowly being burnt",
                "Cells are now repairing.",
                "Your cells begin to repair themselves", "The body heals itself",
                "Your body is now clean",
                "You’re in ketosis", "Cells are renewed", "burning: fat that burns",
            ],
            passes: [
                "At rest, your body likely lives mostly on stored fat.",
                "Your body is likely still adapting, and goes on adapting for days.",
                "The records could not be repaired.", "It is now off.",
            ]),
        // Rule: docs/rules/evidence.md, Never claimed.
        VoiceRule(
            "what is never claimed", .readOutsideEvidence,
            """
            autophag*, detox*, growth hormone*, hgh, immun*, longevity, live longer, lifespan*, anti aging,
            anti ageing, antiaging, slows aging, slows ageing, toxin*, purif*, cleans* your,
            cell* renewal, cell* repair, stem cell*, inflammation*, metabolic reset, reset your
            """,
            catches: [
                "Autophagy begins", "Growth-hormone rises", "good for immunity", "You live longer",
                "Toxins leave", "cellular repair",
            ],
            passes: ["A long life to the agent's process.", "The page is cleaned up."]),
        VoiceRule(
            "comparison and evaluation", .read,
            """
            score*, scoring, rank, ranks, ranked, ranking*, leaderboard*, level up, badge*,
            trophy, trophies, medal*, reward*, achiev*, accomplish*, personal best*, new record*,
            best yet, best ever, best so far, your best, better than, than average, above average,
            below average, longer than last, longer than your last, longer than before,
            longer than ever, longest fast, longest yet, longest so far, beat your, goal*, cheat*,
            disciplin*, willpower, challeng*, compete*, competition*, winner*, loser*, fell short,
            fall short, too early, failed fast*, fast failed, failed your fast, you failed,
            you have failed, you've failed, you didn't make it, gave up, give up, giving up, lazy,
            disappoint*, came close, come close, comes close, came near, so close, just short of,
            just missed, nearly made it, close to your target, close to the target, only just
            """,
            // The last is a column of another program's table.
            except: ["a reference, not a goal", "target, goal, ziel"],
            catches: [
                "Your score", "A new personal best", "Better than yesterday",
                "longer than last week", "Your goal", "This is a goal.", "A failed fast",
                "You’ve failed", "You gave up", "The 7-day challenge", "One that came close",
            ],
            passes: [
                "This is a reference, not a goal.", "`atrest end` failed.",
                "The records could not be read.", "The fast has ended.",
            ]),
        VoiceRule(
            "pressure", .read,
            """
            you should, you must, you need to, you have to, you ought to, you'd better,
            try harder, stay strong, stay on track, stay focused, stay motivated, stay committed,
            back on track, come back, we miss you, we missed you, haven't seen you,
            it's been a while, where have you been, push through, push yourself, power through,
            hang in there, hang on, don't stop, don't quit, don't give in, no excuses,
            remember to, stick with it, stick to it, commit to, one more hour, one more minute,
            a little longer, a bit longer, don't break, do not break, don't … now, do not … now,
            don't … yet, don't eat, do not eat, don't end it, do not end it, not the time to stop,
            before you break, too soon, worth the wait, worth it
            """,
            catches: [
                "You should drink.", "you  MUST", "Stay strong", "Come back tomorrow", "Don’t stop",
                "Don't break now", "Do not end your fast now", "Don’t eat yet",
                "Just a little longer",
            ],
            passes: [
                "Stop whenever you feel unwell.", "The agent comes back by itself.",
                "When you're ready",
            ]),
        VoiceRule(
            "money", .read,
            """
            unlock*, locked, limited, unlimited, last chance*, upgrade to, upgrade now,
            upgrade your, premium only, premium feature*, only in premium, free trial,
            trial expire*, buy now, subscribe now, special offer*, best value, most popular,
            discount*, save #, save up to, exclusive offer*, pro version
            """,
            except: ["session is locked"],
            catches: [
                "Unlock the forest", "This is LOCKED", "limited", "Upgrade to see more",
                "Premium-only",
            ],
            passes: [
                "Go premium", "Maybe later", "The disk is full.",
            ]),
        VoiceRule(
            "religious words", .readOutsideVigil,
            """
            scriptur*, lord, lords, god, gods, godly, pray*, psalm*, bible*, biblical*, amen,
            faith*, bless*, holy, holiness, spirit*, soul*, church*, gospel*, sacred*, verse,
            verses, jesus, christ*, worship*, heaven*, angel, angels, angelic, divine,
            divinity, almighty, sin,
            sins, sinful, mercy, merciful, mercies, salvation, repent*, confess*, liturg*, hymn*,
            monk, monks, monastic*, pious, devout, devotion*, religio*, theolog*, prophet*,
            apostle*, priest*, sermon*, miracle*, sanctif*, covenant, hallowed, hallelujah,
            ramadan, sabbath, pilgrim*, isaiah, lamentations, ecclesiastes, philippians,
            colossians, nunc dimittis
            """,
            catches: [
                "A PRAYER", "Scripture", "The Lord", "blessed", "Body and soul", "Psalm 23",
                "one verse", "Holy-day",
            ],
            passes: ["Vigil", "The landlord's godson has a version.", "An option in the scripts."]),
        VoiceRule(
            "verse numbers", .read,
            """
            § #:#, § #,#, § #.#, § # v #, § # v#, § # v. #, § # vv #, § # vv. #, § # vs. #,
            verse #, verses #, vers #
            """,
            catches: [
                "Psalm 23:1", "1 Corinthians 13:4–7", "Psalm 46, verse 10", "Numbers 6 v. 24",
                "Jesaja 43,2",
            ],
            passes: ["Psalm 118", "Numbers 6", "Write 20:00 or 16:30.", "From Luke 12."]),
        VoiceRule(
            "names of translations", .read,
            """
            kjv, nkjv, niv, esv, nrsv, nrsvue, nabre, nab, nasb, rsv, nlt, asv, csb, king james,
            new international, new revised, revised standard, english standard, new american,
            new living, american standard, jerusalem bible, grail psalter, douay*, vulgat*,
            septuagint*, luther*, elberfeld*, einheitsübersetzung*, schlachter, zürcher bibel,
            menge bibel
            """,
            catches: [
                "Psalm 23 (NIV)", "King James", "English Standard Version", "nach Luther",
                "Einheitsübersetzung",
            ],
            passes: ["Psalm 23", "Isaiah 43", "A new version."]),
    ]

    private static let vigil = [
        // In this place a number after a colon is never a time of day.
        VoiceRule(
            "numbers after a colon", .vigil, "#:#", catches: ["From 23:1", "119:105"],
            passes: ["Psalm 119", "Scripture: {}"])
    ]

    private static let german = [
        VoiceRule(
            "German praise and row-words", .german,
            """
            jrvgre fb, znpu jrvgre, thg trznpug, gbyy trznpug, fhcre trznpug, snfg trfpunssg,
            trfpunssg, tyüpxjhafpu*, tyüpxjüafpu*, tenghy*, fgbym nhs, oenib, cevzn, fhcre,
            tebßnegvt*, fgnexr yrvfghat, gbyyr yrvfghat, thgr yrvfghat, ireqvrag, qh fpunssfg qnf,
            oyrvo qena, qenaoyrvora, frevr, frevra, va sbytr, nz fgüpx, uvagrervanaqre,
            buar hagreoerpuhat
            """.rot13,
            catches: [
                "Jrvgre fb".rot13, "Snfg trfpunssg".rot13, "UREMYVPURA TYÜPXJHAFPU".rot13,
                "Qrvar Frevr".rot13, "Qerv Gntr va Sbytr".rot13,
            ],
            passes: ["Das Fasten geht weiter.", "Die folgenden Tage", "Die Tage danach"]),
        VoiceRule(
            "German pressure and promise", .german,
            """
            beeil*, letzte chance, jetzt oder nie, nur noch … übrig, verpass*, nicht vergessen,
            vergiss nicht, nicht mehr lange, du musst, du solltest, sie müssen, sie sollten,
            durchhalten, halt durch, halte durch, durchgehalten, gib nicht auf, aufgegeben,
            bleib stark, streng dich an, komm zurück, wir vermissen, versagt, disziplin*,
            herausforderung*, rekord*, bestleistung*, bestzeit*, bestwert*, rangliste*,
            punktestand, belohnung*, besser als, länger als, höchstleistung*, fettverbrennung*,
            verbrennt fett, abnehmen, garant*, ergebnisse, freischalt*, freigeschaltet, gesperrt,
            begrenzt, nur mit premium, kostenlos testen, exklusiv*, rabatt*, nur heute, nur jetzt,
            nur noch heute, nur diese woche, vorrat reicht, magie, magisch*, wunder, wirkt wunder,
            brich jetzt nicht, brich nicht ab, nicht abbrechen, jetzt nicht abbrechen, iss noch nicht,
            noch ein bisschen, noch ein wenig, fett … verbrannt, fett verbrennt, zellen … repar*,
            zelle … repar*, zellen … erneuer*, körper … heilt, körper … reinigt, reinigt sich,
            heilt sich
            """,
            catches: [
                "Beeil dich", "Nur noch zwei Tage übrig", "Du solltest trinken.", "Durchhalten",
                "Freischalten", "Nur heute", "Solange der Vorrat reicht", "Brich jetzt nicht ab",
                "Fett wird jetzt verbrannt", "Zellen reparieren sich", "Hier geschieht die Magie",
            ],
            passes: [
                "Die Uhr läuft weiter.", "Du kannst jederzeit aufhören.", "Wenn du so weit bist",
            ]),
        // Rule: docs/rules/evidence.md, Never claimed.
        VoiceRule(
            "what is never claimed in German", .germanOutsideEvidence,
            """
            autophag*, entgift*, entschlack*, wachstumshormon*, immun*, langlebig*, zellerneuerung*,
            zellreparatur*, giftstoff*, verjüng*, länger leben, lebst länger
            """,
            catches: ["Die Autophagie beginnt", "Dein Körper entgiftet", "Zellerneuerung"],
            passes: ["Das Fasten dauert lang.", "Die Gifte der Pflanzen"]),
        // Rule: docs/rules/words.md, Other strings.
        VoiceRule(
            "a target that is a goal", .german, "ziel*",
            catches: ["Ziel", "Ziel erreicht", "Zielzeit", "das Ziel des Fastens"],
            passes: ["Vorgesehene Dauer", "Die vorgesehenen Stunden sind vergangen.", "erzielt"]),
        VoiceRule(
            "German religious words", .germanOutsideVigil,
            """
            gott, gottes, göttlich*, gebet, gebete, gebets, beten, betet, psalm*, heilig*, segen*,
            segne, segnet, segnen, gesegnet*, bibel*, biblisch*, herr, herrn, kirche*, evangeli*,
            glaube, glauben, gläubig*, vers, verse, jesus, christ*, sünde*, gnade*, seele*,
            geistlich*, andacht*, fromm*, frömmig*, engel, himmlisch*, prophet*, predigt*
            """,
            catches: [
                "Gott sei Dank", "Ein Gebet", "beten", "Heilige Schrift", "SEGEN", "Psalm 23",
            ],
            passes: ["Sie werden gebeten.", "Eine neue Version", "Geistig klar"]),
    ]
}

/// The books of the Bible, in English and in German.
let books = """
    genesis|exodus|leviticus|numbers|deuteronomy|joshua|judges|ruth|samuel|kings|chronicles|ezra|\
    nehemiah|tobit|judith|esther|maccabees|job|psalms?|proverbs|ecclesiastes|song of songs|wisdom|\
    sirach|isaiah|jeremiah|lamentations|baruch|ezekiel|daniel|hosea|joel|amos|obadiah|jonah|micah|\
    nahum|habakkuk|zephaniah|haggai|zechariah|malachi|matthew|mark|luke|john|acts|romans|\
    corinthians|galatians|ephesians|philippians|colossians|thessalonians|timothy|titus|philemon|\
    hebrews|james|peter|jude|revelation|mose|josua|richter|könige|chronik|nehemia|hiob|ijob|\
    psalmen|sprüche|prediger|kohelet|hohelied|jesaja|jeremia|klagelieder|hesekiel|ezechiel|micha|\
    sacharja|maleachi|matthäus|markus|lukas|johannes|apostelgeschichte|römer|korinther|galater|\
    epheser|philipper|kolosser|thessalonicher|timotheus|hebräer|jakobus|petrus|judas|offenbarung
    """
