extension Words {
    /// A text that a claim rests on. Each of them was read, as an abstract or as a whole, before it
    /// was cited. Rule: docs/rules/evidence.md, Sources.
    public enum Source: String, CaseIterable, Sendable {
        case abouzed2025 =
            "Abouzed M. et al., Int J Bipolar Disord 2025;13:17, doi:10.1186/s40345-025-00378-7"
        case akhtar2022 =
            "Akhtar A. et al., Heart 2022;108:258–265, doi:10.1136/heartjnl-2021-319273"
        case alkatheeri2022 =
            "Alkatheeri A., Alseddeeqi E., J Med Case Rep 2022, doi:10.1186/s13256-022-03347-1"
        case americanDiabetes =
            "American Diabetes Association, Signs, Symptoms, and Treatment for Hypoglycemia"
        case aravind2011 =
            "Aravind S. et al., Curr Med Res Opin 2011;27:1237–1242, doi:10.1185/03007995.2011.578245"
        case aslan2020 =
            "Aslan S. et al., Blood Press Monit 2020(4):195–200, doi:10.1097/mbp.0000000000000451"
        case bamberg2025 =
            "Bamberg C., Moreau D., Psychol Bull 2025;151:1147–1169, doi:10.1037/bul0000492"
        case bensalem2025 = "Bensalem J. et al., J Physiol 2025;603:3019–3032, doi:10.1113/JP287938"
        case browning2012 =
            "Browning J. et al., J Lipid Res 2012;53:577–586, doi:10.1194/jlr.P020867"
        case cahill2006 =
            "Cahill G., Annu Rev Nutr 2006;26:1–22, doi:10.1146/annurev.nutr.26.061505.111258"
        case chihaoui2017 =
            "Chihaoui M. et al., Endocrine 2017;55:289–295, doi:10.1007/s12020-016-1186-0"
        case chihaoui2021 =
            "Chihaoui M. et al., Endocrine 2021;74:11–19, doi:10.1007/s12020-021-02804-z"
        case chihaoui2025 =
            "Chihaoui M. et al., Nutrition 2025;132:112688, doi:10.1016/j.nut.2025.112688"
        case clevelandClinic2017 =
            "Cleveland Clinic, Strategies for management of intermittent fasting in patients with diabetes, Cleve Clin J Med 2017;84:357"
        case dai2022 = "Dai Z. et al., Nutrients 2022;14:3860, doi:10.3390/nu14183860"
        case daSilva2020 =
            "da Silva J. et al. (ASPEN), Nutr Clin Pract 2020;35:178–195, doi:10.1002/ncp.10474"
        case deru2021 =
            "Deru L. et al., Med Sci Sports Exerc 2021;53:1987–1998, doi:10.1249/MSS.0000000000002655"
        case eddahby2014 = "Eddahby S. et al., World Psychiatry 2014;13:97, doi:10.1002/wps.20113"
        case emara2021 = "Emara M. et al., Liver Int 2021"
        case fda2015 = "FDA, Drug Safety Communication on SGLT2 inhibitors, 4 December 2015"
        case finnell2018 =
            "Finnell J. et al., BMC Complement Altern Med 2018;18:67, doi:10.1186/s12906-018-2136-6"
        case fox1976 = "Fox I. et al., Metabolism 1976;25:551–559"
        case frecka2008 =
            "Frecka J., Mattes R., Am J Physiol GI 2008;294:G699–G707, doi:10.1152/ajpgi.00448.2007"
        case ganson2022 =
            "Ganson K. et al., Eat Behav 2022;47:101681, doi:10.1016/j.eatbeh.2022.101681"
        case grajower2019 = "Grajower M., Horne B., Nutrients 2019;11:873, doi:10.3390/nu11040873"
        case ichd2018 =
            "International Headache Society, ICHD-3, 10.5 Headache attributed to fasting, 2018"
        case jama2016 =
            "Update on SGLT2 Inhibitor Warning, JAMA 2016;315:243, doi:10.1001/jama.2015.18729"
        case kermansaravi2023 =
            "Kermansaravi M. et al., Sci Rep 2023;13:20189, doi:10.1038/s41598-023-47673-w"
        case koppold2024 =
            "Koppold D. et al., Cell Metab 2024;36:1779–1794, doi:10.1016/j.cmet.2024.06.013"
        case lai2014 = "Lai Y. et al., J Thromb Haemost 2014;12:349–354, doi:10.1111/jth.12496"
        case landau1996 = "Landau B. et al., J Clin Invest 1996;98:378–385, doi:10.1172/JCI118803"
        case morley2015 =
            "Morley J., Clin Geriatr Med 2015;31:389–399, doi:10.1016/j.cger.2015.04.007"
        case nasrallah2014 =
            "NasrAllah M., Osman N., Clin Kidney J 2014;7:348–353, doi:10.1093/ckj/sfu046"
        case natalucci2005 =
            "Natalucci G. et al., Eur J Endocrinol 2005;152:845–850, doi:10.1530/eje.1.01919"
        case nice2017 = "NICE, Nutrition support for adults, CG32, 2006, updated 2017"
        case oglodek2021 =
            "Ogłodek E., Pilis W., Glob Adv Health Med 2021;10, doi:10.1177/21649561211031178"
        case palmer1975 =
            "Palmer J., Ensinck J., Diabetes 1975;24:295–300, doi:10.2337/diab.24.3.295"
        case rangan2021 =
            "Rangan G. et al., BMJ Open 2021;11:e046539, doi:10.1136/bmjopen-2020-046539"
        case rothman1991 =
            "Rothman D. et al., Science 1991;254:573–576, doi:10.1126/science.1948033"
        case saad2012 = "Saad A. et al., Diabetes 2012;61:2691–2700, doi:10.2337/db11-1478"
        case soeters2007 =
            "Soeters M. et al., J Clin Endocrinol Metab 2007;92:3646–3652, doi:10.1210/jc.2007-0552"
        case stratton2021 = "Stratton M. et al., Nutr Rev 2021, doi:10.1093/nutrit/nuab094"
        case taylor1996 = "Taylor R. et al., J Clin Invest 1996;97:126–132, doi:10.1172/JCI118379"
        case torelli2010 =
            "Torelli P., Manzoni G., Curr Pain Headache Rep 2010;14:284–291, doi:10.1007/s11916-010-0119-5"
        case tougas2000 =
            "Tougas G. et al., Am J Gastroenterol 2000;95:1456–1462, doi:10.1111/j.1572-0241.2000.02076.x"
        case webber1994 =
            "Webber J., Macdonald I., Br J Nutr 1994;71:437–447, doi:10.1079/BJN19940150"
        case wilhelmi2019 =
            "Wilhelmi de Toledo F. et al., PLoS One 2019;14:e0209353, doi:10.1371/journal.pone.0209353"

        /// The citation, and the identifier if there is one.
        public var text: String { rawValue }

        /// Who wrote it, where and when; the same in every language.
        public var citation: String {
            doi.map { String(text.dropLast(", doi:\($0)".count)) } ?? text
        }

        /// Its digital object identifier; nil if none was seen beside the text.
        public var doi: String? {
            text.split(separator: " ").last.flatMap {
                $0.hasPrefix("doi:") ? String($0.dropFirst(4)) : nil
            }
        }
    }
}
