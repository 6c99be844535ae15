import { quantitiesIn } from './quantities.js';

/** What a rule of wording says of a sentence and the law that it is pinned to: what is wrong, or undefined. */
type WordingRule = (sentence: { en: string; hi: string }, law: string) => string | undefined;

const MOST = /\b(?:up to|at most|no more than|not more than|maximum of|a maximum)\b/iu;
const LAW_MOST =
  /extend (?:up)?\s?to|not exceed|exceeding|does not exceed|exceeds?|not (?:be )?more than|up to|upto|maximum|not later than|not be less|within|earlier|subject to a limit|ceiling/iu;
const LEAST = /\b(?:at least|minimum of|not less than|no less than)\b/iu;
const LAW_LEAST =
  /not (?:be |being |have been )?(?:for )?less(?:er)? than|at least|minimum|not below|exceed|more than|or more|attained|completed|and above|or above/iu;
const MUST = /\b(?:must|has to|have to)\b/iu;
const LAW_MUST =
  /\b(?:shall|must)\b|is bound|are bound|required|be liable|duty|burden of prov|is entitled|may be made|except upon|only|may, within|may within|if .{0,80}(?:may|is made)/iu;
const NEVER =
  /\b(?:never|cannot|can't|may not|must not|no one|nobody|no (?:employer|person|court|landlord|bank|woman|child|tenant|school|hospital|police officer|officer|builder|promoter|man|one))\b/iu;
const LAW_NEVER =
  /\bno\b|\bnot\b|\bnothing\b|\bnor\b|void|prohibit|illegal|unlawful|ceases?|barred|except|only|without|refus|offence|punish/iu;
const MAY = /\b(?:can|may)\b(?! not\b)/iu;
const LAW_MAY =
  /\bmay\b|\bcan\b|entitled|\bright\b|\blie\b|\bpower|competent|\bshall (?!not\b)|eligible|lawful|\bliable\b|punish|discretion|\bis (?:payable|void|valid)|deemed/iu;
const PRISON = /\b(?:jail|jailed|prison|imprison\w{0,8})\b|जेल|क़ैद|कैद/iu;
const LAW_PRISON = /imprison|detention|detained|in custody|prison/iu;
const FINE = /\b(?:fine|fined|fines)\b|जुर्मान/iu;
const LAW_FINE = /\bfine\b|penalty|penalties|punish/iu;
const CRIME = /\b(?:crime|criminal|offence)\b|(?<!\p{L})(?:जुर्म(?!ान)|अपराध)/iu;
const LAW_CRIME = /offence|punish|imprison|cognizable|guilty|criminal/iu;
const ARREST = /\b(?:arrest\w{0,8})\b|गिरफ़्तार|गिरफ्तार/iu;
const LAW_ARREST = /arrest|custody|apprehend|detain/iu;
const WITHIN = /\bwithin (?=(?:\S+ ){0,4}\S*(?:days?|months?|years?|weeks?|hours?)\b)/giu;
const EVENT = /\b(?:from|of|after|receipt|receiving|expiry|since|before|when|where|on which|date|preceding|pending|thereafter)\b/iu;
const NEAR = 160;
const WITHIN_AHEAD = 40;

/** C3: the law says what a period that begins with "within" is counted from. */
const countedFrom: WordingRule = ({ en }, law) => {
  const periods = quantitiesIn(law).filter(({ unit }) => unit !== null);
  for (const { index } of en.matchAll(WITHIN)) {
    const [said] = quantitiesIn(en.slice(index, index + WITHIN_AHEAD));
    const places = said ? periods.filter(({ value }) => value === said.value) : [];
    if (places.length > 0 && !places.some(({ start, end }) => EVENT.test(law.slice(Math.max(0, start - NEAR), end + NEAR))))
      return 'the law does not say what the period is counted from';
  }
  return undefined;
};

/** "If you cannot support yourself": a state of things, not a ban. */
const UNABLE = /\b(?:if|who|when|because|as) (?:\S+ ){1,4}?(?:cannot|can't)\b/giu;

const needs =
  (said: RegExp, law: RegExp, message: string, inHindi = false): WordingRule =>
  ({ en, hi }, words) =>
    (said.test(en) || (inHindi && said.test(hi))) && !law.test(words) ? message : undefined;

/** The rules of wording by their numbers in docs/plain-texts.md. */
export const WORDING_RULES: readonly (readonly [rule: string, check: WordingRule])[] = [
  ['C3', countedFrom],
  ['C4', needs(MOST, LAW_MOST, '"up to", "at most": the law sets no upper limit there')],
  ['C4', needs(LEAST, LAW_LEAST, '"at least": the law sets no lower limit there')],
  ['C5', needs(MUST, LAW_MUST, '"must": the law does not say shall there')],
  [
    'C5',
    ({ en, hi }, law) =>
      needs(NEVER, LAW_NEVER, '"never", "no one", "cannot": the law forbids nothing there')({ en: en.replace(UNABLE, ''), hi }, law),
  ],
  ['C5', needs(MAY, LAW_MAY, '"can", "may": the law there only forbids')],
  ['C7', needs(PRISON, LAW_PRISON, 'the law there speaks of no imprisonment', true)],
  ['C7', needs(FINE, LAW_FINE, 'the law there speaks of no fine or penalty', true)],
  ['C7', needs(CRIME, LAW_CRIME, 'the law there speaks of no offence', true)],
  ['C7', needs(ARREST, LAW_ARREST, 'the law there speaks of no arrest', true)],
];

/** Words of the law that limit a rule, and those that say nothing to a reader. */
const INLINE_LIMIT = /\b(?:except|unless|subject to|provided that)\b/iu;
const HARMLESS =
  /subject to the (?:other )?provisions of (?:this|the) (?:act|code|sanhita|adhiniyam|chapter)|subject to (?:such|any) (?:rules|conditions|other conditions)[^,;.]{0,80}/giu;
/** "Shall not … unless it is filed within …": the limit is the rule itself. */
const RULE = /\b(?:no|not|nothing)\b[^.;:]{0,300}\b(?:unless|except)\b/giu;
/** "The procedure is to apply only if …": a sentence that says on what it depends. */
const CONDITION =
  /\b(?:if|only|must|may|can|when|where|until|except|but|later|while|before|after|once|depends|other|any|whose|who|that|no|not|never|cannot)\b/iu;

/** C9: a limit inside the words of a part that a sentence does not reflect; undefined for none. */
export const inlineLimit = (en: string, law: string): string | undefined => {
  const [found] = INLINE_LIMIT.exec(law.replace(HARMLESS, ' ').replace(RULE, ' ')) ?? [];
  return found !== undefined && !CONDITION.test(en) ? found.toLowerCase() : undefined;
};
