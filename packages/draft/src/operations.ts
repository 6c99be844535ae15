import { intendedKind } from './labels.js';
import { type NumberedKind, numberLines } from './numbering.js';
import { parseDraft, citationsOf, type DraftNode, type DraftTree, endOf, isBlank, parentOf, writeDraft } from './tree.js';
import { withReferences } from './references.js';

export type Operation =
  /** Words of one line in the place of others that stand there exactly once. */
  | { do: 'edit'; node: string; oldText: string; newText: string }
  /** Lines after what belongs to a node; their numbers follow from where they stand. */
  | { do: 'insert'; after: string; text: string }
  /** A line with all that stands below its number. */
  | { do: 'remove'; node: string };

/** Why an operation is not carried out; the tree is then as it was. */
export type Refusal = 'no-such-node' | 'not-there' | 'more-than-once' | 'no-change' | 'structure';

export type Consequence =
  /** A line has another number. */
  | { kind: 'renumbered'; node: string; from: string; to: string }
  /** A reference names the line that it named, by its new number. */
  | { kind: 'reference'; node: string; from: string; to: string }
  /** A reference named a line that is gone; a blank stands in its place. */
  | { kind: 'blank'; node: string; from: string };

export interface Applied {
  tree: DraftTree;
  /** Ids of the lines whose words changed or that were put in. */
  changed: string[];
  consequences: Consequence[];
  /** The same operations, each with the reason why it was not carried out. */
  refused: { operation: Operation; reason: Refusal }[];
}

/** What stands for something that is still to be filled in. */
export const BLANK = '[●]';

/**
 * Carries out operations that all speak of the same tree, by its ids and its numbers, whatever their order: first words are changed, then
 * lines are put in, then lines are taken out, and at the end numbers and references are made anew. Every word that no operation names stays.
 */
export function applyOperations(before: DraftTree, operations: readonly Operation[]): Applied {
  const refused: Applied['refused'] = [];
  const changed = new Set<string>();
  const rank = { edit: 0, insert: 1, remove: 2 } as const;
  const ordered = operations.map((operation) => operation).sort((a, b) => rank[a.do] - rank[b.do]);
  let tree = before;
  for (const operation of ordered) {
    const result = applyOne(tree, operation);
    if ('refusal' in result) refused.push({ operation, reason: result.refusal });
    else {
      tree = result.tree;
      for (const id of result.changed) changed.add(id);
    }
  }
  const { nodes, consequences } = renumbered(before, tree);
  tree = { ...tree, nodes };
  const kept = nodes.filter(({ id }) => changed.has(id)).map(({ id }) => id);
  return { tree, changed: kept, consequences, refused };
}

type Step = { tree: DraftTree; changed: readonly string[] } | { refusal: Refusal };

function applyOne(tree: DraftTree, operation: Operation): Step {
  const index = tree.nodes.findIndex(({ id }) => id === (operation.do === 'insert' ? operation.after : operation.node));
  const node = tree.nodes[index];
  if (!node) return { refusal: 'no-such-node' };
  switch (operation.do) {
    case 'edit':
      return edited(tree, index, node, operation);
    case 'insert':
      return inserted(tree, index, node, operation.text);
    case 'remove':
      return removed(tree, index);
  }
}

function edited(tree: DraftTree, index: number, node: DraftNode, { oldText, newText }: Extract<Operation, { do: 'edit' }>): Step {
  if (oldText === newText) return { refusal: 'no-change' };
  if (oldText === '' || !node.text.includes(oldText)) return { refusal: 'not-there' };
  const at = node.text.indexOf(oldText);
  if (node.text.includes(oldText, at + 1)) return { refusal: 'more-than-once' };
  const text = node.text.slice(0, at) + newText + node.text.slice(at + oldText.length);
  // A line that lost all its words, or that would be read as another kind of line, is no longer the line that was named.
  if (newText.includes('\n') || isBlank({ label: '', text })) return { refusal: 'structure' };
  const made = reread(tree, { ...tree, nodes: tree.nodes.with(index, { ...node, text }) });
  return made ? { tree: made, changed: [node.id] } : { refusal: 'structure' };
}

function inserted(tree: DraftTree, index: number, after: DraftNode, text: string): Step {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(intendedKind);
  if (lines.length === 0) return { refusal: 'no-change' };
  const kinds = lines.map(({ kind }, at) => (at === 0 && kind === null ? kindAfter(tree, index) : kind));
  // The clauses end where the draft is signed.
  if (after.part === 'closing' && kinds.some((kind) => kind === 'clause' || kind === 'sub')) return { refusal: 'structure' };
  const place = placeOf(tree, index, kinds[0] ?? null);
  const isLoose = tree.nodes.some(isBlank);
  const made: DraftNode[] = [];
  let next = tree.next;
  const add = (line: Pick<DraftNode, 'kind' | 'label' | 'text'>): void => {
    made.push({ id: `n${next}`, part: after.part, ...line });
    next += 1;
  };
  lines.forEach((line, at) => {
    if (isLoose) add({ kind: null, label: '', text: '' });
    const kind = kinds[at] ?? null;
    add(kind === null ? { ...line, kind } : { kind, label: '', text: line.text });
  });
  const nodes = [...tree.nodes.slice(0, place), ...made, ...tree.nodes.slice(place)];
  const numbered = withLabels(nodes, tree.nodes);
  const read = numbered && reread(tree, { nodes: numbered, next });
  return read ? { tree: read, changed: made.filter((node) => !isBlank(node)).map(({ id }) => id) } : { refusal: 'structure' };
}

