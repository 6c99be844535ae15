import { normalized } from '../../../core/text/normalized.js';
import { plainHindi } from '../../../core/text/values/hindi-numbers.js';

/** How a day came about: a paper reached somebody, somebody sent it, or it was made or happened on that day. */
export type Phase = 'reached' | 'sent' | 'made';

/** A kind of day from which rows of the calendar are counted, and the words that name it in a question. */
interface DatedEvent {
  /** Finds it in the English label of a row's date. */
  start: RegExp;
  words: ReadonlySet<string>;
  /** Counted from the date that the paper bears, where the day on which it came is not told: that is the earlier, safer one. */
  paperDate?: true;
  /** Its kind stands before it: "possession notice", "bail order". */
  paper?: true;
}

export const wordsOf = (text: string): string[] =>
  plainHindi(normalized(text))
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const set = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** All of them have happened, so that a day without its year is the latest past one. */
export const DATED_EVENTS: readonly DatedEvent[] = [
  {
    start: /\bthe bank told you\b/,
    words: set('memo bounce bounced bouncing dishonour dishonoured dishonored returned wapas vapas मेमो बाउंस अनादरित वापस'),
    paperDate: true,
  },
  { start: /\bsummons\b/, words: set('summons summon summoned saman samman samans समन सम्मन'), paper: true },
  {
    start: /\b(?:order|judgment|decree|decision|sentence)\b/,
    words: set(
      'order orders judgment judgement decree decision verdict sentence aadesh adesh faisla faisle hukm आदेश फ़ैसला फ़ैसले निर्णय डिक्री हुक्म',
    ),
    paper: true,
  },
  { start: /\baward\b/, words: set('award पंचाट अवार्ड'), paper: true },
  { start: /\b(?:notice|demand)\b/, words: set('notice notices demand नोटिस'), paper: true },
  { start: /\b(?:request|application)\b/, words: set('request application arzi avedan aavedan आवेदन अर्ज़ी'), paper: true },
  { start: /\baccident\b/, words: set('accident durghatna hadsa दुर्घटना हादसा') },
  { start: /\bdeath\b/, words: set('died death maut mrityu मृत्यु निधन मौत') },
  { start: /\barrest\b/, words: set('arrest arrested giraftar giraftari गिरफ़्तार गिरफ़्तारी') },
  { start: /\bremanded\b/, words: set('remand remanded रिमांड') },
  { start: /\b(?:dismissal|retrenchment)\b/, words: set('dismissed dismissal terminated termination retrenched fired sacked बर्खास्त') },
  { start: /\bdate of (?:execution|the deed)\b/i, words: set('executed execution signed') },
  { start: /\bput out\b/, words: set('evicted dispossessed bedakhal बेदखल') },
  { start: /\bseizure\b/, words: set('seized seizure zabt ज़ब्त') },
  { start: /\bmarriage\b/, words: set('married marriage shadi shaadi शादी विवाह') },
];

const SAID: Readonly<Record<Phase | 'gave', ReadonlySet<string>>> = {
  reached: set(
    'receive received receipt got get served delivered reached communicated mila mili mile prapt मिला मिली मिले प्राप्त तामील पहुँचा पहुंचा',
  ),
  sent: set('send sent filed file applied posted lodged bheja bheji भेजा भेजी भेजे दायर'),
  made: set('dated passed pronounced made'),
  gave: set('gave give given issued wrote diya diye दिया दी दिए'),
};

