import type { Candidate } from './candidates.js';

/** Sentences between an item and its lead. */
const LEAD_REACH = 12;
/** Characters of a list that come along with the words that lead to it. */
const MAX_LIST_LENGTH = 1600;

/** What may not be left out when sentences are quoted, and whether some of it had to be. */
export interface Completed {
  chosen: number[];
  /** A list is longer than what is quoted of it. */
  cut: boolean;
}

/**
 * Completes a choice of sentences, so that none misleads by what is left out: an item comes with the words that lead to it, a proviso
 * with what it limits, a rule with its first proviso, and words that lead to a list with that list unless an item brought them.
 */
export function completed(candidates: readonly Candidate[], picked: readonly number[]): Completed {
  const chosen = new Set(picked);
  let cut = false;
  // A set that grows while it is walked: the rule that an explanation brings may be an item that needs its lead.
  for (const index of chosen) {
    const parent = parentOf(candidates, index);
    if (parent !== null) chosen.add(parent);
    if (candidates[index]?.kind !== 'proviso' && candidates[index + 1]?.kind === 'proviso') chosen.add(index + 1);
  }
  for (const index of [...chosen].filter((each) => candidates[each]?.leads)) {
    const items = itemsOf(candidates, index);
    // Words that answer by themselves need the whole list; those that an item only brought along do not.
    const isList = candidates[index + 1]?.kind === 'item';
    const isAsked = (isList && picked.includes(index)) || candidates[index]?.kind === 'proviso';
    // A proviso at the end of a list brings its lead, too; without the list that would say nothing.
    const some = items.filter((item) => chosen.has(item));
    if (!isAsked && some.some((item) => !isList || candidates[item]?.kind === 'item')) {
      cut ||= isList && items.some((item) => !chosen.has(item));
      continue;
    }
    const fitting = withinLength(candidates, items);
    cut ||= fitting.length < items.length;
    for (const item of fitting) chosen.add(item);
  }
  return { chosen: [...chosen].sort((a, b) => a - b), cut };
}

function parentOf(candidates: readonly Candidate[], index: number): number | null {
  const { kind, text = '' } = candidates[index] ?? {};
  if (kind === 'item') return leadOf(candidates, index);
  if (kind !== 'proviso') return null;
  for (let at = index - 1; at >= 0; at -= 1) {
    const lead = candidates[at]?.kind === 'item' ? leadOf(candidates, at) : null;
    // Past other provisos and their items. What limits stands at the end of a list for all of it; an explanation is of its last item.
    if (candidates[at]?.kind !== 'proviso' && (lead === null || candidates[lead]?.kind !== 'proviso'))
      return lead !== null && PROVIDED.test(text) ? lead : at;
  }
  return null;
}

function leadOf(candidates: readonly Candidate[], index: number): number | null {
  for (let at = index - 1; at >= Math.max(0, index - LEAD_REACH); at -= 1) {
    const { kind, leads = false } = candidates[at] ?? {};
    if (kind !== 'item' && (leads || kind === 'plain')) return at;
  }
  return null;
}

const PROVIDED = /^\W?(?:provided|परन्तु|परंतु)/iu;
/** "(b)", "(2)", "ii.": what an item of a list begins with. */
const MARK = /^\W?(?:\d{1,2}|[a-z]{1,2}|[ivx]{1,5})[).]\s/u;
/** A sentence that ends here. */
export const FULL_STOP = /[.!?।॥]["'”’)\]]*$/u;

/** What the words of a lead lead to: up to a full stop that no further item follows. */
function itemsOf(candidates: readonly Candidate[], lead: number): number[] {
  const items: number[] = [];
  for (let at = lead + 1; at < candidates.length; at += 1) {
    items.push(at);
    if (FULL_STOP.test(candidates[at]?.text ?? '') && !MARK.test(candidates[at + 1]?.text ?? '')) break;
  }
  return items;
}

function withinLength(candidates: readonly Candidate[], items: readonly number[]): number[] {
  let length = 0;
  return items.filter((item) => (length += candidates[item]?.text.length ?? 0) <= MAX_LIST_LENGTH);
}
