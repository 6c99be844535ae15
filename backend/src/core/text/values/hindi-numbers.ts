import { normalized } from '../normalized.js';

/**
 * Hindi numbers below a hundred, for each of which Hindi has a word of its own: as they are written in Latin letters, each with its usual
 * spellings, and in Devanagari, first as deeds write it.
 */
const NUMBERS = `
0 shunya sunya शून्य;1 ek एक;2 do दो;3 teen tin तीन;4 char chaar चार;5 panch paanch पाँच पांच;6 chhe cheh chah chhah chhai छह छः छ छै;7 sat saat सात;8 ath aath आठ;9 nau नौ;10 das dus दस;
11 gyarah gyaarah ग्यारह;12 barah baarah बारह;13 terah तेरह;14 chaudah चौदह;15 pandrah pandhra pandra पंद्रह पन्द्रह;16 solah सोलह;17 satrah सत्रह;18 atharah अठारह;19 unnis उन्नीस;20 bees bis बीस;
21 ikkis इक्कीस;22 bais बाईस;23 teis तेईस;24 chaubis chaubees चौबीस;25 pachees pachis पच्चीस;26 chhabbis छब्बीस;27 sattais सत्ताईस;28 atthais अट्ठाईस;29 untis उनतीस;30 tees tis तीस;
31 ikattis इकतीस;32 battis बत्तीस;33 taintis तैंतीस;34 chautis chauntis चौंतीस;35 paintis पैंतीस;36 chhattis छत्तीस;37 saintis सैंतीस;38 adtis adtees अड़तीस;39 untalis उनतालीस;40 chalis chaalis chalees चालीस;
41 iktalis इकतालीस;42 bayalis बयालीस;43 taintalis तैंतालीस;44 chavalis चौवालीस चवालीस;45 paintalis पैंतालीस;46 chhiyalis छियालीस;47 saintalis सैंतालीस;48 adtalis अड़तालीस;49 unchas उनचास;50 pachas pachaas पचास;
51 ikyavan इक्यावन;52 bavan बावन;53 tirpan तिरपन;54 chauvan चौवन;55 pachpan पचपन;56 chhappan छप्पन;57 sattavan सत्तावन;58 atthavan अट्ठावन;59 unsath उनसठ;60 saath sath साठ;
61 iksath इकसठ;62 basath बासठ;63 tirsath तिरसठ;64 chausath चौंसठ;65 painsath पैंसठ;66 chhiyasath छियासठ;67 sadsath सड़सठ;68 adsath अड़सठ;69 unhattar उनहत्तर;70 sattar सत्तर;
71 ikhattar इकहत्तर;72 bahattar बहत्तर;73 tihattar तिहत्तर;74 chauhattar चौहत्तर;75 pachhattar pachattar पचहत्तर पिचहत्तर;76 chhihattar छिहत्तर;77 satahattar सतहत्तर;78 athahattar अठहत्तर;79 unasi उन्यासी उनासी;80 assi अस्सी;
81 ikyasi इक्यासी;82 bayasi बयासी;83 tirasi तिरासी;84 chaurasi चौरासी;85 pachasi pachaasi पचासी;86 chhiyasi छियासी;87 satasi सत्तासी सतासी;88 athasi अट्ठासी अठासी;89 navasi नवासी;90 nabbe नब्बे;
91 ikyanve इक्यानवे;92 banve बानवे;93 tiranve तिरानवे;94 chauranve चौरानवे;95 pachanve पंचानवे पचानवे;96 chhiyanve छियानवे;97 satanve सत्तानवे;98 athanve atthanve अट्ठानवे;99 ninyanve निन्यानवे`;

const DOT_BELOW = /\u093c/gu;
const LATIN = /^[\x21-\x7e]*$/;
const MOON_DOT = /\u0901/gu;

/** A word in lower case, without the dots below of Devanagari, which many leave out, and with one mark for nasal vowels. */
export function plainHindi(word: string): string {
  const lower = word.toLowerCase();
  return LATIN.test(lower) ? lower : normalized(normalized(lower, 'NFD').replace(DOT_BELOW, '')).replace(MOON_DOT, '\u0902');
}

/** The value of a number word of Hindi, in either script, as `plainHindi` has it. */
export const HINDI_NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBERS.split(';').flatMap((line) => {
    const [value = '', ...words] = line.trim().split(' ');
    return words.map((word): [string, number] => [plainHindi(word), Number(value)]);
  }),
);

const worded = (words: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(words).flatMap(([value, names]) => names.split(' ').map((word): [string, number] => [plainHindi(word), Number(value)])),
  );

/** By its value, a number below a hundred as deeds write it. */
export const HINDI_BELOW_HUNDRED: readonly string[] = NUMBERS.split(';').map((line) => /[\u0900-\u097f]+/u.exec(line)?.[0] ?? '');

/** Hundreds, thousands and what follows, in either script. */
export const HINDI_SCALES: ReadonlyMap<string, number> = worded({
  100: 'sau saw सौ',
  1e3: 'hazar hazaar hajar hajaar हजार',
  1e5: 'lakh lakhs laakh lac lacs लाख',
  1e7: 'crore crores karod carore करोड',
});

/** What counts one and a half, two and a half, one and a quarter of a scale. */
export const HINDI_FRACTIONS: ReadonlyMap<string, number> = worded({
  1.5: 'dedh dedd dhed deadh डेढ',
  2.5: 'dhai dhaai adhai dhayi ढाई अढाई',
  1.25: 'sava sawa सवा',
  0.75: 'paun pauna पौन पौना',
});
/** What is added to the number that follows: "saadhe teen" is three and a half, "paune do" one and three quarters. */
export const HINDI_PARTS: ReadonlyMap<string, number> = worded({
  0.5: 'sadhe saadhe sade saade sadhey साढे',
  0.25: 'sava sawa सवा',
  '-0.25': 'paune पौने',
});
