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
  { start: /\bsummons\b/, words: set('summons summon summoned saman samman samans समन सम्मन') },
  {
    start: /\b(?:order|judgment|decree|decision|sentence)\b/,
    words: set(
      'order orders judgment judgement decree decision verdict sentence aadesh adesh faisla faisle hukm आदेश फ़ैसला फ़ैसले निर्णय डिक्री हुक्म',
    ),
  },
  { start: /\baward\b/, words: set('award पंचाट अवार्ड') },
  { start: /\b(?:notice|demand)\b/, words: set('notice notices demand नोटिस') },
  { start: /\b(?:request|application)\b/, words: set('request application arzi avedan aavedan आवेदन अर्ज़ी') },
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
/** One of several days, to be chosen by facts that a question seldom tells. */
const SEVERAL = /;|\bwhichever\b|, or\b/;

/** The kinds of day that the label of a row's date names, and how that day comes about; null where it is none that a question tells surely. */
export function eventOf(start: string): { events: readonly DatedEvent[]; phase: Phase } | null {
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

/** Whether a clause surely tells the day from which a row is counted. @param waits whether something else has to run out first */
export function tellsDayOf(start: string, waits: boolean, { before, after }: ToldClause): boolean {
  const row = eventOf(start);
  if (!row) return false;
  const clause = `${before} ${after}`;
  const words = wordsOf(clause);
  if (REFUSED.test(clause) || words.some((word) => DENIED.has(word))) return false;
  // A notice for a bounced cheque: the day may be that of either.
  const named = DATED_EVENTS.filter((event) => words.some((word) => event.words.has(word)));
  if (named.length === 0 || !named.every((event) => row.events.includes(event))) return false;
  // "The cheque dated 3 November bounced": the day is that of the cheque.
  const behind = OWNER.exec(after)?.[1];
  const inFront = wordsOf(before).filter((word) => !WAS.has(word));
  const owner = OF.has(inFront.at(-1) ?? '') ? (inFront.at(-2) ?? '') : behind && IS.has(behind) ? inFront.at(-1) : behind;
  const isOfPaper = owner !== undefined && owner !== '';
  if (isOfPaper && !named.some((event) => wordsOf(owner).some((word) => event.words.has(word)))) return false;
  const says = (phase: keyof typeof SAID): boolean => words.some((word) => SAID[phase].has(word));
  const [reached, sent, gave, made] = [says('reached'), says('sent'), says('gave'), says('made') || isOfPaper];
  switch (row.phase) {
    case 'reached':
      if (sent || gave) return false;
      return (reached && !made) || (!waits && (!made || named.some(({ paperDate }) => paperDate)));
    case 'sent':
      return (sent || gave) && !reached;
    case 'made':
      return !reached && !sent;
  }
}
