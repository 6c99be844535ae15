/** Hindi numbers from one to ninety-nine as they are written in Latin letters, each with its usual spellings, and in Devanagari. */
const NUMBERS = `
1 ek एक;2 do दो;3 teen tin तीन;4 char chaar चार;5 panch paanch पांच पाँच;6 chhe cheh chah chhah छह छः;7 sat saat सात;8 ath aath आठ;9 nau नौ;10 das दस;
11 gyarah ग्यारह;12 barah baarah बारह;13 terah तेरह;14 chaudah चौदह;15 pandrah pandhra pandra पंद्रह पन्द्रह;16 solah सोलह;17 satrah सत्रह;18 atharah अठारह;19 unnis उन्नीस;20 bees bis बीस;
21 ikkis इक्कीस;22 bais बाईस;23 teis तेईस;24 chaubis chaubees चौबीस;25 pachees pachis पच्चीस;26 chhabbis छब्बीस;27 sattais सत्ताईस;28 atthais अट्ठाईस;29 untis उनतीस;30 tees tis तीस;
31 ikattis इकतीस;32 battis बत्तीस;33 taintis तैंतीस;34 chautis चौंतीस;35 paintis पैंतीस;36 chhattis छत्तीस;37 saintis सैंतीस;38 adtis अड़तीस;39 untalis उनतालीस;40 chalis chaalis chalees चालीस;
41 iktalis इकतालीस;42 bayalis बयालीस;43 taintalis तैंतालीस;44 chavalis चवालीस;45 paintalis पैंतालीस;46 chhiyalis छियालीस;47 saintalis सैंतालीस;48 adtalis अड़तालीस;49 unchas उनचास;50 pachas pachaas पचास;
51 ikyavan इक्यावन;52 bavan बावन;53 tirpan तिरपन;54 chauvan चौवन;55 pachpan पचपन;56 chhappan छप्पन;57 sattavan सत्तावन;58 atthavan अट्ठावन;59 unsath उनसठ;60 saath sath साठ;
61 iksath इकसठ;62 basath बासठ;63 tirsath तिरसठ;64 chausath चौंसठ;65 painsath पैंसठ;66 chhiyasath छियासठ;67 sadsath सड़सठ;68 adsath अड़सठ;69 unhattar उनहत्तर;70 sattar सत्तर;
71 ikhattar इकहत्तर;72 bahattar बहत्तर;73 tihattar तिहत्तर;74 chauhattar चौहत्तर;75 pachhattar pachattar पचहत्तर पिचहत्तर;76 chhihattar छिहत्तर;77 satahattar सतहत्तर;78 athahattar अठहत्तर;79 unasi उनासी;80 assi अस्सी;
81 ikyasi इक्यासी;82 bayasi बयासी;83 tirasi तिरासी;84 chaurasi चौरासी;85 pachasi pachaasi पचासी;86 chhiyasi छियासी;87 satasi सतासी;88 athasi अठासी;89 navasi नवासी;90 nabbe नब्बे;
91 ikyanve इक्यानवे;92 banve बानवे;93 tiranve तिरानवे;94 chauranve चौरानवे;95 pachanve पंचानवे पचानवे;96 chhiyanve छियानवे;97 satanve सत्तानवे;98 athanve अट्ठानवे;99 ninyanve निन्यानवे`;
const VALUES: ReadonlyMap<string, number> = new Map(
  NUMBERS.split(';').flatMap((line) => {
    const [value = '', ...words] = line.trim().split(' ');
    return words.map((word): [string, number] => [word, Number(value)]);
  }),
);
/** What counts one and a half, two and a half, one and a quarter of a scale. */
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...['dedh', 'dedd', 'dhed', 'deadh', 'डेढ़', 'डेढ'].map((word): [string, number] => [word, 1.5]),
  ...['dhai', 'dhaai', 'adhai', 'dhayi', 'ढाई', 'अढ़ाई'].map((word): [string, number] => [word, 2.5]),
  ...['sava', 'sawa', 'सवा'].map((word): [string, number] => [word, 1.25]),
  ...['paun', 'pauna', 'पौन', 'पौना'].map((word): [string, number] => [word, 0.75]),
]);
/** What is added to the number that follows: "saadhe teen" is three and a half, "sava do" two and a quarter, "paune do" one and three quarters. */
const BEFORE: ReadonlyMap<string, number> = new Map([
  ...['sadhe', 'saadhe', 'sade', 'saade', 'sadhey', 'साढ़े', 'साढे'].map((word): [string, number] => [word, 0.5]),
  ...['sava', 'sawa', 'सवा'].map((word): [string, number] => [word, 0.25]),
  ...['paune', 'पौने'].map((word): [string, number] => [word, -0.25]),
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ...['sau', 'सौ'].map((word): [string, number] => [word, 100]),
  ...['hazar', 'hazaar', 'hajar', 'hajaar', 'हजार', 'हज़ार', 'thousand'].map((word): [string, number] => [word, 1e3]),
  ...['lakh', 'lakhs', 'laakh', 'lac', 'lacs', 'लाख'].map((word): [string, number] => [word, 1e5]),
  ...['crore', 'karod', 'carore', 'करोड़', 'करोड'].map((word): [string, number] => [word, 1e7]),
]);
/** What is counted: the half of a month or a year is told in its smaller units. */
const SPANS: readonly [RegExp, number, string][] = [
  [/^(?:sa+l|va?rsh|baras|year)s?$|^(?:साल|वर्ष)$/i, 12, 'months'],
  [/^(?:ma?hi+n[aeo]|mahee?n[aeo]|ma+s|month)s?$|^(?:महीने|महीना|माह|मास)$/i, 30, 'days'],
];

