import { MARK } from '../../values/marks.js';
import { type CarriedOut, type RevisionState, sentence } from '../carrying/apply-field.js';
import { whyNotSetOut } from '../carrying/dictated-words.js';
import { addClause } from '../edit-clauses.js';
import type { LineRange } from '../numbered/find-lines.js';
import { citationOf, type NumberedLine, parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { clauseNamed, noClause } from '../clauses/named-clause.js';
import { inTermsOf } from './terms.js';
import { CLAUSE } from '../instructions/clause-words.js';

const ADD = '(?:add|insert|include|append)';
const WORDS =
  '(?:the (?:words?|phrase|sentence|line|following)|an? (?:new )?(?:line|sentence|sub-?clause|paragraph|point)(?: saying| stating| that says)?(?: that)?|that)?';
const AT_THE_END = new RegExp(String.raw`^(?:at|to) the end of ${CLAUSE},? ${ADD} ?${WORDS}[: ]{1,3}(.{4,2000})$`, 'i');
const IN_CLAUSE = new RegExp(String.raw`^(?:in|to|under|into) ${CLAUSE},? (?:also )?${ADD} ?${WORDS}[: ]{1,3}(.{4,2000})$`, 'i');
const TO_CLAUSE = new RegExp(
  String.raw`^${ADD} (?:the following |this |a sentence |a line |a sub-?clause |a paragraph )?(?:to|in|under|at the end of) ${CLAUSE}(?: saying| stating)?(?: that|:| -) ?(.{4,2000})$`,
  'i',
);
const QUOTED_TO = new RegExp(
  String.raw`^${ADD} (?:the (?:words?|phrase|sentence) )?"([^"]{3,2000})" (?:to|in|at the end of) ${CLAUSE}$`,
  'i',
);
const AFTER_CLAUSE = new RegExp(
  String.raw`^${ADD} (?:a |the |this )?(?:new )?(?:clause )?(?:just |immediately |right )?after ${CLAUSE}(?: a (?:new )?clause)?(?: (?:on|about|titled|called) ([a-z ]{3,40}?))?(?: saying| stating)?(?: that|:) ?(.{12,2000})$`,
  'i',
);
/** Words that go on a sentence rather than begin one. */
const GOES_ON =
  /^(?:except|unless|provided|but|including|excluding|subject|save|only|and|or|if|within|with|without|in|by|at|on|to|for|after|before|until|as)\b/;

/** What a sentence has, and a mere heading has not. */
const HAS_VERB =
  /\b(?:shall|may|must|will|should|can|cannot|is|are|was|were|has|have|does|do|means|includes|applies|pays?|bears?|needs?)\b/;
const EXCHANGES = /\b(?:instead of|rather than|in place of)\b/i;
/** What somebody should do, as documents put it. */
const asDuty = (words: string): string =>
  words
    .replace(/\b(?:should|must|has to|have to) (?=(?:not )?[a-z]{2,20}\b)/g, 'shall ')
    // What a party will do is what it has to do.
    .replace(/\b([Tt]he \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) will (?=(?:not )?[a-z])/gu, '$1 shall ');

/** "Add to clause 6.2: …": a sentence or a paragraph in the words of the user, in a clause that stands there. */
export function addToClause(state: RevisionState, instruction: string): CarriedOut {
  const after = AFTER_CLAUSE.exec(instruction);
  if (after) return clauseAfter(state, after[1] ?? '', after[2] ?? '', after[3] ?? '');
  const quoted = QUOTED_TO.exec(instruction);
  const [, clause = '', words = ''] = quoted
    ? ['', quoted[2] ?? '', quoted[1] ?? '']
    : (AT_THE_END.exec(instruction) ?? IN_CLAUSE.exec(instruction) ?? TO_CLAUSE.exec(instruction) ?? []);
  if (clause === '') return null;
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const text = asDuty(inTermsOf(state.content, words.trim().replace(/^["']|["']$/g, '')));
  if (EXCHANGES.test(text)) return null;
  if (!GOES_ON.test(text) && !HAS_VERB.test(text))
    return { refusal: 'This names what is to be added without giving its words, so nothing was added.' };
  const reason = whyNotSetOut(state, text);
  if (reason !== null) return { refusal: reason };
  const place = citationOf(lines, lines[range.from]?.id ?? -1);
  return GOES_ON.test(text) ? continued(state, lines, range, text, place) : appended(state, lines, range, text, place);
}

/** Words that go on the last sentence of a paragraph; of a clause with several paragraphs it is not clear which. */
function continued(
  state: RevisionState,
  lines: readonly NumberedLine[],
  { from, to }: LineRange,
  words: string,
  place: string,
): CarriedOut {
  const paragraphs = lines.slice(from, to).filter(({ mark }) => mark !== '');
  const own = paragraphs.length === 1 ? paragraphs[0] : paragraphs.length === 2 ? paragraphs[1] : undefined;
  if (!own || own.text.endsWith(':')) return { refusal: `It is not clear which sentence of clause ${place} these words go on.` };
  const joint = /^(?:except|unless|provided|but|including|excluding|subject|save)\b/.test(words) ? ', ' : ' ';
  const text = own.text.replace(/(?:;(?: (?:and|or))?|[.,])?$/, (end) => joint + words.replace(/[.;]$/, '') + end);
  return { state: withLine(state, lines, own, text), message: `Clause ${place}: "${words}" added` };
}

function appended(state: RevisionState, lines: readonly NumberedLine[], { from, to }: LineRange, words: string, place: string): CarriedOut {
  const head = lines[from];
  if (!head) return null;
  const subs = lines.slice(from, to).flatMap(({ mark }, index) => (mark === MARK.sub ? [from + index] : []));
  if (head.mark === MARK.clause && subs.length > 0) {
    let end = to;
    while (end > from && lines[end - 1]?.text.trim() === '' && lines[end - 1]?.mark === '') end -= 1;
    const id = lines.reduce((most, line) => Math.max(most, line.id), 0) + 1;
    const fresh: NumberedLine[] = [
      { id, mark: '', text: '' },
      { id: id + 1, mark: MARK.sub, text: sentence(words) },
    ];
    const content = printNumbered([...lines.slice(0, end), ...fresh, ...lines.slice(end)]);
    return { state: { ...state, content }, message: `Added to clause ${place}` };
  }
  const item = asItem(lines, { from, to }, words);
  if (item) return { state: { ...state, content: printNumbered(item) }, message: `Added to clause ${place}` };
  if (head.text.endsWith(':') || head.mark === MARK.item)
    return { refusal: `Clause ${place} is a list; say what is to be added to the list.` };
  return { state: withLine(state, lines, head, `${sentence(head.text)} ${sentence(words)}`), message: `Added to clause ${place}` };
}

/** "The Borrower shall keep books" in a clause that says "… the Borrower shall:" is one more item of its list. */
function asItem(lines: readonly NumberedLine[], { from, to }: LineRange, words: string): NumberedLine[] | null {
  const [, lead = ''] = /([Tt]he [A-Z]\w{2,30}(?: [A-Z]\w{2,30}){0,3} (?:shall|may)):$/.exec(lines[from]?.text ?? '') ?? [];
  if (lead === '' || !words.toLowerCase().startsWith(`${lead.toLowerCase()} `)) return null;
  const items = lines.slice(from, to).flatMap(({ mark }, index) => (mark === MARK.item ? [from + index] : []));
  const [last, before] = [items.at(-1), items.at(-2)];
  const id = lines.reduce((most, line) => Math.max(most, line.id), 0) + 1;
  if (last === undefined || before === undefined) return null;
  const isSeries = / (?:and|or)$/.test(lines[before]?.text ?? '');
  const act = words.slice(lead.length + 1).replace(/[.;]$/, '');
  const changed = lines.map((line, index) => {
    if (isSeries && index === before) return { ...line, text: line.text.replace(/ (?:and|or)$/, '') };
    return isSeries && index === last ? { ...line, text: line.text.replace(/[.]$/, '; and') } : line;
  });
  const fresh = { id: id + 1, mark: MARK.item, text: `${isSeries ? act : act.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}.` };
  return [...changed.slice(0, last + 1), { id, mark: '', text: '' }, fresh, ...changed.slice(last + 1)];
}

function withLine(state: RevisionState, lines: readonly NumberedLine[], line: NumberedLine, text: string): RevisionState {
  return { ...state, content: printNumbered(lines.map((each) => (each.id === line.id ? { ...each, text } : each))) };
}

/** A new paragraph behind another one, in the same clause. */
function paragraphAfter(state: RevisionState, lines: readonly NumberedLine[], { from, to }: LineRange, words: string): CarriedOut {
  const id = lines.reduce((most, line) => Math.max(most, line.id), 0) + 1;
  const fresh: NumberedLine[] = [
    { id, mark: MARK.sub, text: sentence(asDuty(inTermsOf(state.content, words))) },
    { id: id + 1, mark: '', text: '' },
  ];
  const place = citationOf(lines, lines[from]?.id ?? -1);
  return {
    state: { ...state, content: printNumbered([...lines.slice(0, to), ...fresh, ...lines.slice(to)]) },
    message: `Added after clause ${place}`,
  };
}

/** A new clause behind another one; numbers and references follow. */
function clauseAfter(state: RevisionState, clause: string, title: string, words: string): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const reason = whyNotSetOut(state, words);
  if (reason !== null) return { refusal: reason };
  if (lines[range.from]?.mark === MARK.sub) return paragraphAfter(state, lines, range, words);
  if (lines[range.from]?.mark !== MARK.clause) return null;
  const named = title === '' ? 'Further terms' : title.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  const added = parseNumbered(addClause(state.content, named, [sentence(inTermsOf(state.content, words))]));
  const known = new Set(lines.filter(({ text }) => text !== '').map(({ mark, text }) => mark + text));
  const fresh = added.filter(({ mark, text }) => mark !== '' && !known.has(mark + text));
  if (fresh.length !== 2) return null;
  const id = lines.reduce((most, line) => Math.max(most, line.id), 0) + 1;
  const put = fresh.flatMap((line, index): NumberedLine[] => [
    { ...line, id: id + 2 * index },
    { id: id + 2 * index + 1, mark: '', text: '' },
  ]);
  const content = printNumbered([...lines.slice(0, range.to), ...put, ...lines.slice(range.to)]);
  return { state: { ...state, content }, message: `Clause added: ${named}` };
}
