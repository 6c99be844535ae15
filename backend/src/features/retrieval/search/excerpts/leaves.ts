import type { TextSpan } from '../../../../core/text/text-span.js';
import { type Part, standsBeside } from '../../reading/parts/part.js';

/** A part without parts of its own, with those around it from the outside in. */
export interface Leaf {
  part: Part;
  around: readonly Part[];
  /** It belongs to a proviso, an explanation, an exception, an illustration, an amendment or a footnote. */
  beside: Part | null;
  /** Position in the section. */
  at: number;
}

/** The innermost parts of a section in their order, which together are all its words. */
export function leavesOf(section: Part): Leaf[] {
  const leaves: Leaf[] = [];
  const open: { part: Part; around: readonly Part[] }[] = [{ part: section, around: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { part, around } = next;
    if (part.parts.length === 0) {
      const beside = [...around, part].find(standsBeside) ?? null;
      leaves.push({ part, around, beside, at: leaves.length });
    }
    for (const inner of [...part.parts].reverse()) open.push({ part: inner, around: [...around, part] });
  }
  return leaves;
}

/** The leaves of a section by the parts that they are in. */
export class LeafIndex {
  private readonly byPart = new Map<Part, Leaf[]>();

  constructor(readonly all: readonly Leaf[]) {
    for (const leaf of all)
      for (const part of [...leaf.around, leaf.part]) {
        const known = this.byPart.get(part);
        if (known) known.push(leaf);
        else this.byPart.set(part, [leaf]);
      }
  }

  /** The leaves inside a part, or the part itself, in their order. */
  in(part: Part): readonly Leaf[] {
    return this.byPart.get(part) ?? [];
  }
}

export const wordsIn = (text: string, { start, end }: TextSpan): number => (text.slice(start, end).match(/\S+/gu) ?? []).length;

const ENDS_SENTENCE = /[.?!।॥][\s"'”’)\]]*$/u;
/** Characters in which the end of a part can be told. */
const EDGE = 16;

/** Whether a part ends a sentence, so that it can be quoted without what follows. */
export const endsSentence = (text: string, { start, end }: TextSpan): boolean =>
  ENDS_SENTENCE.test(text.slice(Math.max(start, end - EDGE), end));
