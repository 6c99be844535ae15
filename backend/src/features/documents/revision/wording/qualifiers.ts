import { count, percent } from '../../../../core/text/values/amounts.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { setByMeaning } from '../meaning/set-by-meaning.js';
import { valuesIn } from '../meaning/written-values.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { sentencesOfDraft, type Standing, withSentence, withTail } from './sentences.js';
import { inTermsOf, termFor, termsOf } from './terms.js';

const HOLIDAYS = String.raw`(?:sundays?|saturdays?|weekends?|week-ends?|(?:public |bank |gazetted |court |national )?holidays)`;
/** "48 hours' notice, excluding Sundays and public holidays". */
const NOT_COUNTED = new RegExp(
  String.raw`^(.{4,160}?),? (?:excluding|except|not counting|not including|without counting|exclusive of|leaving out|other than) ((?:${HOLIDAYS}(?:, | and |, and | or )?){1,3})$`,
  'i',
);
const SHOULD_EXCLUDE = new RegExp(
  String.raw`^(?:the )?(.{4,120}?) (?:should|must|shall|to) (?:exclude|not (?:count|include)) ((?:${HOLIDAYS}(?:, | and |, and | or )?){1,3})$`,
  'i',
);
const WORKING_DAYS =
  /^(?:make |change |count )?(?:the )?(.{3,120}?) (?:should be |must be |to be |be |to |as |in |into |should mean |means? )(?:counted |reckoned |calculated )?(?:in |as )?(working|business) days$/i;
/** "Expenses should be reimbursed only with the client's written approval". */
const ONLY = /^(?:the )?(.{3,160}?),? (?:but )?only (with|if|after|when|on|upon|during|between|against|where|once|until) (.{3,160})$/i;
const EXCEPT = /^(?:the )?(.{6,160}?),? (except|unless|subject to|save|provided that) (.{3,160})$/i;
const ENOUGH = 0.74;
/** Which court decides is a matter of its own. */
const FORUM = /\b(?:disputes?|courts?|jurisdiction|arbitrat|governed|governing)\b/i;
const SET_OUT = /^(?:add|include|insert|put|remove|delete|drop|omit|change|replace|reword)\b/i;

/** Adds to what the draft says when, how or with whose consent something holds. Null where no single sentence speaks of it. */
export function qualify(state: RevisionState, instruction: string): CarriedOut {
  return (
    withoutHolidays(state, instruction) ?? inWorkingDays(state, instruction) ?? atACharge(state, instruction) ?? onlySo(state, instruction)
  );
}

function withoutHolidays(state: RevisionState, instruction: string): CarriedOut {
  const [, head = '', days = ''] = NOT_COUNTED.exec(instruction) ?? SHOULD_EXCLUDE.exec(instruction) ?? [];
  if (head === '') return null;
  const capital = (words: string) =>
    words.replace(/\b(?:sun|satur)day/gi, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase());
  const tail = `, excluding ${capital(days).trim()}`;
  const changed = SHOULD_EXCLUDE.test(instruction) ? null : setByMeaning(state, head);
  if (changed && 'state' in changed) {
    const standing = changedLine(state, changed.state, head);
    const result = standing && afterPeriod(changed.state, standing.line, standing.value, tail);
    return result && 'state' in result ? { ...result, message: `${changed.message}${tail}` } : null;
  }
  const [wanted] = valuesIn(head).filter(({ kind }) => kind === 'period');
  const topic = conceptsOf(wanted ? head.replace(head.slice(wanted.from, wanted.to), ' ') : head);
  const found = bestOf(sentencesOfDraft(state, { leads: true }), topic, (sentence) => {
    const periods = valuesIn(sentence).filter(({ kind, unit }) => kind === 'period' && /day|hour|week/.test(unit));
    return periods.length === 1 && (!wanted || periods[0]?.value === wanted.value);
  });
  const value = found && valuesIn(found.sentence).find(({ kind }) => kind === 'period');
  return found && value
    ? withSentence(state, found, insertedAfter(found.sentence, value.to, tail), `Not counted: ${capital(days).trim()}`)
    : null;
}

