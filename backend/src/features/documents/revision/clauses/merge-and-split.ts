import { MARK } from '../../values/marks.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { citationOf, mapReferences, type NumberedLine, parseNumbered, printTidy } from '../numbered/numbered-text.js';
import { SENTENCE_END } from '../wording/sentences.js';
import { clauseNamed, noClause } from './named-clause.js';

const isWritten = ({ mark, text }: NumberedLine): boolean => mark !== '' || text.trim() !== '';

/**
 * "Merge clauses 15.1 and 15.2": what stands in the second one goes on in the first, and what refers to the second one refers to the
 * first. Clauses with titles are put under one title, with all of their paragraphs.
 */
export function mergeClauses(state: RevisionState, { clause, other }: { clause: string; other: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const ranges = [clauseNamed(lines, clause, state.content), clauseNamed(lines, other, state.content)];
  const [first, second] = ranges.filter((range) => range !== null).sort((a, b) => a.from - b.from);
  if (!first || !second) return noClause(ranges[0] ? other : clause);
  const [head, next] = [lines[first.from], lines[second.from]];
  if (!head || !next || head.mark !== next.mark || head === next) return { refusal: 'Only two clauses of the same kind can be merged.' };
  if (lines.slice(first.to, second.from).some(isWritten)) return { refusal: 'Only clauses that follow one another can be merged.' };
  const body = lines.slice(first.from + 1, first.to).filter(isWritten);
  const isTitled = body.some(({ mark }) => mark === MARK.sub);
  if (isTitled !== lines.slice(second.from + 1, second.to).some(({ mark }) => mark === MARK.sub) || (!isTitled && body.length > 0))
    return { refusal: 'The first of these clauses ends in a list, so the other one cannot go on after it.' };
  const isItem = head.mark === MARK.item;
  const text = isTitled
    ? `${head.text} and ${small(next.text)}`
    : isItem
      ? `${head.text.replace(/;(?: (?:and|or))?$/, ';')} ${next.text}`
      : `${head.text} ${next.text}`;
  const merged = lines.flatMap((line) => {
    if (line.id === next.id) return [];
    return [line.id === head.id ? { ...line, text } : line];
  });
  const content = printTidy(
    merged.map((line) => ({ ...line, text: mapReferences(line.text, (id) => (id === next.id ? head.id : id)) ?? '' })),
  );
  const [one, two] = [head, next].map(({ id }) => citationOf(lines, id));
  return { state: { ...state, content }, message: `Clauses merged: ${one} and ${two}` };
}

/** "Split clause 9.1 into two": a paragraph of so many sentences becomes as many paragraphs. */
export function splitClause(state: RevisionState, { clause, parts }: { clause: string; parts: number | null }): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const written = lines.slice(range.from, range.to).filter(isWritten);
  const [line, only, ...others] = written;
  const paragraph = only?.mark === MARK.sub && line?.mark === MARK.clause ? only : line;
  if (!paragraph || others.length > 0 || (only && only !== paragraph))
    return { refusal: `"${clause}" has several paragraphs or a list; say which single paragraph is to be split.` };
  const sentences = paragraph.text.split(SENTENCE_END);
  if (sentences.length < 2 || (parts !== null && parts !== sentences.length))
    return {
      refusal: `"${clause}" has ${sentences.length === 1 ? 'one sentence' : `${sentences.length} sentences`}; say where it is to be split.`,
    };
  const id = lines.reduce((most, each) => Math.max(most, each.id), 0) + 1;
  const fresh = sentences.flatMap((text, index): NumberedLine[] =>
    index === 0
      ? [{ ...paragraph, text }]
      : [
          { id: id + 2 * index, mark: '', text: '' },
          { id: id + 2 * index + 1, mark: paragraph.mark, text },
        ],
  );
  const content = printTidy(lines.flatMap((each) => (each.id === paragraph.id ? fresh : [each])));
  return { state: { ...state, content }, message: `Clause ${citationOf(lines, paragraph.id)} split into ${sentences.length}` };
}

/** A title behind "and"; one that is a name keeps its capital. */
const small = (title: string): string => (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
