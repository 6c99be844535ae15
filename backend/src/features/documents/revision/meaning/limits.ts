import { count, money } from '../../../../core/text/values/amounts.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { MARK } from '../../values/marks.js';
import { termFor } from '../wording/terms.js';
import { clauseNamed } from '../clauses/named-clause.js';
import { withParagraph } from '../clauses/subject-to.js';
import { parseNumbered, printNumbered, printTidy } from '../numbered/numbered-text.js';
import { inTheWordsOf } from '../library/find-clause.js';
import { quantityIn } from '../plain-values.js';
import { conceptsOf } from './concepts.js';
import { valuesIn } from './written-values.js';

const CAPPING = /^(?:cap|limit|restrict) (?:the )?(.{3,80}?) (?:at|to) /i;
const LIMITED = /( is limited to )([^.]{3,300})(?=\.)/;

/** "Cap liability at Rs 12 lakh" where the draft limits it by other words than a sum. */
export function limitTo(state: RevisionState, instruction: string): CarriedOut {
  const topic = conceptsOf(CAPPING.exec(instruction)?.[1] ?? '');
  const [sum, ...others] = valuesIn(instruction).filter(({ kind }) => kind === 'money');
  if (topic.length === 0 || !sum || others.length > 0) return null;
  const lines = parseNumbered(state.content);
  const limited = lines
    .slice(0, bodyEndOf(state.content))
    .filter(({ text }) => LIMITED.test(text) && topic.every((each) => conceptsOf(text).includes(each)));
  const [only] = limited;
  const ofOne = limited.length === 0 ? limitOne(state, instruction, money(String(sum.value), 'INR')) : null;
  if (ofOne) return ofOne;
  if (limited.length === 0) return limitOf(state, CAPPING.exec(instruction)?.[1] ?? '', money(String(sum.value), 'INR'));
  if (limited.length !== 1 || !only) return null;
  const text = only.text.replace(LIMITED, (_whole, before: string) => before + money(String(sum.value), 'INR'));
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: `Limited to ${money(String(sum.value), 'INR')}` };
}

const OF_EACH = /^(.{0,200}The total liability of )each Party(.{0,200}?) is limited to ([^.]{3,300})(?=\.)/;

/** "Cap the Consultant's liability" where that of each party is limited: the limit of the other one stays. */
function limitOne(state: RevisionState, instruction: string, sum: string): CarriedOut {
  const who = OWN_LIABILITY.exec(instruction)?.slice(1).find(Boolean) ?? '';
  const parties = /The ([A-Z][\w ]{2,30}?) and the ([A-Z][\w ]{2,30}?) are each a "Party"/.exec(state.content)?.slice(1) ?? [];
  const term = who === '' ? undefined : termFor(parties, who);
  const other = parties.find((each) => each !== term);
  const lines = parseNumbered(state.content);
  const limited = lines.slice(0, bodyEndOf(state.content)).filter(({ text }) => OF_EACH.test(text));
  const [only] = limited;
  if (term === undefined || other === undefined || limited.length !== 1 || !only) return null;
  const text = only.text.replace(
    OF_EACH,
    (_whole, before: string, where: string, limit: string) =>
      `${before}the ${term}${where} is limited to ${sum}, and that of the ${other} to ${limit}`,
  );
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: `${term}: limited to ${sum}` };
}

const OWN_LIABILITY =
  /^(?:cap|limit|restrict) (?:the )?(?:([a-z][a-z ]{2,29}?)['’]s (?:total |overall |aggregate )?liability|(?:total |overall |aggregate )?liability of (?:the )?([a-z][a-z ]{2,29}?)) (?:at|to) /i;
const MAKES_GOOD = /^The ([A-Z][\w ]{2,30}?) (?:guarantees|shall indemnify|shall make good|is liable|shall compensate)\b/;

/** "Limit the guarantee to Rs. 10 lakh" where nothing is limited yet: a paragraph more of the clause in which one party makes something good. */
function limitOf(state: RevisionState, name: string, sum: string): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, name.replace(/^(?:(?:total|overall|aggregate|amount of the) )+/i, ''), state.content);
  const paragraphs = range ? lines.slice(range.from + 1, range.to).filter(({ mark }) => mark === MARK.sub) : [];
  const parties = new Set(paragraphs.flatMap(({ text }) => MAKES_GOOD.exec(text)?.[1] ?? []));
  const [party] = parties;
  if (!range || parties.size !== 1 || party === undefined) return null;
  const words = `The total liability of the ${party} under this clause is limited to ${sum}.`;
  return { state: { ...state, content: printTidy(withParagraph(lines, range, words)) }, message: `Limited to ${sum}` };
}

