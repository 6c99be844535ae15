/** What an admission can lose a case by. */
export const GRAVE_FACTS = ['debt', 'signature', 'tenancy', 'guilt'] as const;
export type GraveFact = (typeof GRAVE_FACTS)[number];

/** In the order in which they are looked for: who is guilty of forging a signature admits guilt first. */
const FACTS: readonly (readonly [GraveFact, RegExp])[] = [
  [
    'guilt',
    /\b(?:cheat|fraud|forged|forgery|misappropriat|embezzl|assault|abus|threaten|harass|negligen|brib|defam|adulter|trespass|encroach|unauthori|dishono|breach|infring|deficien|defect|st(?:ole|eal))|\b(?:offences?|crimes?|theft|beat|beaten|guilty|misconduct|dowry|cruelty|absent)\b|अपराध|धोखा|छल|जाल|गबन|चोरी|मारपीट|धमक|गाली|दोषी|लापरवाही|कदाचार|रिश्वत|मानहानि|दहेज|क्रूरता|अतिक्रमण|अनुपस्थित|अनादृत|बाउंस|उल्लंघन|सेवा में कमी/iu,
  ],
  [
    'debt',
    /\b(?:borrow|liabilit|guarant)|\b(?:ow(?:e|es|ed|ing)|debts?|loans?|lent|dues?|outstanding|arrears?|liable|unpaid|payable|overdue|cheques?|(?:has|have|had|did|was|were) not (?:been )?(?:paid|pay|repaid|repay|cleared)|promissory|balance)\b|उधार|ऋण|कर्ज|क़र्ज़|बकाया|देय|देनदार|गारंट|जमानतदार|चेक|नहीं (?:दिया|दिए|चुकाया|लौटाया|किया)/iu,
  ],
  [
    'signature',
    /\b(?:sign(?:ed|s|ature|atures)?|execut(?:ed|ion)|thumb(?: |-)?(?:impression|mark)|handwriting|acknowledg(?:ed|ement|ment)|drew|drawn|issued)\b|हस्ताक्षर|निष्पादित|निष्पादन|अँगूठा|अंगूठा|लिखावट/iu,
  ],
  [
    'tenancy',
    /\b(?:tenan(?:t|ts|cy)|lease|leased|lessees?|licensees?|let(?: out)?|sub-?let|rent(?:ed|al)?|landlord|landlady|possession)\b|किराय|किराए|पट्टा|मकान मालिक|कब्जा|कब्ज़ा/iu,
  ],
];

/** Which grave fact a statement is about, so that whoever admits it is asked whether that is meant; null for any other statement. */
export const graveFactIn = (statement: string): GraveFact | null => FACTS.find(([, words]) => words.test(statement))?.[0] ?? null;
