import { diffArrays } from 'diff';
import { AGREEING, BINDING, DUTIES, JOINING, NEGATING, SAYING } from './word-lists.js';
import { figuresIn, type Piece, piecesOf } from './pieces.js';
import type { NamedLines } from './named-lines.js';

/** Words in the place of others, at one place of a line. */
export interface Alteration {
  gone: Piece[];
  come: Piece[];
}

/** Longer lines than this many differences apart have nothing in common. */
const MAX_EDITS = 2000;
/** So many new words at one place are a phrase, of which only part has to be said by an instruction that says as many. */
const PHRASE_MIN = 4;
/** What of a phrase must have been said. */
const PHRASE_SHARE = 0.5;

/** Where two texts differ in words and figures; signs and markup do not count. */
export function alterationsOf(before: string, after: string): Alteration[] {
  const [old, fresh] = [piecesOf(before), piecesOf(after)];
  const keyOf = ({ kind, key }: Piece) => `${kind} ${key}`;
  const parts = diffArrays(old.map(keyOf), fresh.map(keyOf), { maxEditLength: MAX_EDITS });
  if (!parts) return [{ gone: old, come: fresh }];
  const found: Alteration[] = [];
  let [from, to] = [0, 0];
  let open: Alteration | null = null;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      open = null;
      from += value.length;
      to += value.length;
      continue;
    }
    if (!open) found.push((open = { gone: [], come: [] }));
    if (removed) open.gone = open.gone.concat(old.slice(from, (from += value.length)));
    else open.come = open.come.concat(fresh.slice(to, (to += value.length)));
  }
  return found;
}

/** Whether an alteration is of more than words that only agree with others. */
export const isTelling = ({ gone, come }: Alteration): boolean => [...gone, ...come].some(({ key }) => !AGREEING.has(key));

/** Whether an alteration is what an instruction asks for, by the words and figures that it says. */
export function isAskedFor({ gone, come }: Alteration, instruction: NamedLines, removes: boolean): boolean {
  const said = keysOf(instruction.pieces);
  const [lost, fresh] = [gone, come].map((list) => list.filter(({ key }) => !AGREEING.has(key))) as [Piece[], Piece[]];
  // Beside others, see `isTelling`.
  if (lost.length === 0 && fresh.length === 0) return true;
  if (hasUnsaid(gone, come, NEGATING, said)) return false;
  const content = fresh.filter(({ key }) => !JOINING.has(key));
  if (content.length === 0) return fresh.length === 0 && removes && lost.some(({ key }) => said.has(key) && !JOINING.has(key));
  const unsaid = content.filter(({ key }) => !said.has(key));
  const isPhrase = content.length >= PHRASE_MIN && [...said].filter((key) => !SAYING.has(key)).length >= PHRASE_MIN;
  const most = isPhrase ? content.length * (1 - PHRASE_SHARE) : 0;
  if (unsaid.length > most || figuresIn(unsaid).length > 0) return false;
  return isReplacedAsAskedFor(lost, content, instruction, said);
}

const keysOf = (pieces: readonly Piece[]): ReadonlySet<string> => new Set(pieces.map(({ key }) => key));

/** What is replaced was said, or is about as much as what was said to come; a duty is no such thing, and of a field only its own figure. */
function isReplacedAsAskedFor(
  lost: readonly Piece[],
  come: readonly Piece[],
  { oldFigures, byNumber }: NamedLines,
  said: ReadonlySet<string>,
): boolean {
  const unsaid = lost.filter(({ key }) => !said.has(key) && !JOINING.has(key));
  const isOther = ({ key }: Piece): boolean => !oldFigures.has(key) && [...oldFigures].some((old) => isAlike(old, key));
  const isOtherFigure = byNumber === null && figuresIn(unsaid).some(isOther);
  if (unsaid.some(({ key }) => BINDING.has(key)) || (isOtherFigure && figuresIn(come).length > 0)) return false;
  const words = unsaid.filter(({ kind }) => kind === 'word');
  const fresh = come.filter(({ kind }) => kind === 'word');
  return fresh.length === 0 ? words.length === 0 : words.length <= fresh.length + 1;
}

/** From this value numbers are sums rather than periods, shares or counts. */
const SUM_MIN = 1000;
/** Whether one figure could be taken for the other: both are sums, both are smaller numbers, or both are days. */
const isAlike = (one: string, other: string): boolean => sizeOf(one) === sizeOf(other);
const sizeOf = (figure: string): string => (Number.isNaN(Number(figure)) ? 'day' : Number(figure) >= SUM_MIN ? 'sum' : 'count');

/** A "not" or an "unless" that comes or goes turns a sentence round: only where it was said. */
function hasUnsaid(gone: readonly Piece[], come: readonly Piece[], words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const turning = (list: readonly Piece[]) => list.filter(({ key }) => words.has(key)).map(({ key }) => key);
  const isSaid = [...words].some((key) => said.has(key));
  return !isSaid && turning(gone).sort().join() !== turning(come).sort().join();
}

/** Figures, and words on which the meaning turns, that two texts do not both have, in the same number. */
export function turnsRound(before: string, after: string): boolean {
  const told = (text: string) =>
    piecesOf(text)
      .filter(({ kind, key }) => kind !== 'word' || NEGATING.has(key) || DUTIES.has(key))
      .map(({ key }) => key)
      .sort()
      .join();
  return told(before) !== told(after);
}
