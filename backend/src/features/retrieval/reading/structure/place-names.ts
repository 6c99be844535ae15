import type { Step, Subdivision } from './subdivisions.js';

/** What the first list of a unit is called, by the word of the unit itself. */
const FIRST_LISTS: Readonly<Record<string, readonly string[]>> = {
  section: ['Sub-section', 'Clause', 'Sub-clause', 'Item'],
  rule: ['Sub-rule', 'Clause', 'Sub-clause', 'Item'],
  // A rule of an Order.
  order: ['Sub-rule', 'Clause', 'Sub-clause', 'Item'],
  regulation: ['Sub-regulation', 'Clause', 'Sub-clause', 'Item'],
  article: ['Clause', 'Sub-clause', 'Item', 'Item'],
  paragraph: ['Sub-paragraph', 'Sub-paragraph', 'Sub-paragraph', 'Sub-paragraph'],
};
const OTHER_LISTS = ['Paragraph', 'Sub-paragraph', 'Item', 'Item'];
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth'];

const MAX_STEPS = 5;

const sameStep = (a: Step | undefined, b: Step | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.label === b.label && a.ordinal === b.ordinal && a.style === b.style;

/** How many leading steps all of the given paths have in common. */
function commonDepth(ways: readonly (readonly Step[])[]): number {
  const [first = [], ...others] = ways;
  let depth = 0;
  while (depth < first.length && others.every((way) => depth < way.length && sameStep(first[depth], way[depth]))) depth++;
  return depth;
}

const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** "Section 26" and its subdivisions named as people cite them: ['Sub-section (2)', 'Second proviso', 'Clause (a)']. */
export class PlaceNames {
  private readonly lists: readonly string[];
  /** Kinds that a place may have more than one of. */
  private readonly repeated = new Set<string>();

  /** Words lead to the first list, as in "In this Act,— (1) …": then its items are clauses, as letters always are. */
  private readonly led: boolean;

  constructor(
    unitName: string,
    private readonly subdivisions: readonly Subdivision[],
  ) {
    this.lists = FIRST_LISTS[/^\p{L}+/u.exec(unitName)?.[0].toLowerCase() ?? ''] ?? OTHER_LISTS;
    this.led = subdivisions[0]?.steps.length === 0;
    for (const { steps } of subdivisions)
      for (const [depth, step] of steps.entries()) if (step.ordinal > 1) this.repeated.add(this.placeKey(steps, depth));
  }

  private placeKey(steps: readonly Step[], depth: number): string {
    return JSON.stringify([steps.slice(0, depth), steps[depth]?.kind]);
  }

  names(steps: readonly Step[]): string[] {
    // "Illustration (a)" says it all.
    const told = (depth: number): boolean => steps[depth]?.kind !== 'illustration' || steps[depth + 1]?.kind !== 'item';
    return steps.slice(0, MAX_STEPS).flatMap((_, depth) => (told(depth) ? [this.word(steps, depth) + this.number(steps, depth)] : []));
  }

  private word(steps: readonly Step[], depth: number): string {
    const { kind, ordinal, label } = steps[depth] as Step;
    if (kind === 'amendment') return 'State amendments';
    if (kind !== 'item') {
      const counted = !label && this.repeated.has(this.placeKey(steps, depth));
      return counted ? (ORDINALS[ordinal - 1] ? `${ORDINALS[ordinal - 1]} ${kind}` : `${capital(kind)} ${ordinal}`) : capital(kind);
    }
    const before = steps.slice(0, depth);
    if (before.at(-1)?.kind === 'illustration') return 'Illustration';
    const level = before.filter((step) => step.kind === 'item').length;
    const first = steps.find((step) => step.kind === 'item');
    const shift = this.lists[0]?.startsWith('Sub-') && (first?.style !== 'number' || this.led) ? 1 : 0;
    return this.lists[Math.min(level + shift, this.lists.length - 1)] ?? 'Item';
  }

  private number(steps: readonly Step[], depth: number): string {
    const { kind, label } = steps[depth] as Step;
    return label ? ` ${kind === 'item' ? `(${label})` : label}` : '';
  }

  /** What the runs that lie in a passage have in common, and the first and last of what follows: ['Sub-sections (2) to (4)']. */
  range(runs: readonly Subdivision[]): string[] {
    const ways = runs.map(({ steps }) => steps);
    const depth = commonDepth(ways);
    const shared = ways[0]?.slice(0, depth) ?? [];
    const next = ways.filter((way) => way.length > depth).map((way) => way.slice(0, depth + 1));
    const inside = next.filter((way, i) => !sameStep(way.at(-1), next[i - 1]?.at(-1)));
    const names = this.names(shared);
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last || depth >= MAX_STEPS) return names;
    if (shared.at(-1)?.kind === 'illustration') names.pop();
    const [from = '', to = ''] = [this.names(first).at(-1), this.names(last).at(-1)];
    if (from === to) return [...names, from];
    const [word = '', label = ''] = from.split(/ (?=\()/u);
    const [otherWord, otherLabel = ''] = to.split(/ (?=\()/u);
    const joint = inside.length === 2 ? 'and' : 'to';
    return [...names, label && word === otherWord ? `${word}s ${label} ${joint} ${otherLabel}` : `${from} ${joint} ${to}`];
  }
}
