import { neededBy } from './companions.js';
import { type Leaf, type LeafIndex, wordsIn } from './leaves.js';
import { type Part, standsBeside } from '../../reading/parts/part.js';

/** A further part is quoted only if it scores this share of the best. */
const SHARE_OF_BEST = 0.6;
/** What limits one clause of a list bears on the question from this share of the best score. */
const LIMIT_SHARE = 0.4;
/** A list whose items do not tell the question apart is quoted whole up to this many words, or else from its beginning. */
const SLACK = 1.15;
const MOST_PICKED = 8;
/** The same for a list all of whose items have to be met. */
const CUMULATIVE_SLACK = 1.5;
/** Characters before a list in which its opening words end. */
const LEADING = 120;

const NONE: ReadonlySet<Leaf> = new Set();
/** One or some of a list, though its last item but one ends in "and". */
const NOT_ALL = /\b(?:any|either|one or more|some)\b[^.;]{0,60}$/iu;

interface AddOptions {
  /** Although there is no room. */
  whatever?: boolean;
  /** Leaves that are not to be quoted. */
  never?: ReadonlySet<Leaf>;
  /** No other items of a list that are to be met together. */
  exact?: boolean;
}

/** The leaves that are quoted, completed so that none misleads by what is left out, up to about so many words. */
export class Choice {
  private readonly chosen = new Set<Leaf>();
  private count = 0;
  private readonly together = new Map<Part, readonly Leaf[]>();

  constructor(
    private readonly text: string,
    private readonly leaves: LeafIndex,
    private readonly scores: readonly number[],
    private readonly words: number,
  ) {}

  get all(): Leaf[] {
    return [...this.chosen].sort((a, b) => a.at - b.at);
  }

  get isEmpty(): boolean {
    return this.chosen.size === 0;
  }

  /** Adds leaves with what they need, whole, unless that is too much; the first are added whatever their length. */
  add(wanted: readonly Leaf[], { whatever = this.isEmpty, never = NONE, exact = false }: AddOptions = {}): boolean {
    const more = new Set<Leaf>();
    const lists = new Set<Part>();
    for (const leaf of wanted) {
      const needed = neededBy(this.text, this.leaves, leaf);
      for (const each of needed.leaves) if (!this.chosen.has(each)) more.add(each);
      for (const list of needed.lists) lists.add(list);
    }
    for (const list of lists) for (const each of this.itemsOf(list, more, never)) more.add(each);
    const found = exact ? [] : [...more];
    for (const leaf of found) for (const each of this.togetherWith(leaf)) if (!this.chosen.has(each) && !never.has(each)) more.add(each);
    const count = [...more].reduce((sum, { part }) => sum + wordsIn(this.text, part), 0);
    if (more.size === 0) return true;
    if (!whatever && this.count + count > this.words * SLACK) return false;
    for (const each of more) this.chosen.add(each);
    this.count += count;
    return true;
  }

  /** The best leaves by their scores, each with what it needs, while there is room; then what limits the rules that are quoted. */
  addBest(): void {
    const order = this.leaves.all
      .filter(({ at }) => (this.scores[at] ?? 0) > 0)
      .sort((a, b) => (this.scores[b.at] ?? 0) - (this.scores[a.at] ?? 0));
    const least = SHARE_OF_BEST * (this.scores[order[0]?.at ?? -1] ?? 0);
    for (const leaf of order.slice(0, MOST_PICKED)) {
      if ((this.scores[leaf.at] ?? 0) < least) break;
      if (!this.chosen.has(leaf)) this.add([leaf]);
    }
  }

  /** Provisos and exceptions of what is quoted, whole, in their order, while there is room; those of a list only where they bear on the question. */
  addLimits(): void {
    const rules = new Set(this.all.filter(({ beside }) => !beside).map(({ around }) => around.at(-1)));
    const bears = Math.max(Number.MIN_VALUE, LIMIT_SHARE * this.scores.reduce((most, score) => Math.max(most, score), 0));
    for (const rule of rules) {
      const isList = rule?.parts.some(({ kind }) => kind === 'item');
      for (const part of rule?.parts ?? []) {
        if (part.kind !== 'proviso' && part.kind !== 'exception') continue;
        const limits = this.leaves.in(part);
        if (!isList || limits.some(({ at }) => (this.scores[at] ?? 0) >= bears)) this.add(limits, { whatever: false });
      }
    }
  }

  /** The other items of a list that are all to be met; [] for any other list. */
  private togetherWith({ part, around, beside }: Leaf): readonly Leaf[] {
    const list = around.at(-1);
    if (part.kind !== 'item' || part.style === 'number' || beside || !list) return [];
    const known = this.together.get(list);
    if (known) return known;
    const items = list.parts.filter(({ kind }) => kind === 'item').map((item) => this.leaves.in(item));
    const together = this.isCumulative(items) ? items.flat().filter((leaf) => !leaf.beside) : [];
    this.together.set(list, together);
    return together;
  }

  /** Whether every item of a list has to be met, and all together are short enough to be quoted: "(a) …; (b) …; and (c) …". */
  private isCumulative(items: readonly (readonly Leaf[])[]): boolean {
    const last = items.at(-2)?.findLast(({ beside }) => !beside)?.part;
    if (!last || !/\band\W*$/u.test(this.text.slice(Math.max(last.start, last.end - 8), last.end))) return false;
    const first = items[0]?.[0]?.part.start ?? 0;
    if (NOT_ALL.test(this.text.slice(Math.max(0, first - LEADING), first))) return false;
    return items.flat().reduce((sum, { part }) => sum + wordsIn(this.text, part), 0) <= this.words * CUMULATIVE_SLACK;
  }

  /** The items of a list whose opening words are quoted: those already wanted, else those that fit the question, else all while there is room. */
  private itemsOf(list: Part, wanted: ReadonlySet<Leaf>, never: ReadonlySet<Leaf>): Leaf[] {
    const items = list.parts.filter(({ kind }) => kind === 'item').map((item) => this.leaves.in(item));
    if (items.flat().some((leaf) => wanted.has(leaf) || this.chosen.has(leaf))) return [];
    const own = (of: readonly Leaf[]): number => of.reduce((most, { at }) => Math.max(most, this.scores[at] ?? 0), 0);
    const best = items.reduce((most, of) => Math.max(most, own(of)), 0);
    const cumulative = this.isCumulative(items);
    const fitting = items.filter(
      (of) => !of.some((leaf) => never.has(leaf)) && (best === 0 || cumulative || own(of) >= SHARE_OF_BEST * best),
    );
    const out: Leaf[] = [];
    let count = 0;
    for (const of of fitting) {
      const words = of.filter(({ beside }) => !beside).reduce((sum, { part }) => sum + wordsIn(this.text, part), 0);
      if (out.length > 0 && count + words > this.words) break;
      for (const leaf of of) if (!leaf.beside || standsBeside(list)) out.push(leaf);
      count += words;
    }
    return out;
  }
}