/** Whether something happened on a day, or the day names it otherwise. */
const DENIED = set('not no never without nahi nahin नहीं');
const REFUSED = /n['’]t\b/;

const REACHED = /\b(?:received|served|communicated|informed|told|available|delivered|got|learned|supplied)\b/;
const SENT = /\b(?:gave|given|sent|applied|filed|lodged|asked|presented)\b/;
/** One of several days, to be chosen by facts that a question seldom tells. Counted from another than the latest, a period ends early, which is safe. */
const SEVERAL = /\bwhichever\b(?! is later\b)|, or\b(?! the later\b)/;
/** What is named after an event: "the accident claims tribunal" speaks of no accident. */
const BODIES = set('tribunal court commission authority claims officer न्यायाधिकरण अधिकरण न्यायालय आयोग');

/** The kinds of day that the label of a row's date names, and how that day comes about; null where it is none that a question tells surely. */
export function eventOf(label: string): { events: readonly DatedEvent[]; phase: Phase } | null {
  // Behind a semicolon stands the day of a special case; the answer says for which day the one told was taken.
  const [start = ''] = label.split(';');
  const events = SEVERAL.test(start) ? [] : DATED_EVENTS.filter((event) => event.start.test(start));
  if (events.length === 0) return null;
  return { events, phase: REACHED.test(start) ? 'reached' : SENT.test(start) ? 'sent' : 'made' };
}

/** The part of a question in which a day is told. */
export interface ToldClause {
  before: string;
  after: string;
}

const OF = set('dated dt of from');
const WAS = set('is was');
const OWNER = /^ ?(?:का|की|के|ka|ki|ke|wala|wali|वाला|वाली) (?:(?:bank|court|बैंक|कोर्ट) (?:का|की|के|ka|ki|ke) )?([\p{L}\p{M}]+)/iu;

/** "मेमो 3 नवंबर का है": what the day is of stands before it. */
const IS = set('hai tha thi है था थी');

/** "Since 3 November", "by 3 November", "3 नवंबर से": not the day on which something happened. */
const AROUND = { before: set('since until till before by after'), after: set('se tak से तक') };

/** What may stand before a paper without saying which it is. */
const NEUTRAL = set(
  `a an the this that it its his her their our my your and on of to me us him them was is has had gave got get received passed issued sent served
  made by with court judge bank police legal written formal final copy certified said impugned came come main mera meri mere mujhe mujhko hame hamein ko ne se
  ka ki ke ek wo woh vo yeh ye is us कोर्ट अदालत जज बैंक पुलिस क़ानूनी लिखित मुझे हमें को ने से का की के आया आई एक वह यह इस उस मेरा मेरी हमारा`,
);
const LINKS = set('का की के ka ki ke s');

/** A row of the calendar as far as a question may tell its day. */
export interface DatableRow {
  /** The English label of its date. */
  start: string;
  /** Whether something else has to run out first. */
  waits: boolean;
  /** Words that tell its event and no other; null where any word for its kind of day does. */
  told: readonly string[] | null;
  /** Every word of its texts. */
  words: ReadonlySet<string>;
}

/** Where in a clause, counted in words, the first of these phrases stands, each as the beginning of its last word; null where none does. */
export function phraseAt(clause: readonly string[], phrases: readonly string[]): { from: number; to: number } | null {
  for (const phrase of phrases) {
    const words = wordsOf(phrase);
    const isAt = (from: number): boolean =>
      words.every((word, at) => (at < words.length - 1 ? clause[from + at] === word : clause[from + at]?.startsWith(word)));
    const from = clause.findIndex((_, at) => isAt(at));
    if (from >= 0) return { from, to: from + words.length };
  }
  return null;
}

/** Words of a clause that say which paper or event it is: neither what may stand before any, nor the kind of day. */
export const tellingWords = (clause: readonly string[]): string[] =>
  [...new Set(clause)].filter(
    (word) =>
      !NEUTRAL.has(word) && !Object.values(SAID).some((said) => said.has(word)) && !DATED_EVENTS.some((event) => event.words.has(word)),
  );

/** A paper of another kind: "the auction notice" where the row is counted from a demand. */
function isOtherPaper(words: readonly string[], events: readonly DatedEvent[], row: DatableRow): boolean {
  return words.some((word, at) => {
    if (!events.some((event) => event.paper && event.words.has(word))) return false;
    const before = words[at - (LINKS.has(words[at - 1] ?? '') ? 2 : 1)];
    return before !== undefined && !NEUTRAL.has(before) && !row.words.has(before) && !/^\p{N}+$/u.test(before);
  });
}

/** Words beside a phrase in which "not" is about it. */
const NEAR = 2;

/** Whether a clause surely tells the day from which a row is counted. */
export function tellsDayOf(row: DatableRow, { before, after }: ToldClause): boolean {
  const clause = `${before} ${after}`;
  const words = wordsOf(clause);
  const inFront = wordsOf(before).filter((word) => !WAS.has(word));
  if (AROUND.before.has(inFront.at(-1) ?? '') || AROUND.after.has(wordsOf(after)[0] ?? '')) return false;
  if (row.told) {
    const at = phraseAt(words, row.told);
    return at !== null && !words.slice(Math.max(0, at.from - NEAR), at.to + NEAR).some((word) => DENIED.has(word)) && !REFUSED.test(clause);
  }
  if (REFUSED.test(clause) || words.some((word) => DENIED.has(word))) return false;
  const kind = eventOf(row.start);
  if (!kind || isOtherPaper(words, kind.events, row)) return false;
  // A notice for a bounced cheque: the day may be that of either.
  const named = DATED_EVENTS.filter((event) => words.some((word, at) => event.words.has(word) && !BODIES.has(words[at + 1] ?? '')));
  if (named.length === 0 || !named.every((event) => kind.events.includes(event))) return false;
  // "The cheque dated 3 November bounced": the day is that of the cheque.
  const behind = OWNER.exec(after)?.[1];
  const owner = OF.has(inFront.at(-1) ?? '') ? (inFront.at(-2) ?? '') : behind && IS.has(behind) ? inFront.at(-1) : behind;
  const isOfPaper = owner !== undefined && owner !== '';
  if (isOfPaper && !named.some((event) => wordsOf(owner).some((word) => event.words.has(word)))) return false;
  const says = (phase: keyof typeof SAID): boolean => words.some((word) => SAID[phase].has(word));
  const [reached, sent, gave, made] = [says('reached'), says('sent'), says('gave'), says('made') || isOfPaper];
  switch (kind.phase) {
    case 'reached':
      if (sent || gave) return false;
      return (reached && !made) || (!row.waits && (!made || named.some(({ paperDate }) => paperDate)));
    case 'sent':
      return (sent || gave) && !reached;
    case 'made':
      return !reached && !sent;
  }
}
