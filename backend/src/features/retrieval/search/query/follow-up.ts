import { HINGLISH_STOP_WORDS } from '../../../../core/text/hinglish/hinglish-words.js';
import type { Guide } from '../../guide/guide.js';
import { speaksHindi } from '../../guide/matching/question-words.js';
import { toldStep } from '../../guide/next-step/told-step.js';
import { findCitedUnits } from '../citing/cited-units.js';
import { questionTerms } from './query-terms.js';

/** "And for shops?", "what about a widow", "then who pays": the question follows up what was asked before. */
const CONTINUES = /^\s*(?:and|but|or|so|then|also|otherwise|what about|how about|what of|what if|what else|why|why not|same for|for)\b/iu;
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|its|that|this|they|them|their|those|these|such|same|there|he|she|him|her|his)\b/iu;
/** The same in Hindi, in either script: "aur kitne din me?", "तो कौन देगा?"; "uski fees?" */
const CONTINUES_HINDI = /^\s*(?:aur|or|to|toh|phir|lekin|magar|par|ya|warna|varna|और|तो|फिर|लेकिन|मगर|पर|या|वरना)(?![\p{L}\p{M}])/iu;
const POINTS_BACK_HINDI =
  /(?<![\p{L}\p{M}])(?:[ui]s(?:k[aei]|ko|me|mein|se|ne)|un(?:k[aei]|ko|se)|woh?|vo|yeh?|[उइ]स(?:का|की|के|को|में|से|ने)?|उन(?:का|की|के|को|से)|वह|वो|यह|ये)(?![\p{L}\p{M}])/iu;
const WORD = /[\p{L}\p{M}]+/gu;

/** How many different words of a question say what it is about. */
function telling(question: string, hindi: boolean): number {
  const text = hindi ? question.replace(WORD, (word) => (HINGLISH_STOP_WORDS.has(word.toLowerCase()) ? ' ' : word)) : question;
  return new Set(questionTerms(text)).size;
}

function sortOf(question: string, hindi: boolean): 'continuing' | 'pointing' | 'bare' {
  if (CONTINUES.test(question) || (hindi && CONTINUES_HINDI.test(question))) return 'continuing';
  return POINTS_BACK.test(question) || (hindi && POINTS_BACK_HINDI.test(question)) ? 'pointing' : 'bare';
}

/**
 * The most content terms with which a question of each kind cannot stand alone. "My landlord has locked the shop and he has thrown out my
 * goods" says itself who he is. Hindi points back more often in the course of a story, and its small words are not all known.
 */
const MOST_TERMS = { continuing: 12, pointing: 6, bare: 9 };
/** The same for a question that tells what was decided: "The authority ordered him to pay in August" does not say what. */
const MOST_TERMS_OF_STEP = 9;
const MOST_TERMS_HINDI = { ...MOST_TERMS, pointing: 12 };
/** From so many a question that points back may name a subject of its own. */
const NAMES_SUBJECT = 5;
const MAX_EARLIER = 3;

function standsAlone(question: string): boolean {
  if (findCitedUnits(question).length > 0) return true;
  const hindi = speaksHindi(question);
  const step = toldStep(question);
  const most = step === 'appeal' || step === 'enforcement' ? MOST_TERMS_OF_STEP : 0;
  return telling(question, hindi) > Math.max(most, (hindi ? MOST_TERMS_HINDI : MOST_TERMS)[sortOf(question, hindi)]);
}

/** Whether a question says enough for its subject to tell whether it begins something else. */
function mayBegin(question: string): boolean {
  const hindi = speaksHindi(question);
  const sort = sortOf(question, hindi);
  return sort === 'bare' || (sort === 'pointing' && !hindi && telling(question, hindi) >= NAMES_SUBJECT);
}

/** The most content terms with which a follow-up question stays with the very document that was discussed. */
const CLOSE = { continuing: 6, pointing: 5, bare: 2 };

/** Whether a question says so little by itself that it must be about the document of the one before: "clause (e) of it", "And for shops?". */
export function followsClosely(question: string): boolean {
  const hindi = speaksHindi(question);
  return telling(question, hindi) <= CLOSE[sortOf(question, hindi)];
}

/** Whether a question asks something of what was spoken of and says little else: "What punishment does it carry?", "uski saza kya hai?" */
export function asksOfIt(question: string): boolean {
  const hindi = speaksHindi(question);
  const points = POINTS_BACK.test(question) || (hindi && POINTS_BACK_HINDI.test(question));
  return points && findCitedUnits(question).length === 0 && telling(question, hindi) <= CLOSE.continuing;
}

/**
 * What a question follows up: those before it, up to the last that stands alone ("And for shops?" after one on houses); '' for a
 * question that needs none.
 * @param earlier questions of the same conversation, oldest first
 * @param isNewSubject whether a question names a subject of its own, which has nothing to do with that of the one before: somebody who asks
 * "How do I get a divorce?" after a question on cheques has begun to speak of something else; less likely where it `points` back with "he" or "it"
 */
export function contextOf(
  question: string,
  earlier: readonly string[],
  isNewSubject: (question: string, before: string, points: boolean) => boolean = () => false,
): string {
  const context: string[] = [];
  for (const before of earlier.slice(-MAX_EARLIER).reverse()) {
    const follows = context[0] ?? question;
    if (standsAlone(follows) || (mayBegin(follows) && isNewSubject(follows, before, sortOf(follows, speaksHindi(follows)) === 'pointing')))
      break;
    context.unshift(before);
  }
  return context.join(' ');
}

/** The same as the guide tells subjects apart; a question that was offered follows the one that it was offered with, whatever its words are. */
export function contextIn(guide: Pick<Guide, 'isNewSubject' | 'offeredAs'>, question: string, earlier: readonly string[]): string {
  const isNew: Guide['isNewSubject'] = (one, before, points) => guide.isNewSubject(one, before, points);
  const last = earlier.at(-1);
  if (last === undefined) return '';
  const before = [contextOf(last, earlier.slice(0, -1), isNew), last].filter(Boolean).join(' ');
  return guide.offeredAs(question, before) ? before : contextOf(question, earlier, isNew);
}
