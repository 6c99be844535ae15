import { intendedKind, type LabelledLine } from './labels.js';
import { type NumberedKind, numberLines } from './numbering.js';
import { parseDraft, citationsOf, type DraftNode, type DraftTree, endOf, isBlank, parentsOf, writeDraft } from './tree.js';
import { withName } from './names.js';
import { withReferences } from './references.js';

export type Operation =
  /**
   * Words of one line in the place of others that stand there exactly once. `settled` where the references of the line are already those of
   * the draft as it will be.
   */
  | { do: 'edit'; node: string; oldText: string; newText: string; settled?: true }
  /** Lines after what belongs to a node; their numbers follow from where they stand. */
  | { do: 'insert'; after: string; text: string }
  /** A line with all that stands below its number. */
  | { do: 'remove'; node: string }
  /** The same to a place after what belongs to another node. */
  | { do: 'move'; node: string; after: string }
  /** The words of a line after those of the one above it of its kind, as one line; references to either name that. */
  | { do: 'merge'; node: string; into: string }
  /** Two lines of one, of which the second begins with these words, which stand there once. */
  | { do: 'split'; node: string; at: string }
  /** A name or a defined term in the place of another, wherever it stands as a word. */
  | { do: 'rename'; from: string; to: string };

/** Why an operation is not carried out; the tree is then as it was. */
export type Refusal = 'no-such-node' | 'not-there' | 'more-than-once' | 'no-change' | 'structure';

export type Consequence =
  /** A line has another number. */
  | { kind: 'renumbered'; node: string; from: string; to: string }
  /** A reference names the line that it named, by its new number. */
  | { kind: 'reference'; node: string; from: string; to: string }
  /** A reference named a line that is gone; a blank stands in its place, or, among others, nothing. */
  | { kind: 'blank' | 'dropped'; node: string; from: string };

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
 * lines are put in, moved and taken out, and at the end numbers and references are made anew. Every word that no operation names stays.
 */
export function applyOperations(before: DraftTree, operations: readonly Operation[]): Applied {
  const refused: Applied['refused'] = [];
  const changed = new Set<string>();
  const rank = { edit: 0, rename: 1, split: 2, insert: 3, move: 4, merge: 5, remove: 6 } as const;
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
  const settled = new Set(ordered.flatMap((operation) => (operation.do === 'edit' && operation.settled ? operation.node : [])));
  const merged = new Map(ordered.flatMap((operation) => (operation.do === 'merge' ? [[operation.node, operation.into]] : [])));
  const { nodes, consequences } = renumbered(before, tree, { settled, merged });
  tree = { ...tree, nodes };
  const kept = nodes.filter(({ id }) => changed.has(id)).map(({ id }) => id);
  return { tree, changed: kept, consequences, refused };
}

type Step = { tree: DraftTree; changed: readonly string[] } | { refusal: Refusal };

function applyOne(tree: DraftTree, operation: Operation): Step {
  if (operation.do === 'rename') return renamed(tree, operation);
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
    case 'move':
      return moved(tree, index, operation.after);
    case 'merge':
      return merged(tree, index, operation.into);
    case 'split':
      return split(tree, index, node, operation.at);
  }
}

/** Other lines in the place of those of a tree, numbered by where they stand. */
function step(before: DraftTree, nodes: readonly DraftNode[], changed: readonly string[], next = before.next): Step {
  const isMoved = nodes.length !== before.nodes.length || nodes.some(({ id }, at) => id !== before.nodes[at]?.id);
  const numbered = nodes.length > 0 && isMoved ? withLabels(nodes, before.nodes) : nodes;
  const read = numbered && numbered.length > 0 ? reread(before, { nodes: numbered, next }) : null;
  return read ? { tree: read, changed } : { refusal: 'structure' };
}

/** Where words stand in a text, once. */
function onceIn(text: string, words: string): number | Refusal {
  const at = words === '' ? -1 : text.indexOf(words);
  return at < 0 ? 'not-there' : text.includes(words, at + 1) ? 'more-than-once' : at;
}

