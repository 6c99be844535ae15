import { neededBy } from './companions.js';
import { type Leaf, type LeafIndex, wordsIn } from './leaves.js';
import type { Limit } from './limits.js';
import type { Part } from '../../reading/parts/part.js';

/** A further part is quoted only if it scores this share of the best. */
const SHARE_OF_BEST = 0.6;
/** What limits one clause of a list bears on the question from this share of the best score. */
const LIMIT_SHARE = 0.4;
/** A list whose items do not tell the question apart is quoted whole up to this many words, or else from its beginning. */
const SLACK = 1.15;
const MOST_PICKED = 8;
/** The same for a list all of whose items have to be met. */
const CUMULATIVE_SLACK = 1.8;
/** A list that is this long, beside what is to be quoted, is quoted whole; up to the second share where no item of it stands out. */
const SHORT_LIST = 0.75;
const SHORT_EVEN_LIST = 1.1;
/** An item stands out where the others score less than this share of it. */
const STANDS_OUT = 0.35;
/** What would be left out of a list is quoted too if it is no longer than this share of what is to be quoted. */
const LEFT_OUT = 0.2;
/** A list of so few items is an alternative, of which one half does not stand alone. */
const FEW_ITEMS = 3;
/** Further parts of the section are quoted from this share of the best score on, while there is room. */
const SHARE_TO_FILL = 0.2;
/** What limits the rule has room of its own, more where the rule is short. */
const LIMIT_SLACK = 2.2;
const LIMIT_ROOM = 290;
/** What is not named beside a rule that is named is quoted up to so many words only. */
const LONGEST_ADDITION = 45;
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
  /** No other items of a list: of one that is short, or none whatever the list. */
  exact?: 'but lists to be met together' | true;
  /** Room for it, as a multiple of the words that are to be quoted. */
  room?: number;
}

/** The leaves that are quoted, completed so that none misleads by what is left out, up to about so many words. */
export class Choice {
  private readonly chosen = new Set<Leaf>();
  private readonly never = new Set<Leaf>();
  private count = 0;
  private readonly together = new Map<Part, readonly Leaf[]>();
  private readonly items = new Map<Part, Leaf[][]>();
  private readonly counted = new Map<Part, number>();

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
  add(wanted: readonly Leaf[], { whatever = this.isEmpty, never = NONE, exact, room = SLACK }: AddOptions = {}): boolean {
    for (const leaf of never) this.never.add(leaf);
    const more = new Set<Leaf>();
    const lists = new Set<Part>();
    for (const leaf of wanted) {
      const needed = neededBy(this.text, this.leaves, leaf);
      for (const each of needed.leaves) if (!this.chosen.has(each)) more.add(each);
      for (const list of needed.lists) lists.add(list);
    }
    for (const list of lists) for (const each of this.itemsOf(list, more, never)) more.add(each);
    const found = exact === true ? [] : [...more];
    for (const leaf of found)
      for (const each of this.togetherWith(leaf, more, exact === undefined)) if (!this.chosen.has(each) && !never.has(each)) more.add(each);
    const count = [...more].reduce((sum, { part }) => sum + this.wordsOf(part), 0);
    if (more.size === 0) return true;
    if (!whatever && this.count + count > this.words * room) return false;
    for (const each of more) this.chosen.add(each);
    this.count += count;
    return true;
  }

  /** The best leaves by their scores, each with what it needs, while there is room; then what else of the section may answer. */
  addBest(): void {
    const order = this.leaves.all
      .filter(({ at }) => (this.scores[at] ?? 0) > 0)
      .sort((a, b) => (this.scores[b.at] ?? 0) - (this.scores[a.at] ?? 0));
    const least = SHARE_OF_BEST * (this.scores[order[0]?.at ?? -1] ?? 0);
    for (const leaf of order.slice(0, MOST_PICKED)) {
      if ((this.scores[leaf.at] ?? 0) < least) break;
      if (!this.chosen.has(leaf)) this.add([leaf]);
    }
    const top = this.scores[order[0]?.at ?? -1] ?? 0;
    for (const leaf of order.slice(0, MOST_PICKED))
      if (!leaf.beside && !this.chosen.has(leaf) && (this.scores[leaf.at] ?? 0) >= SHARE_TO_FILL * top) this.add([leaf], { room: 1 });
  }