function removed(tree: DraftTree, index: number): Step {
  const end = endOf(tree, index);
  const isBlankAt = (at: number): boolean => at >= 0 && at < tree.nodes.length && isBlank(tree.nodes[at] ?? { label: '', text: '' });
  // Of the blank lines around it those before it go with it.
  let from = index;
  if (isBlankAt(end) || end === tree.nodes.length) while (isBlankAt(from - 1)) from -= 1;
  const nodes = [...tree.nodes.slice(0, from), ...tree.nodes.slice(end)];
  const numbered = nodes.length > 0 ? withLabels(nodes, tree.nodes) : null;
  const read = numbered && reread(tree, { ...tree, nodes: numbered });
  return read ? { tree: read, changed: [] } : { refusal: 'structure' };
}

/** What a paragraph without a label of its own is behind a node: one more of its kind, or the first below the title of a clause. */
function kindAfter(tree: DraftTree, index: number): NumberedKind | null {
  const kind = tree.nodes[index]?.kind ?? null;
  if (kind !== 'clause') return kind === 'schedule' ? null : kind;
  const hasSubs = tree.nodes.slice(index + 1, endOf(tree, index)).some((node) => node.kind === 'sub');
  return hasSubs ? 'sub' : 'clause';
}

/** Where lines of a kind stand that are put behind a node: behind all that belongs to the one of their kind. */
function placeOf(tree: DraftTree, index: number, kind: NumberedKind | null): number {
  if (kind === null) return tree.nodes[index]?.kind ? endOf(tree, index) : index + 1;
  for (let at: number | null = index; at !== null; at = parentOf(tree, at)) if (tree.nodes[at]?.kind === kind) return endOf(tree, at);
  return index + 1;
}

/** Numbers of lines that were put in, and of those whose number is another one since. Null where a line has no place. */
function withLabels(nodes: readonly DraftNode[], before: readonly DraftNode[]): DraftNode[] | null {
  const labels = labelsOf(nodes);
  const known = labelsOf(before);
  if (!labels || !known) return null;
  return nodes.map((node) => {
    const label = labels.get(node.id);
    if (label === undefined || label === known.get(node.id)) return node;
    return { ...node, label: `${label}${node.label === '' ? ' ' : node.label.slice(node.label.trimEnd().length)}` };
  });
}

function labelsOf(nodes: readonly DraftNode[]): Map<string, string | undefined> | null {
  try {
    const numbers = numberLines(
      nodes.map(({ kind }) => kind),
      'clause',
    );
    return new Map(nodes.map(({ id }, index) => [id, numbers[index]?.label]));
  } catch {
    return null;
  }
}

/**
 * A tree as its text is read again. Null where a line is read as another kind of line than it was, or a new one as another than it was put
 * in as.
 */
function reread(before: DraftTree, { nodes, next }: DraftTree): DraftTree | null {
  const parts = new Map(before.nodes.map(({ id, part }) => [id, part]));
  const read = parseDraft(writeDraft({ nodes, next })).nodes;
  const isSame = read.every(({ kind, text, part }, index) => {
    const node = nodes[index];
    if (node?.kind !== kind || node.text !== text) return false;
    return isBlank(node) || (parts.get(node.id) ?? node.part) === part;
  });
  return isSame ? { nodes: nodes.map((node, index) => ({ ...node, part: read[index]?.part ?? node.part })), next } : null;
}

/** References by the numbers of the new tree; those of `before` were written for the old one, and so were those of new lines. */
function renumbered(before: DraftTree, after: DraftTree): { nodes: DraftNode[]; consequences: Consequence[] } {
  const consequences: Consequence[] = [];
  const [was, is] = [citationsOf(before), citationsOf(after)];
  const now = new Map(after.nodes.map(({ id }, index) => [id, is[index] ?? '']));
  const labels = new Map(after.nodes.map((node) => [node.id, node.label]));
  const moved = new Map<string, string | null>();
  before.nodes.forEach(({ id, label }, index) => {
    const cited = was[index] ?? '';
    if (cited === '') return;
    const to = now.get(id) ?? null;
    if (to === cited) return;
    moved.set(cited, to);
    const fresh = labels.get(id);
    if (fresh !== undefined && fresh !== label) consequences.push({ kind: 'renumbered', node: id, from: label.trim(), to: fresh.trim() });
  });
  if (moved.size === 0) return { nodes: [...after.nodes], consequences };
  const nodes = after.nodes.map((node) => {
    const text = withReferences(node.text, (cited) => {
      const to = moved.get(cited);
      if (to === undefined) return undefined;
      consequences.push(
        to === null ? { kind: 'blank', node: node.id, from: cited } : { kind: 'reference', node: node.id, from: cited, to },
      );
      return to ?? BLANK;
    });
    return text === node.text ? node : { ...node, text };
  });
  return { nodes, consequences };
}
