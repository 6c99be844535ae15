import { beginsWithVerb, ORDER_WORD } from './instructions.js';
import { masked, unmasked } from './masks.js';

/** Where one clause of a sentence ends and another begins. */
const JOINTS =
  / ?[,;–] (?:and |but )?| (?:- )?(?=(?:so|because|since|hence|therefore|coz|bcoz|isliye|kyunki|kyonki)\b)| and (?=(?:it|he|she|they|this|that) (?:is|was|has|had)\b)| (?=as (?:it|he|she|they|we|i|you|there|the|my|our|this|that|per|no|none|nobody)\b)| (?=after (?:the |a |our )?(?:long |some )?(?:negotiations?|discussions?|talks?|meeting|call|consultation)\b)/giu;
/** What such a clause begins with. */
const LEAD = /^(?:so|hence|therefore|thus|and|isliye|then)(?: that)? /i;
/** Why, as who says, after what. */
const REASON = /^(?:because|since|coz|bcoz|as|after|due to|kyunki|kyonki|also)\b/i;
/** Somebody tells what happened, or how it is with him; what is said of a thing that is may be how it shall be. */
const TELLS =
  /^(?:but |and |while )?(?:(?:i|we|he|she|they|you|it|there|that|this|u|wo|woh|hum)\b.{0,80}\b(?:is|are|was|were|am|has|have|had|did|do|does|don't|said|agreed|spoke|told|came|went|thi|tha|hai|hain|hua|hui)\b(?! to\b)|(?:(?:the|my|our|his|her|their) )?(?:\p{L}+ ){1,4}?(?:was|were|has|had|did|didn't|wasn't|said|agreed|spoke|told|came|went|thi|tha|hua|hui)\b|.{1,60}\bnahi kar (?:payenge|payega|payegi|sakte|sakta|sakti)\b|(?:\p{L}+ ){1,3}is no longer\b)/iu;
/** What may be asked for without a verb. */
const TELLING = /[⟦\d@“”"]/;
/** Somebody wants what follows: "the seller has agreed to reduce the price". */
const REPORTED =
  /^[^⟦]{2,80}?\b(?:agreed|decided|wants?|wanted|wishes|asked (?:me|us)|told (?:me|us)|requested(?: me| us)?|planning|going) (?:now )?to /iu;
/** Somebody spoken of before. */
const PRONOUN = /\b(?:(?:his|her|their)(?: name)?|it|him|them|that|this)(?=[.!]?$| \p{L})/iu;
const WHO = /^(?:the |our |my |and )?(?<who>.{2,60}?) (?:is|are|was|were|has|have|had|did|does|do)\b/i;
/** "They have paid, so remove it": nobody is named. */
const PRONOUN_MAX = 4;
const CLAUSES_MAX = 8;

/**
 * A sentence without the clauses that only tell why or how it is: "the seller has agreed, so reduce the price to 2 crore" is "reduce the
 * price to 2 crore". A clause stays that has a value, a quotation or the verb of an order.
 * @returns null where nothing is left out, or nothing is left
 */
export function coreOf(sentence: string): string | null {
  const { text, masks } = masked(sentence.trim().replace(/\s+/g, ' '), () => true);
  const clauses = text.split(JOINTS).filter((clause) => clause.trim() !== '');
  if (clauses.length > CLAUSES_MAX) return null;
  const isTold = (clause: string): boolean =>
    !TELLING.test(clause) && !ORDER_WORD.test(clause.replace(LEAD, '')) && (REASON.test(clause) || TELLS.test(clause));
  const kept = clauses.filter((clause) => !isTold(clause)).map((clause) => withoutReport(clause.replace(LEAD, '')));
  if (kept.some((clause) => !TELLING.test(clause) && !ORDER_WORD.test(clause) && !/^no /i.test(clause))) return null;
  const told = clauses.filter(isTold);
  const core = kept.map((clause) => withName(clause, told)).join(', ');
  // Of whom it is said is not known.
  if (told.length > 0 && kept.length === 1 && PRONOUN.test(core)) return null;
  return core === '' || core === text ? null : unmasked(core, masks);
}

function withoutReport(clause: string): string {
  const rest = clause.replace(REPORTED, '');
  return beginsWithVerb(rest) ? rest : clause;
}

/** "Remove her", where it was told of somebody. */
function withName(clause: string, told: readonly string[]): string {
  const who = told.map((each) => WHO.exec(each)?.groups?.who).find((each) => each !== undefined);
  return who !== undefined && who.length > PRONOUN_MAX && beginsWithVerb(clause) ? clause.replace(PRONOUN, () => who) : clause;
}
