import type { ClauseLabel } from '../../../../shared/document/draft-tree.js';
import { isSameKind, valueOf, withParts } from './labels.js';

/** A numbered block, in the order of the draft. */
export interface NumberedItem {
  /** The same before and after an edit; null for a block that is new. */
  id: number | null;
  label: ClauseLabel;
  /** Depth in the numbering; 0 for recitals, which are numbered apart. */
  level: number;
}

/**
 * The labels of an edited draft. An item that followed its neighbour before the edit follows its neighbour after it; one that began a
 * list, or was numbered otherwise by its writer, keeps its number.
 * @returns one label for each item of `after`
 */
export function renumbered(before: readonly NumberedItem[], after: readonly NumberedItem[]): ClauseLabel[] {
  const following = followers(before);
  const numbering = new Numbering();
  return after.map(({ id, label, level }) => {
    const previous = numbering.previous(label, level);
    const follows = id === null || following.has(id);
    const value = follows ? (previous ? valueOf(previous) + 1 : 1) : valueOf(label);
    const parent = label.parts.length > 1 ? numbering.at(label.parts.length - 1) : undefined;
    const prefix = parent?.style === 'decimal' ? parent.parts : label.parts.slice(0, -1);
    const made = withParts(label, [...prefix.slice(0, label.parts.length - 1), value]);
    numbering.enter(made, level);
    return made;
  });
}

/** Where each item stands, as references name it: `2.1(b)`. */
export function pathsOf(items: readonly { label: ClauseLabel; level: number }[]): string[] {
  const open: { level: number; path: string }[] = [];
  return items.map(({ label, level }) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const isDecimal = label.style === 'decimal' && label.before === '';
    const path = isDecimal ? label.parts.join('.') : `${open.at(-1)?.path ?? ''}${label.text}`;
    open.push({ level, path });
    return path;
  });
}

/** The items that carry on the list of the one before them. */
function followers(items: readonly NumberedItem[]): Set<number> {
  const numbering = new Numbering();
  const found = new Set<number>();
  for (const { id, label, level } of items) {
    const previous = numbering.previous(label, level);
    const isFirst = !previous && valueOf(label) === 1 && level > 1;
    if (id !== null && (isFirst || (previous && valueOf(label) === valueOf(previous) + 1))) found.add(id);
    numbering.enter(label, level);
  }
  return found;
}

/** The last label of each level that is still open. */
class Numbering {
  private readonly last: (ClauseLabel | undefined)[] = [];

  at(level: number): ClauseLabel | undefined {
    return this.last[level];
  }

  /** The label that one of this kind would follow here. */
  previous(label: ClauseLabel, level: number): ClauseLabel | undefined {
    const last = this.last[level];
    return last && isSameKind(last, label) ? last : undefined;
  }

  enter(label: ClauseLabel, level: number): void {
    this.last[level] = label;
    if (level > 0) this.last.length = level + 1;
  }
}
