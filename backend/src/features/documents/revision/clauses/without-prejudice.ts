import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { without } from '../carrying/removal.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered } from '../numbered/numbered-text.js';
import { endOf } from '../numbered/remove-lines.js';
import { sentencesOfDraft, withSentence } from '../wording/sentences.js';
import { clauseNamed, noClause } from './named-clause.js';
import { CLAUSE, LEAVING_OUT } from '../instructions/clause-words.js';

const STRIKING = new RegExp(
  String.raw`^${LEAVING_OUT} (?:the )?(?:words? |phrase |expression )?"?without prejudice(?: to)?"?(?: (?:words?|phrase|wording|line|clause|reservation|part|bit))?(?: (?:from|in|of|under) ${CLAUSE})?$`,
  'i',
);
/** The reservation at the end of a sentence, at its beginning, or as all that a sentence says. */
const AT_THE_END = /,? without prejudice to [^.;]{3,300}(?=[.;]|$)/;
const AT_THE_START = /^Without prejudice to [^,]{3,200}, /;
const IS_ALL = /^(?:This \w+|It|The \w+) (?:is|are) (?:given|made|sent|written|served) without prejudice to /;

/** "Strike "without prejudice" from clause 10.2": the words with what they reserve, so that a sentence is left. Null for other instructions. */
export function strikeWithoutPrejudice(state: RevisionState, instruction: string): CarriedOut {
  const match = STRIKING.exec(instruction);
  if (!match) return null;
  const lines = parseNumbered(state.content);
  const range = match[1] === undefined ? null : clauseNamed(lines, match[1], state.content);
  if (match[1] !== undefined && !range) return noClause(match[1]);
  const own = range && new Set(lines.slice(range.from, range.to).map(({ id }) => id));
  const found = sentencesOfDraft(state, { leads: true }).filter(
    ({ line, sentence }) => /without prejudice/i.test(sentence) && (!own || own.has(line.id)),
  );
  const [only] = found;
  if (!only) return { refusal: '"Without prejudice" does not stand there.' };
  if (found.length > 1) return { refusal: 'The words "without prejudice" stand in several places; name the clause.' };
  const { line, sentence } = only;
  const message = 'Left out: without prejudice';
  if (IS_ALL.test(sentence)) {
    const at = lines.findIndex(({ id }) => id === line.id);
    const rest = line.text.replace(sentence, '').trim();
    return rest === ''
      ? without(state, lines, { from: at, to: endOf(lines, at, bodyEndOf(state.content)) })
      : withSentence(state, { line, sentence: line.text }, rest, message);
  }
  const fresh = AT_THE_START.test(sentence)
    ? sentence.replace(AT_THE_START, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : sentence.replace(AT_THE_END, '');
  return fresh === sentence ? null : withSentence(state, only, fresh, message);
}
