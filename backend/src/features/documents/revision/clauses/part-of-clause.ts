import { MARK } from '../../values/marks.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { without } from '../carrying/removal.js';
import { conceptsOf } from '../meaning/concepts.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { citationOf, parseNumbered } from '../numbered/numbered-text.js';
import { endOf } from '../numbered/remove-lines.js';
import { SENTENCE_END, withSentence } from '../wording/sentences.js';
import { clauseNamed, noClause } from './named-clause.js';

/** Nouns that say what kind of term something is, and not what it is about. */
const KIND_OF_TERM =
  / (?:requirement|restriction|obligation|duty|condition|prohibition|right|provision|undertaking|covenant|wording|sentence|part|bit|line|portion|rule|term)s?$/i;
/** A sentence that says what a term means. */
const DEFINES = /\((?:the|each an?) "/;

/**
 * "Remove the guarantor's waiver in clause 10.4": the item, the sentence or the whole paragraph of a clause that speaks of something.
 * Null where none or several do, or where words inside a sentence would have to go.
 */
export function removePart(state: RevisionState, { clause, what }: { clause: string; what: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const topic = [...new Set(conceptsOf(what.replace(KIND_OF_TERM, '')))];
  if (topic.length === 0) return null;
  const speaks = (text: string) => {
    const held = conceptsOf(text);
    return topic.every((each) => held.includes(each));
  };
  const marked = (mark: string) =>
    lines.slice(range.from, range.to).flatMap((line, index) => (line.mark === mark && speaks(line.text) ? [range.from + index] : []));
  const items = marked(MARK.item);
  const [item] = items;
  if (items.length === 1 && item !== undefined)
    return without(state, lines, { from: item, to: endOf(lines, item, bodyEndOf(state.content)) });
  const paragraphs = [...marked(MARK.sub), ...(lines[range.from]?.mark === MARK.clause && range.to - range.from <= 2 ? [range.from] : [])];
  const [at] = paragraphs;
  const line = at === undefined ? undefined : lines[at];
  if (items.length > 0 || paragraphs.length !== 1 || at === undefined || !line) return null;
  const end = endOf(lines, at, bodyEndOf(state.content));
  const hasItems = lines.slice(at, end).some(({ mark }) => mark === MARK.item);
  const sentences = line.text.split(SENTENCE_END);
  const own = sentences.filter(speaks);
  const [sentence = ''] = own;
  if (sentences.length === 1 && !hasItems) return DEFINES.test(line.text) ? null : without(state, lines, { from: at, to: end });
  if (own.length !== 1 || hasItems || DEFINES.test(sentence)) return null;
  const kept = sentences.filter((each) => each !== sentence).join(' ');
  return withSentence(state, { line, sentence: line.text }, kept, `Left out of ${citationOf(lines, line.id)}: ${what}`);
}