function edited(tree: DraftTree, index: number, node: DraftNode, { oldText, newText }: Extract<Operation, { do: 'edit' }>): Step {
  if (oldText === newText) return { refusal: 'no-change' };
  const at = onceIn(node.text, oldText);
  if (typeof at === 'string') return { refusal: at };
  const text = node.text.slice(0, at) + newText + node.text.slice(at + oldText.length);
  // A line that lost all its words, or that would be read as another kind of line, is no longer the line that was named.
  if (newText.includes('\n') || isBlank({ label: '', text })) return { refusal: 'structure' };
  return step(tree, tree.nodes.with(index, { ...node, text }), [node.id]);
}

function inserted(tree: DraftTree, index: number, after: DraftNode, text: string): Step {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(intendedKind);
  const [first] = lines;
  if (!first) return { refusal: 'no-change' };
  first.kind ??= kindAfter(tree, index);
  // The clauses end where the draft is signed.
  if (after.part === 'closing' && lines.some(({ kind }) => kind === 'clause' || kind === 'sub')) return { refusal: 'structure' };
  return put(tree, index, placeOf(tree, index, first.kind), lines);
}

/** New lines at a place, parted as the lines around are; those that have a kind get their label from it. */
function put(tree: DraftTree, index: number, place: number, lines: readonly LabelledLine[], changed: readonly string[] = []): Step {
  const isLoose = tree.nodes.some(isBlank) && !isTight(tree, index);
  const blank: LabelledLine = { kind: null, label: '', text: '' };
  const part = tree.nodes[index]?.part ?? 'body';
  const made = lines
    .flatMap((line) => [...(isLoose ? [blank] : []), line.kind === null ? line : { ...line, label: '' }])
    .map((line, at): DraftNode => ({ ...line, id: `n${tree.next + at}`, part }));
  const fresh = made.filter((node) => !isBlank(node)).map(({ id }) => id);
  const nodes = [...tree.nodes.slice(0, place), ...made, ...tree.nodes.slice(place)];
  return step(tree, nodes, [...changed, ...fresh], tree.next + made.length);
}

/** Whether a line without a number stands beside another one, as in a block of signatures or a table. */
const isTight = ({ nodes }: DraftTree, index: number): boolean =>
  nodes[index]?.kind === null && [nodes[index - 1], nodes[index + 1]].some((beside) => beside?.kind === null && !isBlank(beside));

/** What a node holds, with the blank lines that go with it: those before it, where others follow it. */
function blockOf(tree: DraftTree, index: number): { from: number; end: number } {
  const end = endOf(tree, index);
  const isBlankAt = (at: number): boolean => at >= 0 && at < tree.nodes.length && isBlank(tree.nodes[at] ?? { label: '', text: '' });
  let from = index;
  if (isBlankAt(end) || end === tree.nodes.length) while (isBlankAt(from - 1)) from -= 1;
  return { from, end };
}

function moved(tree: DraftTree, index: number, after: string): Step {
  const target = tree.nodes.findIndex(({ id }) => id === after);
  const [node, behind] = [tree.nodes[index], tree.nodes[target]];
  if (!node || !behind) return { refusal: 'no-such-node' };
  const { from, end } = blockOf(tree, index);
  const place = placeOf(tree, target, node.kind);
  if (target >= index && target < end) return { refusal: 'no-change' };
  if (behind.part !== node.part && node.part !== 'body') return { refusal: 'structure' };
  const block = tree.nodes.slice(from, end);
  const nodes = tree.nodes.flatMap((each, at) => [...(at === place ? block : []), ...(at >= from && at < end ? [] : [each])]);
  const placed = place === tree.nodes.length ? [...nodes, ...block] : nodes;
  if (placed.every(({ id }, at) => id === tree.nodes[at]?.id)) return { refusal: 'no-change' };
  return step(tree, placed, [node.id]);
}

function merged(tree: DraftTree, index: number, into: string): Step {
  const target = tree.nodes.findIndex(({ id }) => id === into);
  const [node, kept] = [tree.nodes[index], tree.nodes[target]];
  if (!node || !kept) return { refusal: 'no-such-node' };
  const isBeside = target < index && endOf(tree, target) === target + 1 && tree.nodes.slice(target + 1, index).every(isBlank);
  if (!isBeside || node.kind !== kept.kind || node.part !== kept.part || endOf(tree, index) !== index + 1) return { refusal: 'structure' };
  const text = `${kept.text.trimEnd()} ${node.text.trimStart()}`;
  const { from, end } = blockOf(tree, index);
  const joined = tree.nodes.with(target, { ...kept, text });
  return step(tree, [...joined.slice(0, from), ...joined.slice(end)], [kept.id]);
}

