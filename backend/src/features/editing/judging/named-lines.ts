import { citationsOf, type DraftTree, endOf, lineOf } from '@themis/draft';
import { citedIn, masked, type Masked } from '../reading/masks.js';
import { EVERYWHERE, SAYING } from './word-lists.js';
import { type Piece, piecesOf } from './pieces.js';

/** A field of the form that an instruction speaks of, with what it holds. */
export interface MentionedField {
  label: string;
  value: string;
}

/** An instruction with what it names of a draft. */
export interface NamedLines {
  words: string;
  pieces: readonly Piece[];
  /** Ids of the lines that it names, by their number, their words, their heading, or what the form holds. */
  ids: ReadonlySet<string>;
  /** It names them by their number: as what it is about, or only as the place of that ("in clause 4"). Null where it names no number. */
  byNumber: 'itself' | 'place' | null;
  /** Of the lines named by their number those with that number. */
  heads: ReadonlySet<string>;
  /** Figures that it may be about to change: those of the fields that it speaks of. */
  oldFigures: ReadonlySet<string>;
}

/** Words that many lines have tell little; a line that has half of what the best one has is named with it. */
const SHARE_OF_BEST = 0.6;
/** A smaller number stands in too many lines to name one. */
const SUM_MIN = 1000;
/** More lines than these are not named by a subject that they have in common. */
const SUBJECT_LINES_MAX = 8;

/** Finds the lines of a draft that an instruction names. What no rule finds is not named. */
export function namedLines(instruction: string, tree: DraftTree, fields: readonly MentionedField[]): NamedLines {
  const words = instruction;
  const pieces = piecesOf(instruction);
  const index = new DraftIndex(tree);
  const read = masked(instruction, () => true);
  const numbers = citedIn(read.text, read.masks);
  const numbered = index.byNumber(numbers);
  const oldFigures = new Set(fields.flatMap(({ value }) => piecesOf(value).flatMap(({ kind, key }) => (kind === 'word' ? [] : key))));
  if (numbered.length > 0) {
    const byNumber = isPlace(read) ? 'place' : 'itself';
    return { words, pieces, ids: new Set(numbered), byNumber, heads: new Set(index.headed(numbers)), oldFigures };
  }
  const quoted = quotationsIn(instruction).flatMap((quotation) => index.byWords(quotation));
  const everywhere = pieces.some(({ key }) => EVERYWHERE.has(key));
  const ids = new Set([
    ...quoted,
    ...fields.flatMap(({ value }) => index.byValue(value)),
    ...index.byFigures(pieces),
    ...index.bySubject(pieces, everywhere),
  ]);
  return { words, pieces, ids, byNumber: null, heads: new Set(), oldFigures };
}

/** "From clause 4", "after 4.1", "in clause 4 of the draft": something else goes or comes there. */
const PLACE = /\b(?:in|from|of|under|within|after|before|to|at|into)\s(?:the\s)?$/i;

const isPlace = ({ text, masks }: Masked): boolean =>
  [...text.matchAll(/⟦(\d{1,3})⟧/g)].every(
    ({ index, 1: at }) => masks[Number(at)]?.kind !== 'place' || PLACE.test(text.slice(Math.max(0, index - 12), index)),
  );

/** A shorter quotation stands in too many lines. */
const QUOTED_MIN = 2;
/** What stands in quotation marks. */
export const quotationsIn = (text: string): string[] =>
  masked(text, () => false).masks.flatMap((mask) => (mask.kind === 'quote' && mask.text.length >= QUOTED_MIN ? [mask.text] : []));

/** The lines of a draft by what can be said of them. */
class DraftIndex {
  private readonly lines: { id: string; cited: string; text: string; keys: ReadonlySet<string>; above: ReadonlySet<string> }[];
  /** In how many lines a word stands. */
  private readonly frequency = new Map<string, number>();

  constructor(private readonly tree: DraftTree) {
    const cited = citationsOf(tree);
    const keys = tree.nodes.map((node) => new Set(piecesOf(node.text).map(({ key }) => key)));
    const tops = topsOf(tree);
    this.lines = tree.nodes.map((node, at) => {
      const above = keys[tops[at] ?? -1] ?? new Set<string>();
      return { id: node.id, cited: cited[at] ?? '', text: lineOf(node).toLowerCase(), keys: keys[at] ?? new Set(), above };
    });
    for (const { keys: own } of this.lines) for (const key of own) this.frequency.set(key, (this.frequency.get(key) ?? 0) + 1);
  }

  /** The lines with these numbers, and what stands below them. */
  byNumber(numbers: readonly string[]): string[] {
    const named = new Set(numbers);
    return this.lines.flatMap(({ cited }, at) => {
      if (cited === '' || !named.has(cited)) return [];
      return this.tree.nodes.slice(at, endOf(this.tree, at)).map(({ id }) => id);
    });
  }

  headed(numbers: readonly string[]): string[] {
    return this.lines.filter(({ cited }) => cited !== '' && numbers.includes(cited)).map(({ id }) => id);
  }

  byWords(words: string): string[] {
    const wanted = words.toLowerCase();
    return this.lines.filter(({ text }) => text.includes(wanted)).map(({ id }) => id);
  }

  /** The lines that print what a field of the form holds. */
  byValue(value: string): string[] {
    const wanted = piecesOf(value).map(({ key }) => key);
    const isTelling = wanted.length > 0 && value.trim().length > 1;
    return isTelling ? this.lines.filter(({ keys }) => wanted.every((key) => keys.has(key))).map(({ id }) => id) : [];
  }

  /** The lines with a sum or a day that the instruction says: "from 20,000 to 25,000". */
  byFigures(pieces: readonly Piece[]): string[] {
    const said = pieces.filter(({ kind, key }) => kind === 'date' || (kind === 'number' && Number(key) >= SUM_MIN));
    return this.lines.filter(({ keys }) => said.some(({ key }) => keys.has(key))).map(({ id }) => id);
  }

  /** The lines that have most of the words by which an instruction says what it is about, their clause's title counted with them. */
  bySubject(pieces: readonly Piece[], everywhere: boolean): string[] {
    const said = [
      ...new Set(pieces.filter(({ kind, key }) => kind === 'word' && !SAYING.has(key) && key.length > 2).map(({ key }) => key)),
    ];
    if (everywhere) return this.lines.filter(({ keys }) => said.some((key) => keys.has(key))).map(({ id }) => id);
    const scored = this.lines.map(({ id, keys, above }) => ({
      id,
      score: said.reduce((sum, key) => sum + (keys.has(key) ? this.weight(key) : above.has(key) ? this.weight(key) / 2 : 0), 0),
    }));
    const best = scored.reduce((most, { score }) => (score > most ? score : most), 0);
    const named = scored.filter(({ score }) => score > 0 && score >= best * SHARE_OF_BEST);
    return named.length > SUBJECT_LINES_MAX ? named.filter(({ score }) => score === best).map(({ id }) => id) : named.map(({ id }) => id);
  }

  private weight(key: string): number {
    return Math.log(1 + this.lines.length / (this.frequency.get(key) ?? this.lines.length));
  }
}

/** For each line the line that begins the clause or schedule which it stands in; null for that line itself, and outside of any. */
function topsOf({ nodes }: DraftTree): (number | null)[] {
  let top: number | null = null;
  return nodes.map(({ kind, part, text }, at) => {
    if (part !== nodes[at - 1]?.part || (kind === null && text.startsWith('#'))) top = null;
    if (kind !== 'clause' && kind !== 'schedule') return top;
    top = at;
    return null;
  });
}
