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
            passes: ["Complete.", "The fast is complete", "Is that so?"]),
        VoiceRule(
            "urgency and scarcity", .read,
            """
            hurry*, last chance*, final chance*, don't miss, miss out, missing out, act now,
            now or never, before it's too late, running out of time, time is running out,
            only … left, don't forget, don't wait, ends soon, ending soon, urgent*, countdown*,
            every second counts
            """,
            catches: [
                "Hurry", "Don’t miss it", "Only {} hours left", "only two days and a night left",
            ],
            passes: [
                "The glycogen that is left is used.", "Only what is asked for. It is left alone.",
            ]),
        VoiceRule(
            "promise and optimisation", .read,
            """
            best window, best time to, sweet spot, optim*, maximum, maximi*, peak*, zone*, boost*,
            burn* fat, burn* more, burning fat, fat burn*, burns … fat, supercharge*, biohack*,
            detox*, guarantee*, will lose, you'll lose, lose weight, weight loss, results,
            transform your, unleash*, proven to, scientifically
            """,
            except: ["time zone*"],
            catches: [
                "The best window", "Optimise it", "Optimal", "the fat-burning zone", "At its PEAK",
                "burns fat", "Guaranteed", "You’ll lose two kilos", "See results",
            ],
            passes: [
                "The time zone {} is unknown.", "More comes from stored fat, as a rule.",
                "Speak up.",
            ]),
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
            disappoint*
            """,
            except: ["this is a reference, not a goal."],
            catches: [
                "Your score", "A new personal best", "Better than yesterday",
                "longer than last week", "Your goal", "This is a goal.", "A failed fast",
                "You’ve failed", "You gave up", "The 7-day challenge",
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
            remember to, stick with it, stick to it, commit to, one more hour
            """,
            catches: [
                "You should drink.", "you  MUST", "Stay strong", "Come back tomorrow", "Don’t stop",
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
            catches: [
                "Unlock the forest", "This is LOCKED", "limited", "Upgrade to see more",
                "Premium-only",
            ],
            passes: [
                "Go premium", "Maybe later", "Once, $79. Every year, $29.", "The disk is full.",
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
            begrenzt, nur mit premium, kostenlos testen, exklusiv*, rabatt*
            """,
            catches: [
                "Beeil dich", "Nur noch zwei Tage übrig", "Du solltest trinken.", "Durchhalten",
                "Freischalten",
            ],
            passes: [
                "Ziel", "Ziel erreicht", "Du kannst jederzeit aufhören.", "Wenn du so weit bist",
            ]),
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
