import { count, money } from '../../values/amounts.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
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
  if (limited.length !== 1 || !only) return null;
  const text = only.text.replace(LIMITED, (_whole, before: string) => before + money(String(sum.value), 'INR'));
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: `Limited to ${money(String(sum.value), 'INR')}` };
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
