import { MARK } from '../../values/marks.js';
import { type CarriedOut, type RevisionState, sentence } from '../carrying/apply-field.js';
import { whyNotSetOut } from '../carrying/dictated-words.js';
import { parseNumbered, printTidy } from '../numbered/numbered-text.js';
import { inTermsOf } from '../wording/terms.js';
import { clauseNamed, noClause } from './named-clause.js';
import { withParagraph } from './subject-to.js';

/** "Clause 6.3 should not apply to curtain rods": what a clause does not apply to, in a sentence of its own behind it. */
export function exceptFrom(state: RevisionState, { clause, what }: { clause: string; what: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  const head = range && lines[range.from];
  if (!range || !head) return noClause(clause);
  const words = inTermsOf(state.content, what.replace(/[.;]$/, ''));
  const reason = whyNotSetOut(state, `This does not apply to ${words}`);
  if (reason !== null) return { refusal: reason };
  const written = lines.slice(range.from + 1, range.to).filter(({ mark }) => mark !== '');
  const [paragraph, ...others] = head.mark === MARK.clause && written.length > 0 ? written : [head];
  if (!paragraph || (paragraph === head && written.length > 0 && head.mark !== MARK.clause))
    return { refusal: `"${clause}" holds a list; say which entry of it does not apply to ${what.slice(0, 80)}.` };
  const isItem = paragraph.mark === MARK.item;
  const said = sentence(`${others.length > 0 ? 'This clause' : 'This'} does not apply to ${words}`);
  const result =
    others.length > 0
      ? withParagraph(lines, range, said)
      : lines.map((line) =>
          line.id === paragraph.id
            ? {
                ...line,
                text: isItem
                  ? line.text.replace(/(?:;(?: (?:and|or))?|[.,])?$/, (end) => `, except ${words}${end}`)
                  : `${line.text} ${said}`,
              }
            : line,
        );
  return { state: { ...state, content: printTidy(result) }, message: `${clause.replace(/^the /i, '')}: not for ${words}` };
}
