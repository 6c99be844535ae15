import { statesSomething } from '../instructions/split-instructions.js';
import { valuesIn } from '../meaning/written-values.js';

type Outcomes = readonly { applied: boolean }[];

/**
 * Of readings that are understood alike, the one that finds more in an instruction. Where several parts of it are understood, it is no
 * single one with a strange value.
 */
export function isBetter(outcomes: Outcomes, than: Outcomes, dictated: boolean): boolean {
  const [own, other] = [share(outcomes), share(than)];
  if (!dictated && isSeveral(outcomes) !== isSeveral(than) && Math.min(outcomes.length, than.length) === 1) return isSeveral(outcomes);
  return own > other || (own === other && own === 1 && !dictated && outcomes.length > than.length);
}

const isSeveral = (outcomes: Outcomes): boolean => share(outcomes) > 0.5 && outcomes.filter(({ applied }) => applied).length > 1;
/** Whether pieces are more than one instruction by their looks: each has a figure of its own, or a later one is a sentence. */
export const isTwo = ([first = '', ...others]: readonly string[]): boolean =>
  others.some(
    (each) =>
      // "…, to check that the buyer is an adult" says what for.
      (statesSomething(each) && !/^to (?!be\b)[a-z]/i.test(each)) ||
      ORDERS.test(each) ||
      DOES.test(each) ||
      (hasFigure(first) && (hasFigure(each) || CONTRASTS.test(each)) && !/^not /i.test(each)),
  );
/** "Pay the fee in cash", "Rohan gets the shares", "three arbitrators instead of one". */
export const ORDERS =
  /^(?!(?:all|any|both|each|either|half|only|such|plus|also|for|from|with|into|upon|over|under|about|after|before|that|this|these|those|of|in|on|at|to|by|as|or|the|an?) )[a-z]{3,10} (?:it|this|the|an?|him|her|them|my|his|their|no) /;
const DOES =
  /^(?:[Tt]he [a-z]{3,20}|[A-Z]\p{L}+|he|she|they|it|I|we) (?:gets?|wants?|takes?|keeps?|pays?|has|have|needs?|goes|becomes?|receives?|signs?) /u;
/** "It takes effect on 15 April": a sentence of its own. */
export const doesSomething = (text: string): boolean => DOES.test(text);
const CONTRASTS = / (?:instead of|rather than|in place of) /i;
const hasFigure = (text: string): boolean => valuesIn(text).some(({ kind }) => kind !== 'number' && kind !== 'day');

export const share = (outcomes: Outcomes): number => outcomes.filter(({ applied }) => applied).length / outcomes.length;

/** "… and shorten the notice to 7 days": no party does that, so it is no part of the words of a clause. */
export const EDITS_THE_DRAFT =
  /^(?:please |also )?(?:change|set|increase|reduce|decrease|shorten|extend|raise|lower|cut|rename|correct|update|amend|enhance) (?:the )?[^.;]{2,80}? (?:to|by|at|from) (?:rs\.? ?|₹ ?)?\d|^(?:please |also )?(?:remove|delete|drop|omit|reword|move) (?:the )?[^.;]{0,40}\b(?:clause|paragraph|section|provision|condition|restriction|line|sentence|wording|words|ground|demand|power|gift|question|allegation|schedule)s?\b|^(?:please |also )?(?:change|rename|correct|update|amend|replace|substitute) (?:the |my |his |her |its )?[^.;]{2,60}? (?:to|with|by) \p{Lu}|^(?:please |also )?(?:let|make|have|extend|run) (?:the |it |this )[^.;]{2,60}? (?:till|until|last|run|expire)\b/iu;

/** Whether an instruction gives the words of a clause: "add a clause that …", "insert a pets clause: …". */
export const isDictated = (instruction: string): boolean =>
  /^(?:replace|substitute|reword|rewrite|rephrase|redraft|amend|change|modify) (?:the )?(?:[a-z -]{2,40} )?(?:clause|section|paragraph|para)\b.{0,20}? (?:with|by|as follows|to (?:say|read|state|provide))\b/i.test(
    instruction,
  ) ||
  /^(?:define|(?:in|to|under|at the end of|to the end of) (?:the )?[^,:]{3,60},? (?:add|insert|include|append|say)) /i.test(instruction) ||
  (/^(?:add|include|insert|introduce|incorporate)\b/i.test(instruction) &&
    /\b(?:that|saying|says|stating|providing)\b|:/.test(instruction));