/** Words after a period; a comma follows where the sentence goes on. */
const insertedAfter = (sentence: string, at: number, tail: string): string =>
  sentence.slice(0, at) + tail + (/^[,.;]/.test(sentence.slice(at)) ? '' : ',') + sentence.slice(at);

function changedLine(before: RevisionState, after: RevisionState, head: string): { line: number; value: { to: number } } | null {
  const [old, fresh] = [before.content.split('\n'), after.content.split('\n')];
  const lines = fresh.flatMap((text, index) => (text === old[index] ? [] : [index]));
  const [line] = lines;
  const [wanted] = valuesIn(head).filter(({ kind }) => kind === 'period');
  if (old.length !== fresh.length || lines.length !== 1 || line === undefined || !wanted) return null;
  const text = parseNumbered(after.content)[line]?.text ?? '';
  const value = valuesIn(text).find(({ kind, value: its, unit }) => kind === 'period' && its === wanted.value && unit === wanted.unit);
  return value ? { line, value } : null;
}

function afterPeriod(state: RevisionState, line: number, { to }: { to: number }, tail: string): CarriedOut {
  const lines = parseNumbered(state.content);
  const content = printNumbered(
    lines.map((each, index) => (index === line ? { ...each, text: insertedAfter(each.text, to, tail) } : each)),
  );
  return { state: { ...state, content }, message: tail };
}

/** "The 15 days should be working days". */
function inWorkingDays(state: RevisionState, instruction: string): CarriedOut {
  const [, head = '', kind = ''] = WORKING_DAYS.exec(instruction) ?? [];
  if (head === '') return null;
  const [wanted] = valuesIn(head).filter((value) => value.kind === 'period');
  const topic = conceptsOf(wanted ? head.replace(head.slice(wanted.from, wanted.to), ' ') : head);
  const found = bestOf(sentencesOfDraft(state, { leads: true }), topic, (sentence) => {
    const days = valuesIn(sentence).filter((value) => value.kind === 'period' && value.unit === 'day');
    return days.length === 1 && (!wanted || days[0]?.value === wanted.value) && !/\b(?:working|business) days?\b/.test(sentence);
  });
  const value = found && valuesIn(found.sentence).find((each) => each.kind === 'period' && each.unit === 'day');
  if (!found || !value) return null;
  const written = found.sentence.slice(value.from, value.to).replace(/(?=days?$)/, `${kind.toLowerCase()} `);
  const fresh = found.sentence.slice(0, value.from) + written + found.sentence.slice(value.to);
  return withSentence(state, found, fresh, `Counted in ${kind.toLowerCase()} days`);
}

const CHARGE =
  /^(?:(?:add|have|levy|impose|introduce|put in) (?:an? )?(.{3,60}?) (?:charge|fee|penalty) (?:of|at) |(?:charge|levy) |(?:an? )?([a-z]{5,20}) (?:charge|fee|penalty)(?: of| at| is| should be)? |(?:the )?(.{3,60}?) (?:should|must|shall|will) (?:attract|carry|cost|bear|be subject to|be at) (?:an? )?(?:(?:charge|fee|penalty) (?:of|at) )?)(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)(?: (?:charge|fee|penalty))?(?: (?:on|for|of|upon) (.{3,80}))?$/i;
const FREE = /\bwithout (?:any )?(?:charge|penalty)\b/;

/** "A prepayment charge of 2%" where the draft says "without charge". */
function atACharge(state: RevisionState, instruction: string): CarriedOut {
  const match = CHARGE.exec(instruction);
  const topic = conceptsOf(match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[5] ?? '');
  const found = sentencesOfDraft(state).filter(
    ({ sentence }) => FREE.test(sentence) && topic.some((each) => conceptsOf(sentence).includes(each)),
  );
  const [only] = found;
  if (!match || topic.length === 0 || found.length !== 1 || !only) return null;
  const paid = /\b(?:repay|repaid|prepay)/i.test(only.sentence) ? ' of the sum so repaid' : '';
  const rate = percent(match[4] ?? '');
  return withSentence(state, only, only.sentence.replace(FREE, `against a charge of ${rate}${paid}`), `Charge: ${rate}`);
}

