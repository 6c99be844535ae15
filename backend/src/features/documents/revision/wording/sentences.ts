import { listLines } from '../../values/list-lines.js';
import { MARK } from '../../values/marks.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { type NumberedLine, parseNumbered, printNumbered } from '../numbered/numbered-text.js';

/** Between two sentences of a paragraph. */
export const SENTENCE_END = /(?<=\.) (?=\p{Lu})/u;

/** A sentence of the draft in its line. */
export interface Standing {
  line: NumberedLine;
  sentence: string;
  /** Of its clause. */
  title: string;
}

/** The sentences up to the signatures, without the titles of clauses and, unless they are asked for, without what introduces a list. */
export function sentencesOfDraft({ content }: RevisionState, { leads = false } = {}): Standing[] {
  const lines = parseNumbered(content);
  let title = '';
  return lines.slice(0, bodyEndOf(content)).flatMap((line, index) => {
    if (isTitle(lines, index)) title = line.text;
    if (line.mark === '' || isTitle(lines, index) || (!leads && line.text.trimEnd().endsWith(':'))) return [];
    return line.text.split(SENTENCE_END).map((sentence) => ({ line, sentence, title }));
  });
}

const isTitle = (lines: readonly NumberedLine[], index: number): boolean =>
  lines[index]?.mark === MARK.clause && lines.slice(index + 1).find(({ text }) => text.trim() !== '')?.mark === MARK.sub;

/** The draft with other words in the place of a sentence; an entry of a list of the form changes there too. */
export function withSentence(
  state: RevisionState,
  { line, sentence }: Pick<Standing, 'line' | 'sentence'>,
  fresh: string,
  message: string,
): CarriedOut {
  const text = line.text.replace(sentence, () => fresh);
  if (text === line.text) return null;
  const asEntry = inTheForm(state, line.text, text);
  if (asEntry && 'state' in asEntry) return { state: asEntry.state, message };
  const lines = parseNumbered(state.content);
  const content = printNumbered(lines.map((each) => (each.id === line.id ? { ...each, text } : each)));
  return { state: { ...state, content }, message };
}

/** The draft with words before the stop at the end of a sentence. */
export const withTail = (state: RevisionState, standing: Standing, tail: string, message: string): CarriedOut =>
  withSentence(
    state,
    standing,
    standing.sentence.replace(/(?:;(?: (?:and|or))?|[.,])?$/, (end) => tail + end),
    message,
  );

const unstopped = (text: string): string => text.replace(/[.;]$/, '');

function inTheForm(state: RevisionState, before: string, after: string): CarriedOut {
  for (const field of state.fields) {
    if (field.format !== 'list') continue;
    const entries = listLines(state.values[field.name] ?? '');
    if (entries.filter((entry) => unstopped(entry) === unstopped(before)).length !== 1) continue;
    return setField(state, field, entries.map((entry) => (unstopped(entry) === unstopped(before) ? unstopped(after) : entry)).join('\n'));
  }
  return null;
}
