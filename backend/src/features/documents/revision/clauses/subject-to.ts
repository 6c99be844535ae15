import { MARK } from '../../values/marks.js';
import { type CarriedOut, type RevisionState, sentence } from '../carrying/apply-field.js';
import { whyNotSetOut } from '../carrying/dictated-words.js';
import { type NumberedLine, parseNumbered, printTidy, referenceTo } from '../numbered/numbered-text.js';
import { inTermsOf } from '../wording/terms.js';
import { clauseNamed, noClause } from './named-clause.js';

/** What a sentence of a draft begins with that is no name: it loses its capital behind other words. */
const NO_NAME =
  /^(?:The|An?|Each|Either|Neither|No|Any|All|Every|Both|If|For|From|During|After|Before|Within|This|These|On|In|At|While|When|Nothing|So|Where|Otherwise|Until|Unless) /;
/** By a number, or with a word such as "clause": what is no part of the draft is a condition in words. */
const IS_CLAUSE =
  /^(?:the )?(?:clause|section|paragraph|para|sub-?clause|article|point)s? |^\d{1,3}(?:\.\d{1,3})?$| (?:clause|paragraph|section)$/i;
const WORDS_MIN = 2;

/**
 * "Make clause 8 subject to clause 12", "clause 4 shall prevail over clause 9", "clause 7.1 should be subject to the landlord's consent":
 * what a paragraph gives way to, before its words. A clause of several paragraphs says it in one of its own.
 */
export function makeSubjectTo(
  state: RevisionState,
  { clause, to, prevails }: { clause: string; to: string; prevails: boolean },
): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const other = IS_CLAUSE.test(to) ? clauseNamed(lines, to, state.content) : null;
  if (IS_CLAUSE.test(to) && !other) return noClause(to);
  const head = lines[range.from];
  const target = other && lines[other.from];
  if (!head || (other && other.from >= range.from && other.from < range.to) || (other && range.from > other.from && range.from < other.to))
    return { refusal: 'A clause cannot be subject to itself.' };
  const condition = target ? cited(state, target) : inTermsOf(state.content, to.replace(/[.;]$/, ''));
  if (!target && (condition.split(' ').length < WORDS_MIN || /\d/.test(condition))) return null;
  const reason = target ? null : whyNotSetOut(state, `Subject to ${condition}`);
  if (reason !== null) return { refusal: reason };
  const opening = `${prevails ? 'Notwithstanding' : 'Subject to'} ${condition}`;
  const body = lines.slice(range.from, range.to);
  if (body.some(({ text }) => text.toLowerCase().includes(opening.toLowerCase()))) return { refusal: 'The document says so already.' };
  const paragraphs = body.filter(({ mark }) => mark === MARK.sub);
  const own = paragraphs.length === 1 ? paragraphs[0] : paragraphs.length === 0 ? head : undefined;
  const result = own
    ? lines.map((line) => (line.id === own.id ? { ...line, text: `${opening}, ${withoutCapital(own.text)}` } : line))
    : withParagraph(lines, range, `This clause ${prevails ? 'prevails over' : 'is subject to'} ${condition}`);
  return { state: { ...state, content: printTidy(result) }, message: `${clause}: ${prevails ? 'prevails over' : 'subject to'} ${to}` };
}

/** Papers whose paragraphs are counted through call them so. */
export const cited = ({ content }: RevisionState, line: NumberedLine): string =>
  `${/^\d{1,3}\.\d{1,3} /m.test(content) ? 'clause' : 'paragraph'} ${referenceTo(line)}`;

const withoutCapital = (text: string): string => (NO_NAME.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** Lines with a paragraph more at the end of a clause. */
export function withParagraph(lines: readonly NumberedLine[], { from, to }: { from: number; to: number }, words: string): NumberedLine[] {
  let end = to;
  while (end > from && lines[end - 1]?.text.trim() === '' && lines[end - 1]?.mark === '') end -= 1;
  const id = lines.reduce((most, line) => Math.max(most, line.id), 0) + 1;
  return [...lines.slice(0, end), { id, mark: '', text: '' }, { id: id + 1, mark: MARK.sub, text: sentence(words) }, ...lines.slice(end)];
}