const NOTICE_OF = /\d.{0,20}\bnotice\b|\bnotice of\b/i;

function onlySo(state: RevisionState, instruction: string): CarriedOut {
  if (SET_OUT.test(instruction) || FORUM.test(instruction)) return null;
  const [, head = '', joint = '', words = ''] = ONLY.exec(instruction) ?? EXCEPT.exec(instruction) ?? [];
  if (head === '') return null;
  const isOnly = ONLY.test(instruction);
  // A figure that the draft has already is to be changed, and not said twice.
  const set = valuesIn(words).some(({ kind }) => kind !== 'number') ? setByMeaning(state, `${head} ${joint} ${words}`, ENOUGH) : null;
  if (set && 'state' in set) return set;
  if (NOTICE_OF.test(words)) {
    const notice = setByMeaning(
      state,
      `${head} ${words}`.replace(/\b(?:only|after|giving|on|with)\b/gi, ' ').replace(/ {2,}/g, ' '),
      ENOUGH,
    );
    if (notice && 'state' in notice) return notice;
  }
  if (valuesIn(head).some(({ kind }) => kind !== 'number')) return null;
  const [, party = ''] = /^([a-z][a-z ]{2,29}?) (?:may|can|should|must|shall|will|has to|is)\b/i.exec(head) ?? [];
  const term = termFor(termsOf(state.content), party);
  const topic = conceptsOf(head);
  const own = conceptsOf(party);
  if (topic.length === 0) return null;
  if (topic.every((each) => own.includes(each))) return null;
  const isOfParty = (sentence: string) => !term || sentence.startsWith(`The ${term} `) || sentence.startsWith('Either Party ');
  const modal = /\b(?:may|can|able to|allowed to|entitled to|right to|free to)\b/i.test(head) ? ' may ' : ' shall ';
  const spoken = sentencesOfDraft(state).filter(({ sentence }) => isOfParty(sentence));
  // What a clause is called after is said there; other clauses only mention it.
  const titled = sentencesOfDraft(state, { leads: true }).filter(({ title }) => topic.every((each) => conceptsOf(title).includes(each)));
  const standings = titled.length > 0 ? spoken.filter(({ title }) => titled.some((each) => each.title === title)) : spoken;
  const found = bestOf(standings, topic, () => true) ?? bestOf(standings, topic, (sentence) => sentence.slice(0, 60).includes(modal));
  if (!found) return null;
  const said = inWords(inTermsOf(state.content, words));
  if (conceptsOf(words).length > 0 && conceptsOf(words).every((each) => conceptsOf(found.sentence).includes(each)))
    return { refusal: 'The document says so already.' };
  const tail = isOnly ? `, but only ${joint.toLowerCase()} ${said}` : `, ${joint.toLowerCase()} ${said}`;
  return withTail(state, found, tail, `${isOnly ? 'Only ' : ''}${joint.toLowerCase()} ${said}`);
}

/** "6 months" as documents print it: "6 (six) months". */
const inWords = (words: string): string =>
  words.replace(/(?<![\d.,(])\b(\d{1,3}) (day|week|month|year)s?\b/g, (_whole, amount: string, unit: string) => count(amount, unit));

/** The one sentence that speaks most of a topic, and enough of it. */
function bestOf(standings: readonly Standing[], topic: readonly string[], isFit: (sentence: string) => boolean): Standing | null {
  const wanted = [...new Set(topic)];
  const fitting = standings.filter(({ sentence }) => isFit(sentence));
  // "The 15 days": where the draft has them once, that says which are meant.
  if (wanted.length === 0) return fitting.length === 1 ? (fitting[0] ?? null) : null;
  const scored = fitting
    .map((standing) => {
      const held = conceptsOf(standing.sentence);
      return { standing, share: wanted.filter((each) => held.includes(each)).length / wanted.length, length: standing.sentence.length };
    })
    .filter(({ share }) => share >= ENOUGH);
  const most = scored.reduce((largest, { share }) => Math.max(largest, share), 0);
  const best = scored.filter(({ share }) => share === most);
  return best.length === 1 ? (best[0]?.standing ?? null) : null;
}
