import type { Mark, Node } from 'prosemirror-model';
import { readTree, type Block, type DraftTree, type Inline } from '../../../../shared/document/draft-tree.js';
import { schema } from './schema.js';

/** A draft that is open for editing, with what it was made from. */
export interface OpenDraft {
  tree: DraftTree;
  /** The nodes that each node of the tree became. */
  originals: readonly (readonly Node[])[];
  document: Node;
}

/** The document of the editor for a stored text. */
export function openDraft(text: string): OpenDraft {
  const tree = readTree(text);
  const originals = tree.nodes.map(({ blocks }, origin) => blocks.map((block) => nodeOf(block, origin)));
  const content = originals.flat();
  return { tree, originals, document: schema.node('doc', null, content.length > 0 ? content : [schema.node('paragraph')]) };
}

export function nodeOf(block: Block, origin: number | null = null): Node {
  switch (block.kind) {
    case 'heading':
      return schema.node('heading', { origin, level: block.level }, runs(block.inlines));
    case 'clause': {
      const { label, level, indent, heading } = block;
      return schema.node('clause', { origin, label, level, indent, heading }, runs(block.inlines));
    }
    case 'recital':
    case 'citation':
      return schema.node(block.kind, { origin, label: block.label }, runs(block.inlines));
    case 'para':
      return schema.node('paragraph', { origin, indent: block.indent, centered: block.centered }, runs(block.inlines));
    case 'bullet':
      return schema.node('bullet', { origin, indent: block.indent }, runs(block.inlines));
    case 'quote':
      return schema.node('quote', { origin }, runs(block.inlines));
    case 'signature':
      return schema.node('signature', { origin }, lines(block.lines));
    case 'table': {
      const row = (cells: readonly Inline[][], head: boolean): Node =>
        schema.node(
          'row',
          null,
          cells.map((cell, column) => schema.node('cell', { head, align: block.columns[column] ?? 'left' }, runs(cell))),
        );
      return schema.node('table', { origin, columns: block.columns }, [
        row(block.head, true),
        ...block.rows.map((cells) => row(cells, false)),
      ]);
    }
    case 'rule':
      return schema.node('rule', { origin });
    case 'page-break':
      return schema.node('page_break', { origin });
  }
}

function runs(inlines: readonly Inline[]): Node[] {
  return inlines.flatMap(({ text, bold, italic }) => {
    const marks: Mark[] = [...(bold ? [schema.mark('bold')] : []), ...(italic ? [schema.mark('italic')] : [])];
    return text
      .split('\n')
      .flatMap((part, index) => [
        ...(index > 0 ? [schema.node('line_break', null, undefined, marks)] : []),
        ...(part ? [schema.text(part, marks)] : []),
      ]);
  });
}

const lines = (all: readonly (readonly Inline[])[]): Node[] =>
  all.flatMap((line, index) => [...(index > 0 ? [schema.node('line_break')] : []), ...runs(line)]);
