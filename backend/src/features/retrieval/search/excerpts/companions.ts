import type { Part } from '../../reading/parts/part.js';
import { endsSentence, type Leaf, type LeafIndex } from './leaves.js';

/** What may not be left out when a part is quoted. */
interface Needed {
  leaves: Leaf[];
  /** Lists whose opening words are quoted: at least one item of each has to be. */
  lists: Part[];
}

/**
 * What a leaf may not be quoted without: the opening words of each list that it stands in and the words that finish their sentence; for a
 * proviso, an explanation, an exception or an illustration, the rule that it belongs to.
 */
export function neededBy(text: string, leaves: LeafIndex, leaf: Leaf): Needed {
  const needed = new Set<Leaf>([leaf]);
  const lists = new Set<Part>();
  // Grows while it is walked: the rule of a proviso may be words that lead to a list.
  for (const each of needed) {
    const path = [...each.around, each.part];
    for (const [depth, parent] of each.around.entries()) {
      const child = path[depth + 1] as Part;
      for (const part of companionsOf(text, parent, child)) for (const inner of leaves.in(part)) needed.add(inner);
      if (leadsToList(text, parent, child)) lists.add(parent);
      if (child.kind === 'tail') for (const part of itemsAfter(text, parent, child)) for (const inner of leaves.in(part)) needed.add(inner);
    }
  }
  return { leaves: [...needed], lists: [...lists] };
}

function companionsOf(text: string, parent: Part, child: Part): Part[] {
  const at = parent.parts.indexOf(child);
  if (child.kind === 'item' || child.kind === 'tail') {
    const lead = leadBefore(text, parent, at);
    if (!lead) return [];
    // "… the property is held for his benefit, except when it is held by— (i) …": words after one list may lead to another.
    const between = parent.parts.slice(parent.parts.indexOf(lead) + 1, at).filter(({ kind }) => kind === 'tail');
    const tail = tailAfter(parent, at);
    return [lead, ...between, ...(tail ? [tail] : [])];
  }
  if (child.kind === 'opening' || child.kind === 'paragraph') {
    const tail = endsSentence(text, child) ? undefined : tailAfter(parent, at);
    return tail ? [tail] : [];
  }
  return ruleBefore(parent, at);
}

/** The words that finish the sentence of a list; provisos and explanations may stand between its items. */
function tailAfter(parent: Part, at: number): Part | undefined {
  const after = parent.parts.slice(at + 1);
  const next = after.findIndex(({ kind }) => kind === 'opening' || kind === 'paragraph');
  return after.slice(0, next < 0 ? undefined : next).find(({ kind }) => kind === 'tail');
}

/** "…, if two practitioners are of the opinion that— (i) …; (ii) …": words after one list may lead to another, which they need. */
function itemsAfter(text: string, parent: Part, tail: Part): Part[] {
  const after = parent.parts.slice(parent.parts.indexOf(tail) + 1);
  const end = after.findIndex(({ kind }) => kind !== 'item');
  return endsSentence(text, tail) ? [] : after.slice(0, end < 0 ? undefined : end);
}

/** The words that lead to the list in which the part at this place stands; undefined where it stands by itself. */
function leadBefore(text: string, parent: Part, at: number): Part | undefined {
  const lead = parent.parts.slice(0, at).findLast(({ kind }) => kind === 'opening' || kind === 'paragraph');
  return lead && !endsSentence(text, lead) ? lead : undefined;
}

/** What a proviso or explanation limits: the words of its own part, otherwise the part before it. */
function ruleBefore(parent: Part, at: number): Part[] {
  const before = parent.parts.slice(0, at).filter(({ kind }) => kind === 'opening' || kind === 'paragraph' || kind === 'item');
  const own = before.find(({ kind }) => kind === 'opening');
  const rule = own ?? before.at(-1);
  return rule ? [firstWords(rule)] : [];
}

/** The opening of a part that has parts, at any depth. */
function firstWords(part: Part): Part {
  let here = part;
  for (let first = here.parts[0]; first; first = here.parts[0]) here = first;
  return here;
}

function leadsToList(text: string, parent: Part, child: Part): boolean {
  if (child.kind !== 'opening' && child.kind !== 'paragraph' && child.kind !== 'tail') return false;
  const at = parent.parts.indexOf(child);
  if (child.kind === 'tail') return true;
  return !endsSentence(text, child) && parent.parts[at + 1]?.kind === 'item';
}