  /**
   * Adds what limits the rules that are quoted, whole, while there is room beside them: what takes something back first, what limits a list
   * only where it bears on the question.
   * @param isNamed the rules were named by somebody who read the section: only short ones are added
   * @returns what is left out
   */
  addLimits(limits: readonly Limit[], isNamed = false): Limit[] {
    const bears = Math.max(Number.MIN_VALUE, LIMIT_SHARE * this.scores.reduce((most, score) => Math.max(most, score), 0));
    const left = new Set(limits);
    const room = Math.max(SLACK, Math.min(LIMIT_SLACK, LIMIT_ROOM / this.words));
    for (const limit of [...limits.filter(({ takesBack }) => takesBack), ...limits.filter(({ takesBack }) => !takesBack)]) {
      const leaves = this.leaves.in(limit.part).filter(({ beside }) => beside?.kind !== 'illustration' && beside?.kind !== 'explanation');
      if (leaves.some((leaf) => this.never.has(leaf))) left.delete(limit);
      else if (limit.ofList && !leaves.some(({ at }) => (this.scores[at] ?? 0) >= bears)) continue;
      else if ((isNamed || !limit.takesBack) && this.wordsOf(limit.part) > (isNamed ? LONGEST_ADDITION : limit.most)) continue;
      else if (this.add(leaves, { whatever: false, room, exact: true })) left.delete(limit);
    }
    return limits.filter((limit) => left.has(limit));
  }

  /**
   * The other items of a list that are all to be met, that is short, or of which little would be left out; [] for any other list.
   * @param wanted what is quoted with the item @param short whether a short list is quoted whole
   */
  private togetherWith({ part, around, beside }: Leaf, wanted: ReadonlySet<Leaf>, short: boolean): readonly Leaf[] {
    const list = around.at(-1);
    if (part.kind !== 'item' || part.style === 'number' || !list) return [];
    const items = this.ownItems(list);
    const own = items.flat();
    if (!own.some((leaf) => leaf.beside === beside)) return [];
    const known = this.together.get(list) ?? (this.isCumulative(items) || (short && this.isShort(items)) ? own : []);
    this.together.set(list, known);
    const left = own.filter((leaf) => !wanted.has(leaf) && !this.chosen.has(leaf));
    const words = left.reduce((sum, leaf) => sum + this.wordsOf(leaf.part), 0);
    return known.length === 0 && words <= this.words * LEFT_OUT ? left : known;
  }

  /** Whether every item of a list has to be met, and all together are short enough to be quoted: "(a) …; (b) …; and (c) …". */
  private isCumulative(items: readonly (readonly Leaf[])[]): boolean {
    const last = items.at(-2)?.at(-1)?.part;
    if (!last || !/\band\W*$/u.test(this.text.slice(Math.max(last.start, last.end - 8), last.end))) return false;
    const first = items[0]?.[0]?.part.start ?? 0;
    if (NOT_ALL.test(this.text.slice(Math.max(0, first - LEADING), first))) return false;
    return items.flat().reduce((sum, { part }) => sum + this.wordsOf(part), 0) <= this.words * CUMULATIVE_SLACK;
  }

  private bestOf(leaves: readonly Leaf[]): number {
    return leaves.reduce((most, { at }) => Math.max(most, this.scores[at] ?? 0), 0);
  }

  /** The items of a list without the provisos and explanations that stand in them. */
  private ownItems(list: Part): Leaf[][] {
    const isOwn = ({ around, part, beside }: Leaf): boolean => !beside || [...around, part].indexOf(beside) <= around.indexOf(list);
    const known =
      this.items.get(list) ?? list.parts.filter(({ kind }) => kind === 'item').map((item) => this.leaves.in(item).filter(isOwn));
    this.items.set(list, known);
    return known;
  }

  private wordsOf(part: Part): number {
    const known = this.counted.get(part) ?? wordsIn(this.text, part);
    this.counted.set(part, known);
    return known;
  }

  /** Whether a list is better quoted whole: it is short, or somewhat longer and no item of it stands out as the one that is meant. */
  private isShort(items: readonly (readonly Leaf[])[]): boolean {
    const words = items.flat().reduce((sum, { part }) => sum + this.wordsOf(part), 0);
    if (words > this.words * (items.length <= FEW_ITEMS ? CUMULATIVE_SLACK : SHORT_EVEN_LIST)) return false;
    const [best = 0, second = 0] = items.map((of) => this.bestOf(of)).sort((a, b) => b - a);
    return words <= this.words * SHORT_LIST || second >= STANDS_OUT * best;
  }

  /** The items of a list whose opening words are quoted: those already wanted, else those that fit the question, else all while there is room. */
  private itemsOf(list: Part, wanted: ReadonlySet<Leaf>, never: ReadonlySet<Leaf>): Leaf[] {
    const items = this.ownItems(list);
    if (items.flat().some((leaf) => wanted.has(leaf) || this.chosen.has(leaf))) return [];
    const best = items.reduce((most, of) => Math.max(most, this.bestOf(of)), 0);
    const cumulative = this.isCumulative(items) || this.isShort(items);
    const fitting = items.filter(
      (of) => !of.some((leaf) => never.has(leaf)) && (best === 0 || cumulative || this.bestOf(of) >= SHARE_OF_BEST * best),
    );
    const out: Leaf[] = [];
    let count = 0;
    for (const of of fitting) {
      const words = of.reduce((sum, { part }) => sum + this.wordsOf(part), 0);
      if (out.length > 0 && count + words > this.words) break;
      for (const leaf of of) out.push(leaf);
      count += words;
    }
    return out;
  }
}
