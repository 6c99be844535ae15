import { amountOf, money } from '../../../../core/text/values/amounts.js';

/** What people call a use, and the adjective that stands before "use" and "purposes". */
const USES: readonly [RegExp, string][] = [
  [/^(?:residence|residing|residential|living|dwelling|home|housing|accommodation|stay)$/iu, 'residential'],
  [/^(?:commerce|trade|trading|commercial)$/iu, 'commercial'],
  [/^(?:आवास|निवास|रहने|रहना|रिहायश|रिहाइश|आवासीय|रिहायशी)$/u, 'आवासीय'],
  [/^(?:व्यापार|कारोबार|वाणिज्य|व्यवसाय|व्यावसायिक)$/u, 'व्यावसायिक'],
];
const BEFORE_USE = new Set(['for', 'only', 'the']);
const AFTER_USE = new Set(['use', 'usage', 'purpose', 'purposes', 'only', 'उपयोग', 'प्रयोजन', 'हेतु', 'के', 'लिए']);

/** What is done there, or as what: no adjective, before which "use" would stand. */
const DOING = /^\p{L}{3,20}ing\s/u;
const AS_WHAT = /^(?:an?|the)\s/iu;

/**
 * A use as it stands after "for": "for residence" is "residential use", "a clinic" is "use as a clinic", "running a school" stays.
 * @param noun what stands behind an adjective: "use", "purposes"
 */
export function permittedUse(text: string, noun: string): string {
  const words = text.trim().split(' ');
  while (words.length > 1 && BEFORE_USE.has((words[0] ?? '').toLowerCase())) words.shift();
  while (words.length > 1 && AFTER_USE.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const said = words.join(' ');
  const adjective = USES.find(([typed]) => typed.test(said))?.[1];
  if (adjective === undefined && AS_WHAT.test(said)) return `use as ${said}`;
  return adjective === undefined && DOING.test(said) ? said : `${adjective ?? said} ${noun}`;
}

/** "Savitri Gupta: the house" after "I give": "to Savitri Gupta: the house". What names its taker in another way stays. */
export const bequest = (text: string): string =>
  /^\p{Lu}[\p{L}\p{M}.' -]{1,78}: ?(?!to\b)\S/u.test(text) && !/^(?:my|the|one|a|an|all|rs|inr)\b/iu.test(text) ? `to ${text}` : text;

/** A least sum: a smaller number after a colon is an age, a count of days or the like. */
const SUM_MIN = 100;

/** "Basic: 360000" with its sum as sums are written; a line that ends otherwise stays. */
export function withSum(text: string, currency: string): string {
  const [, label, sum] = /^([^:=]{1,120}[:=] ?)(\d[\d,]{2,19}(?:\.\d{1,2})?)(?: ?\/-)?$/u.exec(text) ?? [];
  return label && sum && (amountOf(sum) ?? 0) >= SUM_MIN ? `${label.trimEnd()} ${money(sum, currency)}` : text;
}

/** Lines that each tell something, as sentences of one paragraph. */
export const sentences = (lines: readonly string[]): string =>
  lines.map((line, index) => (index < lines.length - 1 && !/[.!?:;।]["'”’)]?$/u.test(line) ? `${line}.` : line)).join(' ');

/** Whether what was typed as an authority already names the officer whom the right to information act means. */
export const namesOfficer = (text: string): boolean =>
  /information officer|\b[cs]?\.?p\.?i\.?o\b|appellate (?:authority|officer)|सूचना अधिकारी|अपीलीय (?:प्राधिकारी|अधिकारी)/iu.test(text);

const UNION_TERRITORY = /^(?:chandigarh|puducherry|ladakh|lakshadweep|jammu and kashmir|jammu & kashmir|andaman|dadra)/iu;

/** "Uttar Pradesh" as a party: "State of Uttar Pradesh". */
export function stateAsParty(text: string): string {
  if (/\b(?:state|union|u\.?t\.?|government|republic|directorate|bureau|agency|department)\b|[\u0900-\u097f]/iu.test(text)) return text;
  if (/^(?:n\.?c\.?t\.? of )?(?:new )?delhi$/iu.test(text)) return 'State (NCT of Delhi)';
  return `${UNION_TERRITORY.test(text) ? 'Union Territory' : 'State'} of ${text}`;
}

/** First words that have no capital within a sentence; another may be a name. */
const COMMON =
  /^(?:\p{Lu}\p{Ll}+ing|The|A|An|My|Our|Purchase|Sale|Supply|Correction|Issue|Change|Payment|Development|Production|Research|Use|On|In|When|At|From|Since|Between)(?!\p{L})/u;
const small = (text: string): string => (COMMON.test(text) ? `${(text[0] ?? '').toLowerCase()}${text.slice(1)}` : text);

/**
 * "To judge a casting" and "Soil testing" after what is done for it: "in order to judge a casting", "for the purpose of Soil testing".
 * @param lead what stands before a noun
 */
export const aim = (text: string, lead = 'for the purpose of'): string =>
  /^to\s/iu.test(text)
    ? `in order to ${text.replace(/^to\s+/iu, '')}`
    : `${lead} ${small(text.replace(/^for\s+(?:the purpose of\s+)?/iu, ''))}`;

/** "For my home" as it stands after "for": without the words that the sentence has already. @param lead such as "for" */
export const withoutLead = (text: string, lead: string): string =>
  text.toLowerCase().startsWith(`${lead} `) ? text.slice(lead.length).trimStart() : text;

/** "प्रमाण पत्र बनवाने के लिए" as it stands before "के लिए": without the words that the sentence has already. */
export const hindiAim = (text: string): string => text.trimEnd().replace(/ (?:के लि(?:ए|ये)|(?:के )?हेतु|के (?:उद्देश्य|प्रयोजन) से)[।.]?$/u, '');

/** "Love and affection" as a reason: "out of love and affection"; "because she looked after me" is one as it stands. */
export const reason = (text: string): string =>
  /^(?:because|as|since|for|in|out of)\s/iu.test(text) ? `${(text[0] ?? '').toLowerCase()}${text.slice(1)}` : `out of ${text}`;

/** "On 14 March 2026, when the road was built" as a sentence: "The cause of action arose on …". */
export const causeOfAction = (text: string): string =>
  /^(?:on|in|when|at|from|since|between)\s/iu.test(text) ? `The cause of action arose ${small(text)}` : text;

/** "The First Appellate Authority, Municipal Corporation": the body without its officer. */
export const withoutOfficer = (text: string): string =>
  text
    .replace(/^(?:(?:केंद्रीय |केन्द्रीय |राज्य )?(?:सहायक )?लोक सूचना अधिकारी|(?:प्रथम )?अपीलीय (?:प्राधिकारी|अधिकारी))[, ]+/u, '')
    .replace(
      /^(?:to )?(?:the )?(?:(?:central |state )?(?:assistant )?public information officer|first appellate (?:authority|officer)|appellate (?:authority|officer)|[cs]?pio)(?:,| of| at)?\s+(?:the )?/iu,
      '',
    ) || text;
