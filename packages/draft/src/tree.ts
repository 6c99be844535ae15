import { LabelReader } from './labels.js';
import { type NumberedKind, numberLines } from './numbering.js';
import { isExecution, outlineOf } from './outline.js';

/** Where in a draft a line stands: its title and parties, its clauses, what follows them (execution, verification, schedules). */
export type DraftPart = 'opening' | 'body' | 'closing';

/** One line of a draft. */
export interface DraftNode {
  /** The same as long as the line is there, whatever is put in or taken out around it. */
  readonly id: string;
  /** Null for a line without a number. */
  readonly kind: NumberedKind | null;
  /** As it is written, with the white space behind it: `4.1 `; '' for a line without a number. */
  readonly label: string;
  /** The line without its label. */
  readonly text: string;
  readonly part: DraftPart;
}

/** A draft as its lines. Lines that only part others are nodes, too: nothing of a text is outside the tree. */
export interface DraftTree {
  readonly nodes: readonly DraftNode[];
  /** Number of the id that the next new line gets. */
  readonly next: number;
}

/** Reads a text; `writeDraft(parseDraft(text))` is `text`, to the character, for any text. */
export function parseDraft(text: string): DraftTree {
  const reader = new LabelReader();
  const { lines, clauses, bodyEnd } = outlineOf(text);
  const bodyStart = clauses[0]?.from ?? bodyEnd;
  const nodes = lines.map((line, index): DraftNode => {
    const part = index < bodyStart ? 'opening' : index < bodyEnd ? 'body' : 'closing';
    return { id: `n${index + 1}`, part, ...reader.read(line) };
  });
  return { nodes, next: lines.length + 1 };
}

export const writeDraft = ({ nodes }: DraftTree): string => nodes.map(lineOf).join('\n');

/** A line as it stands in the text. */
export const lineOf = ({ label, text }: Pick<DraftNode, 'label' | 'text'>): string => label + text;

export const isBlank = (node: Pick<DraftNode, 'label' | 'text'>): boolean => lineOf(node).trim() === '';

/** How each node is cited behind the word for a clause, such as `9.1(a)` or `the Schedule`; '' for one without a number. */
export function citationsOf({ nodes }: Pick<DraftTree, 'nodes'>): string[] {
  return numberLines(
    nodes.map(({ kind }) => kind),
    'clause',
  ).map((number) => number?.citation.replace(/^clause /, '') ?? '');
}

const DEPTH: Readonly<Record<NumberedKind, number>> = { schedule: 0, clause: 0, sub: 1, item: 2, subitem: 3 };

/**
 * The end of what belongs to a node: the lines below its number, up to the next line of its depth or of one above it, without the blank
 * lines at the end. What follows the clauses belongs to none of them, and where the draft is signed belongs to no schedule.
 * @returns index after the last line of it
 */
export function endOf({ nodes }: Pick<DraftTree, 'nodes'>, index: number): number {
  const node = nodes[index];
  if (!node) return index;
  let end = index + 1;
  if (node.kind !== null) {
    const depth = DEPTH[node.kind];
    while (end < nodes.length) {
      const next = nodes[end];
      if (!next || next.part !== node.part || (next.kind !== null && DEPTH[next.kind] <= depth) || isHeading(next)) break;
      if (next.kind === null && isExecution(next.text, next.part === 'body')) break;
      end += 1;
    }
  }
  while (end > index + 1 && isBlankAt(nodes, end - 1)) end -= 1;
  return end;
}

/** A title of the draft, of a part or of a schedule. */
const isHeading = ({ kind, text }: DraftNode): boolean => kind === null && text.startsWith('#');

const isBlankAt = (nodes: readonly DraftNode[], index: number): boolean => {
  const node = nodes[index];
  return node !== undefined && isBlank(node);
};

/**
 * The line with a number that each line stands under: the item of a sub-item, the clause of a sub-clause. Null for one under none.
 * One pass over the lines: whoever asks for every line of a long draft asks once.
 */
export function parentsOf({ nodes }: Pick<DraftTree, 'nodes'>): (number | null)[] {
  const open: { index: number; depth: number; part: DraftPart }[] = [];
  return nodes.map((node, index) => {
    const depth = node.kind === null ? Infinity : DEPTH[node.kind];
    const last = () => open.at(-1);
    if (isHeading(node) || last()?.part !== node.part) open.length = 0;
    while ((last()?.depth ?? -1) >= depth) open.pop();
    const parent = last()?.index ?? null;
    if (node.kind !== null) open.push({ index, depth, part: node.part });
    return parent;
  });
}
