import type { Node } from 'prosemirror-model';
import {
  writeTree,
  type Block,
  type ClauseLabel,
  type ColumnAlignment,
  type DraftNode,
  type Inline,
} from '../../../../shared/document/draft-tree.js';
import type { OpenDraft } from './nodes-of-tree.js';

/** The stored text of an edited document: what was not touched keeps its characters. */
export function textOf({ tree, originals }: Omit<OpenDraft, 'document'>, document: Node): string {
  const nodes: DraftNode[] = [];
  let last = -1;
  for (let index = 0; index < document.childCount;) {
    const child = document.child(index);
    const origin = child.attrs['origin'] as number | null;
    const node = origin === null ? undefined : tree.nodes[origin];
    const parts = (origin === null ? undefined : originals[origin]) ?? [];
    const gap = node && origin === last + 1 ? node.gap : null;
    if (node && parts.length > 0 && parts.every((part, at) => document.maybeChild(index + at)?.eq(part))) {
      nodes.push({ ...node, gap });
      index += parts.length;
    } else {
      nodes.push({ blocks: [blockOf(child)], source: null, gap });
      index += 1;
    }
    if (origin !== null) last = origin;
  }
  return writeTree({ nodes, tail: tree.tail });
}

export function blockOf(node: Node): Block {
  const { level, label, indent, heading, centered, columns } = node.attrs as Partial<{
    level: number;
    label: unknown;
    indent: number;
    heading: boolean;
    centered: boolean;
    columns: readonly ColumnAlignment[];
  }>;
  const inlines = runsOf(node);
  switch (node.type.name) {
    case 'heading':
      return { kind: 'heading', level: level === 1 || level === 3 ? level : 2, inlines };
    case 'clause':
      return { kind: 'clause', label: label as ClauseLabel, level: level ?? 1, indent: indent ?? 0, heading: heading ?? false, inlines };
    case 'recital':
      return { kind: 'recital', label: label as ClauseLabel, inlines };
    case 'citation':
      return { kind: 'citation', label: String(label), inlines };
    case 'bullet':
      return { kind: 'bullet', indent: indent ?? 0, inlines };
    case 'quote':
      return { kind: 'quote', inlines };
    case 'signature':
      return { kind: 'signature', lines: linesOf(inlines) };
    case 'table':
      return tableOf(node, columns ?? []);
    case 'rule':
      return { kind: 'rule' };
    case 'page_break':
      return { kind: 'page-break' };
    default:
      return { kind: 'para', indent: indent ?? 0, centered: centered ?? false, inlines };
  }
}

function runsOf(node: Node): Inline[] {
  if (!node.inlineContent) return [];
  return node.children.map((child) => {
    const has = (mark: string): boolean => child.marks.some(({ type }) => type.name === mark);
    return {
      text: child.isText ? (child.text ?? '') : '\n',
      ...(has('bold') ? { bold: true as const } : {}),
      ...(has('italic') ? { italic: true as const } : {}),
    };
  });
}

function linesOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const run of inlines) {
    const [first = '', ...others] = run.text.split('\n');
    if (first) lines.at(-1)?.push({ ...run, text: first });
    for (const line of others) lines.push(line ? [{ ...run, text: line }] : []);
  }
  return lines;
}

/** A table whose first row is its head; rows that are shorter than that are filled up. */
function tableOf(node: Node, columns: readonly ColumnAlignment[]): Block {
  const rows = node.children.map((row) => row.children.map(runsOf));
  const [head = [], ...body] = rows;
  const width = head.length;
  return {
    kind: 'table',
    columns: head.map((_, column) => columns[column] ?? 'left'),
    head,
    rows: body.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])),
  };
}
