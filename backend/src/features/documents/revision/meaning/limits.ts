import { money } from '../../values/amounts.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
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
