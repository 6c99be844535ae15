import type { Node } from 'prosemirror-model';
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state';
import type { ClauseLabel } from '../../../../shared/document/draft-tree.js';
import { referenceChanges } from './references.js';
import { pathsOf, renumbered, type NumberedItem } from './renumber.js';

interface PlacedItem extends NumberedItem {
  position: number;
}

/** Keeps clause numbers in order, and with them the references to clauses, in the same step of the history as the edit. */
export const renumbering = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, after) => {
      const isUndo = transactions.some((transaction) => transaction.getMeta('history$') !== undefined);
      if (isUndo || !transactions.some(({ docChanged }) => docChanged)) return null;
      return renumber(before, after);
    },
  });

function renumber(before: EditorState, after: EditorState): Transaction | null {
  const old = itemsOf(before.doc);
  const now = itemsOf(after.doc);
  if (isSameOrder(old, now)) return null;
  const labels = renumbered(old, now);
  const transaction = after.tr;
  now.forEach(({ position, label }, index) => {
    const made = labels[index];
    if (made && made.text !== label.text) transaction.setNodeAttribute(position, 'label', made);
  });
  changeReferences(transaction, movedPaths(old, now, labels));
  return transaction.docChanged ? transaction : null;
}

/** The numbered blocks of a document; of two with the same origin, the second is new. */
function itemsOf(document: Node): PlacedItem[] {
  const seen = new Set<number>();
  const items: PlacedItem[] = [];
  document.forEach((node, position) => {
    if (node.type.name !== 'clause' && node.type.name !== 'recital') return;
    const key = node.attrs['origin'] as number | null;
    const id = key === null || seen.has(key) ? null : key;
    if (id !== null) seen.add(id);
    const level = node.type.name === 'clause' ? (node.attrs['level'] as number) : 0;
    items.push({ id, position, level, label: node.attrs['label'] as ClauseLabel });
  });
  return items;
}

const isSameOrder = (one: readonly PlacedItem[], other: readonly PlacedItem[]): boolean =>
  one.length === other.length &&
  one.every(({ id, level, label }, index) => {
    const same = other[index];
    return same !== undefined && same.id === id && same.level === level && same.label.text === label.text;
  });

function movedPaths(old: readonly PlacedItem[], now: readonly PlacedItem[], labels: readonly ClauseLabel[]): Map<string, string | null> {
  const oldPaths = pathsOf(old);
  const newPaths = pathsOf(now.map(({ level, label }, index) => ({ level, label: labels[index] ?? label })));
  const placed = new Map(now.flatMap(({ id }, index) => (id === null ? [] : [[id, newPaths[index] ?? '']])));
  const moved = new Map<string, string | null>();
  const times = new Map<string, number>();
  for (const path of oldPaths) times.set(path, (times.get(path) ?? 0) + 1);
  old.forEach(({ id }, index) => {
    const path = oldPaths[index];
    if (id === null || path === undefined) return;
    const to = placed.get(id) ?? null;
    // With two clauses of the same number, as where numbering restarts, it is unclear which is meant.
    if (to !== path) moved.set(path, times.get(path) === 1 ? to : null);
  });
  return moved;
}

function changeReferences(transaction: Transaction, moved: ReadonlyMap<string, string | null>): void {
  if (moved.size === 0) return;
  const changes: { from: number; to: number; text: string; node: Node }[] = [];
  transaction.doc.descendants((node, position) => {
    if (!node.isText) return;
    for (const { start, end, text } of referenceChanges(node.text ?? '', moved))
      changes.push({ from: position + start, to: position + end, text, node });
  });
  // From the end, so that the places before stay right.
  for (const { from, to, text, node } of changes.reverse())
    transaction.replaceWith(from, to, transaction.doc.type.schema.text(text, node.marks));
}