const ONLY_AFTER =
  /^(?:(?:allow|permit|let) )?(?:the )?(.{3,80}?) (?:to be )?(?:done |made |allowed |permitted |possible )?only after (?:the first )?([a-z0-9-]{1,12}) (days?|weeks?|months?|years?)(?: .{0,30})?$/i;
const MAY = /^((?:The|Either|Each) [A-Z][\w ]{2,30}?|A [A-Z]\w+) may (?!not\b)/;

/** "Allow prepayment only after six months": what a party may do, it may do from then on. */
export function notBefore(state: RevisionState, instruction: string): CarriedOut {
  const [, act = '', number = '', unit = ''] = ONLY_AFTER.exec(instruction) ?? [];
  const figure = quantityIn(number, null);
  const lines = parseNumbered(state.content);
  const topic = conceptsOf(act);
  const able = lines
    .slice(0, bodyEndOf(state.content))
    .filter(({ text }) => MAY.test(text) && topic.every((each) => conceptsOf(text).includes(each)));
  const [only] = able;
  if (topic.length === 0 || figure === null || able.length !== 1 || !only) return null;
  const span = count(figure, unit.toLowerCase().replace(/s$/, ''));
  const from = inTheWordsOf(state.content, `after the first ${span} of this Agreement`);
  const text = only.text.replace(MAY, (_whole, who: string) => `${who} may, ${from}, `);
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: `Only ${from}` };
}

const AT_WHAT_IS_PAID =
  /^(?:(?:cap|limit|restrict) (?:the )?(.{3,80}?) (?:at|to)|(?:the )?(.{3,80}?) (?:should|must|shall|to) (?:be (?:capped|limited|restricted) (?:at|to)|not exceed|not be more than)) (?:the )?(?:total |aggregate |amount of )*(fees?|charges|price|consideration|sums?|amounts?|money)(?: (?:actually )?(?:paid|payable|received))?(?: and payable)?(?: (?:by .{3,30}? )?(?:in|for|over|during|under) (?:the )?(?:(?:last|previous|preceding|past|prior) )?((?:\d{1,2}|[a-z]{3,8}) (?:months?|years?)|this agreement|the agreement|it)(?: .{0,60})?)?$/i;
const LIMIT = / is limited to (?:(?!\. \p{Lu}|\.$).){3,400}/u;
const MONEY_TERMS = ['Fee', 'Charges', 'Price', 'Salary', 'Licence Fee', 'Rent'];

/** "Cap liability at the fees paid in the last six months": a limit that is what is paid in some time, or under the agreement. */
export function limitToWhatIsPaid(state: RevisionState, instruction: string): CarriedOut {
  const match = AT_WHAT_IS_PAID.exec(instruction);
  const topic = conceptsOf(match?.[1] ?? match?.[2] ?? '');
  const term = MONEY_TERMS.find((each) => state.content.includes(`"${each}"`));
  if (!match || !term || topic.length === 0) return null;
  const lines = parseNumbered(state.content);
  const limited = lines
    .slice(0, bodyEndOf(state.content))
    .filter(({ text }) => LIMIT.test(text) && conceptsOf(text).some((each) => topic.includes(each) && each === 'liabil'));
  const [only] = limited;
  if (limited.length !== 1 || !only) return null;
  const [months] = valuesIn(match[4] ?? '').filter(({ kind }) => kind === 'period');
  const span = months && count(String(months.value), months.unit);
  const paid = span
    ? `the ${term} paid and payable for the ${span} before the event that caused the loss`
    : `the ${term} paid under this Agreement`;
  const text = only.text.replace(LIMIT, () => ` is limited to ${paid}`);
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return content === state.content
    ? { refusal: 'The document says so already.' }
    : { state: { ...state, content }, message: `Limited to ${paid}` };
}
