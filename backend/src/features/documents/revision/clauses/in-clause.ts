import { literally, literalWords } from '../../../../core/text/literally.js';
import { count, percent } from '../../../../core/text/values/amounts.js';
import { MARK } from '../../values/marks.js';
import { positionOf } from '../../values/ordinals.js';
import { bodyEndOf, type LineRange } from '../numbered/find-lines.js';
import { citationOf, type NumberedLine, parseNumbered, printTidy } from '../numbered/numbered-text.js';
import { endOf, removeLines } from '../numbered/remove-lines.js';
import { quantityIn } from '../plain-values.js';
import { inTermsOf } from '../wording/terms.js';
import { type CarriedOut, type RevisionState, sentence } from '../carrying/apply-field.js';
import { whyNotSetOut } from '../carrying/dictated-words.js';
import { clauseNamed, noClause } from './named-clause.js';
import { SENTENCE_END } from '../wording/sentences.js';

const UNIT = /^(.{1,30}?)[ -]?(days?|weeks?|months?|years?|hours?|%|per ?cent)$/i;

/** "In clause 4.2 change 15 days to 30 days": words or a quantity inside one clause; no new words leave them out. */
export function changeInClause(state: RevisionState, { clause, from, to }: { clause: string; from: string; to: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const old = bare(from);
  const pattern = quantityPattern(old) ?? phrasePattern(old);
  const fresh = quantityPattern(old) ? written(bare(to), old) : bare(to);
  if (!pattern || fresh === null) return null;
  let found = 0;
  const changed = lines.map((line, index) => {
    if (index < range.from || index >= range.to) return line;
    const text = line.text.replace(pattern, () => {
      found += 1;
      return fresh;
    });
    return text === line.text
      ? line
      : {
          ...line,
          text:
            fresh === ''
              ? text
                  .replace(/ {2,}/g, ' ')
                  .replace(/,? (?=[.;])/g, '')
                  .replace(/ (?=,)/g, '')
                  .replace(/,{2,4}/g, ',')
              : text,
        };
  });
  const place = citationOf(lines, lines[range.from]?.id ?? -1);
  if (found === 0) return { refusal: `"${old.slice(0, 80)}" does not stand in clause ${place}.` };
  const message = fresh === '' ? `Clause ${place}, left out: ${old}` : `Clause ${place}: "${old}" is now "${fresh}"`;
  return { state: { ...state, content: printTidy(changed) }, message };
}

const bare = (words: string): string => words.trim().replace(/^["']|["']$/g, '');

function phrasePattern(words: string): RegExp | null {
  if (words.length < 2) return null;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literalWords(words)}(?![\p{L}\p{N}])`, 'giu');
}

/** "15 days" as documents print it: "15 (fifteen) days". */
function quantityPattern(words: string): RegExp | null {
  const [, amount = '', unit = ''] = UNIT.exec(words) ?? [];
  const figure = unit === '' ? null : /^\d{1,4}(?:\.\d{1,2})?$/.test(amount) ? amount : quantityIn(amount, null);
  if (figure === null) return null;
  const after = /^(?:%|per)/i.test(unit)
    ? String.raw`%(?:\s\([a-z -]{1,40}\))?`
    : String.raw`[\s-]${literally(unit.replace(/s$/i, ''))}s?\b`;
  return new RegExp(String.raw`(?<![\d.,])${literally(figure)}(?:\s\([a-z -]{1,40}\))?${after}`, 'gi');
}

function written(words: string, old: string): string | null {
  const unit = UNIT.exec(words)?.[2] ?? UNIT.exec(old)?.[2] ?? '';
  const amount = UNIT.exec(words)?.[1] ?? words;
  if (/^(?:%|per)/i.test(unit)) return /^\d/.test(amount) ? percent(amount) : null;
  const figure = quantityIn(amount, null);
  return figure === null ? null : count(figure, unit.toLowerCase().replace(/s$/, ''));
}

/** Puts other words in the place of a clause's; its title, and what other clauses say of it, stay. */
export function rewriteClause(state: RevisionState, { clause, words }: { clause: string; words: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const text = inTermsOf(state.content, words.trim().replace(/^["']|["']$/g, ''));
  const reason = whyNotSetOut(state, text);
  if (reason !== null) return { refusal: reason };
  const head = lines[range.from];
  const body = lines.slice(range.from, range.to);
  const isWhole = head?.mark === MARK.clause && body.some(({ mark }) => mark === MARK.sub);
  const lost = body.flatMap((line) => [...line.text.matchAll(/\(the "([^"]{2,40})"\)/g)].map((match) => match[1] ?? ''));
  const used = lost.find((term) => !text.includes(`"${term}"`) && lines.some((line) => !body.includes(line) && line.text.includes(term)));
  if (used) return { refusal: `This clause says what "${used}" means, which other clauses use; the new words have to say it too.` };
  const removed = removeLines(lines, range.from + 1, range.to);
  if (!head || 'citedBy' in removed) return { refusal: 'Other clauses refer to parts of this one, so it was left as it is.' };
  const next = lines.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const at = removed.lines.findIndex(({ id }) => id === head.id);
  const fresh: NumberedLine[] = isWhole
    ? [head, { id: next, mark: '', text: '' }, { id: next + 1, mark: MARK.sub, text: sentence(text) }]
    : [{ ...head, text: head.mark === MARK.item ? inList(text, head.text) : sentence(text) }];
  const result = [...removed.lines.slice(0, at), ...fresh, { id: next + 2, mark: '', text: '' }, ...removed.lines.slice(at + 1)];
  return { state: { ...state, content: printTidy(result) }, message: `Clause ${citationOf(lines, head.id)} reworded` };
}

/** An item of a list ends as the one whose place it takes. */
const inList = (words: string, before: string): string =>
  `${words.replace(/(?<![.;,])[.;,]{1,5}$/, '')}${/(?:;(?: (?:and|or))?|[.,])$/.exec(before)?.[0] ?? ''}`;

/** "Move clause 7 after clause 9": numbers and references follow. */
export function moveClause(state: RevisionState, { clause, to, after }: { clause: string; to: string; after: boolean }): CarriedOut {
  const lines = parseNumbered(state.content);
  const moved = clauseNamed(lines, clause, state.content);
  const target = edgeOf(lines, to, state.content) ?? clauseNamed(lines, to, state.content);
  if (!moved || !target) return noClause(moved ? to : clause);
  const isClause = [moved, target].every(({ from }) => lines[from]?.mark === MARK.clause);
  if (!isClause || moved.from === target.from) return { refusal: 'Only whole clauses can be moved, each to another place.' };
  const part = lines.slice(moved.from, moved.to);
  const place = after ? target.to : target.from;
  const rest = (from: number, end: number) => lines.slice(from, end).filter((line) => !part.includes(line));
  const gap: NumberedLine = { id: lines.length + 1, mark: '', text: '' };
  const content = printTidy([...rest(0, place), ...part, gap, ...rest(place, lines.length)]);
  if (content.trim() === state.content.trim()) return { refusal: 'The clause stands there already.' };
  return { state: { ...state, content }, message: `Clause ${citationOf(lines, lines[moved.from]?.id ?? -1)} moved` };
}

/** The first or the last clause, where a clause is moved to the start or to the end. */
function edgeOf(lines: readonly NumberedLine[], to: string, content: string): LineRange | null {
  if (to !== 'start' && to !== 'end') return null;
  const bodyEnd = bodyEndOf(content);
  const titles = lines.flatMap(({ mark }, index) => (mark === MARK.clause && index < bodyEnd ? [index] : []));
  const from = to === 'start' ? titles[0] : titles.at(-1);
  return from === undefined ? null : { from, to: endOf(lines, from, bodyEnd) };
}

/** "Swap clauses 7 and 8": each stands in the place of the other one. */
export function swapClauses(state: RevisionState, { clause, other }: { clause: string; other: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const ranges = [clauseNamed(lines, clause, state.content), clauseNamed(lines, other, state.content)];
  const [first, second] = ranges.filter((range) => range !== null).sort((a, b) => a.from - b.from);
  if (!first || !second) return noClause(ranges[0] ? other : clause);
  if (first.to > second.from || [first, second].some(({ from }) => lines[from]?.mark !== MARK.clause))
    return { refusal: 'Only whole clauses can be exchanged.' };
  const gap: NumberedLine = { id: lines.length + 1, mark: '', text: '' };
  const content = printTidy([
    ...lines.slice(0, first.from),
    ...lines.slice(second.from, second.to),
    gap,
    ...lines.slice(first.to, second.from),
    ...lines.slice(first.from, first.to),
    ...lines.slice(second.to),
  ]);
  return { state: { ...state, content }, message: `Clauses exchanged: ${clause}, ${other}` };
}

/** "Delete the last sentence of clause 3.2". A sentence that says what a term means stays. */
export function removeSentence(state: RevisionState, { clause, place }: { clause: string; place: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const paragraphs = lines.slice(range.from, range.to).filter(({ mark, text }) => mark !== '' && / /.test(text) && /[.;:]$/.test(text));
  const [line, ...others] = paragraphs;
  if (!line || others.length > 0) return { refusal: `It is not clear which paragraph of "${clause}" is meant.` };
  const sentences = line.text.split(SENTENCE_END);
  const gone = sentences.at(positionOf(place) ?? sentences.length);
  if (gone === undefined || sentences.length < 2) return { refusal: `Clause "${clause}" has no such sentence besides others.` };
  if (/\((?:the|each an?) "/.test(gone)) return { refusal: 'This sentence says what a word means that other clauses use.' };
  const text = sentences.filter((sentence) => sentence !== gone).join(' ');
  const content = printTidy(lines.map((each) => (each.id === line.id ? { ...each, text } : each)));
  return { state: { ...state, content }, message: `Left out: ${gone.replace(/[\ue000-\uf8ff]/g, '').slice(0, 120)}` };
}