function split(tree: DraftTree, index: number, node: DraftNode, words: string): Step {
  const at = onceIn(node.text, words.trim() === '' ? '' : words);
  if (typeof at === 'string') return { refusal: at };
  const text = node.text.slice(0, at).trimEnd();
  if (text === '' || endOf(tree, index) !== index + 1) return { refusal: 'structure' };
  const shortened: DraftTree = { ...tree, nodes: tree.nodes.with(index, { ...node, text }) };
  return put(shortened, index, index + 1, [{ kind: node.kind, label: '', text: node.text.slice(at) }], [node.id]);
}

function renamed(tree: DraftTree, { from, to }: Extract<Operation, { do: 'rename' }>): Step {
  if (from.trim() === '' || to.trim() === '' || /\n/.test(from + to)) return { refusal: 'not-there' };
  if (from === to) return { refusal: 'no-change' };
  const changed: string[] = [];
  const nodes = tree.nodes.map((node) => {
    const text = withName(node.text, from, to);
    if (text === node.text) return node;
    changed.push(node.id);
    return { ...node, text };
  });
  if (changed.length === 0) return { refusal: 'not-there' };
  return step(tree, nodes, changed);
}

function removed(tree: DraftTree, index: number): Step {
  const { from, end } = blockOf(tree, index);
  return step(tree, [...tree.nodes.slice(0, from), ...tree.nodes.slice(end)], []);
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
  const parents = parentsOf(tree);
  for (let at: number | null = index; at !== null; at = parents[at] ?? null) if (tree.nodes[at]?.kind === kind) return endOf(tree, at);
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
interface Settled {
  /** Lines whose references are those of the new tree already. */
  settled: ReadonlySet<string>;
  /** Lines that are part of another one now. */
  merged: ReadonlyMap<string, string>;
}

function renumbered(
  before: DraftTree,
  after: DraftTree,
  { settled, merged }: Settled,
): { nodes: DraftNode[]; consequences: Consequence[] } {
  const consequences: Consequence[] = [];
  const [was, is] = [citationsOf(before), citationsOf(after)];
  const now = new Map(after.nodes.map(({ id }, index) => [id, is[index] ?? '']));
  const labels = new Map(after.nodes.map((node) => [node.id, node.label]));
  const moved = new Map<string, string | null>();
  before.nodes.forEach(({ id, label }, index) => {
    const cited = was[index] ?? '';
    if (cited === '') return;
    const to = now.get(id) ?? now.get(merged.get(id) ?? '') ?? null;
    if (to === cited) return;
    moved.set(cited, to);
    const fresh = labels.get(id);
    if (fresh !== undefined && fresh !== label) consequences.push({ kind: 'renumbered', node: id, from: label.trim(), to: fresh.trim() });
  });
  if (moved.size === 0) return { nodes: [...after.nodes], consequences };
  /** "1 to 9" ends with what stays before 9 where 9 is gone. */
  const beside = (cited: string, edge: 'from' | 'to'): string | null => {
    const at = was.indexOf(cited);
    const kind = before.nodes[at]?.kind;
    const isKept = ({ id, kind: own }: DraftNode): boolean => own === kind && now.has(id);
    const node = edge === 'to' ? before.nodes.slice(0, at).findLast(isKept) : before.nodes.slice(at + 1).find(isKept);
    return node ? (now.get(node.id) ?? null) : null;
  };
  const nodes = after.nodes.map((node) => {
    if (settled.has(node.id)) return node;
    const text = withReferences(node.text, (cited, isListed, edge) => {
      const to = moved.get(cited) ?? (moved.has(cited) && edge ? beside(cited, edge) : moved.get(cited));
      if (to === undefined) return undefined;
      consequences.push(
        to !== null
          ? { kind: 'reference', node: node.id, from: cited, to }
          : { kind: isListed ? 'dropped' : 'blank', node: node.id, from: cited },
      );
      return to ?? (isListed ? null : BLANK);
    });
    return text === node.text ? node : { ...node, text };
  });
  return { nodes, consequences };
}