/** Whether a word is a Hindi number. */
export const isNumberWord = (word: string): boolean => VALUES.has(word) || FRACTIONS.has(word) || BEFORE.has(word);

const isFigure = (token: string): boolean => /^\d{1,9}(?:\.\d{1,2})?$/.test(token);

/**
 * Words of a Hindi sentence with its numbers in figures: "dedh lakh" becomes "150000", "sadhe teen hazaar" "3500", "dedh saal"
 * "18 months". A number that is one word stays, for "do" and "char" are other words too.
 */
export function inFigures(tokens: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = numberAt(tokens, at);
    for (const word of found?.words ?? [tokens[at] ?? '']) written.push(word);
    at += found?.length ?? 1;
  }
  return written;
}

function numberAt(tokens: readonly string[], start: number): { words: string[]; length: number } | null {
  const word = (at: number) => (tokens[at] ?? '').toLowerCase();
  let [at, total, scales, isWhole] = [start, 0, 0, true];
  for (let counted = countAt(word, at); counted; counted = countAt(word, at)) {
    const next = at + counted.length;
    const scale = SCALES.get(word(next));
    if (scale === undefined && scales === 0) return aloneIn(word, counted, next, start);
    // "Do" after a sum is the end of a verb: "ek lakh kar do".
    if (scale === undefined && counted.value < 11 && !/^(?:rup|रु|rs)/.test(word(next))) break;
    total += counted.value * (scale ?? 1);
    at = next + (scale === undefined ? 0 : 1);
    if (scale === undefined) break;
    isWhole &&= counted.isPlain;
    scales += 1;
  }
  // "5 lakh" is understood as it is.
  const isAmount = scales > 1 || (scales === 1 && (!isWhole || !isFigure(word(start))));
  return isAmount ? { words: [String(Math.round(total * 100) / 100)], length: at - start } : null;
}

/** A number without a scale: "paintalis din", "dedh saal". */
function aloneIn(word: (at: number) => string, { value, isPlain }: Counted, next: number, start: number) {
  const span = SPANS.find(([pattern]) => pattern.test(word(next)));
  if (span && !isPlain) return { words: [String(value * span[1]), span[2]], length: next + 1 - start };
  if (!Number.isInteger(value) && /^(?:%|percent|pratishat|प्रतिशत|फीसदी|fisdi)$/i.test(word(next)))
    return { words: [String(value)], length: next - start };
  return value < 11 || !Number.isInteger(value) ? null : { words: [String(value)], length: next - start };
}

interface Counted {
  value: number;
  length: number;
  /** Whether it is a number of its own, and not a half or a quarter more. */
  isPlain: boolean;
}

/** A count before a scale or a unit, with the words that it takes. */
function countAt(word: (at: number) => string, at: number): Counted | null {
  const before = BEFORE.get(word(at));
  const next = valueOf(word(at + 1));
  if (before !== undefined && next !== undefined) return { value: next + before, length: 2, isPlain: false };
  const fraction = FRACTIONS.get(word(at));
  if (fraction !== undefined) return { value: fraction, length: 1, isPlain: false };
  const value = valueOf(word(at));
  return value === undefined ? null : { value, length: 1, isPlain: true };
}

const valueOf = (word: string): number | undefined => (isFigure(word) ? Number(word) : VALUES.get(word));
