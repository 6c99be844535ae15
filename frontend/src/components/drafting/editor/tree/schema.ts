import { Schema, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model';
import type { ClauseLabel } from '../../../../shared/document/draft-tree.js';
import paper from '../../paper/paper.module.css';
import { labelFrom } from './labels.js';

/** Which node of the tree a block was made from; null for what was not in the text. */
const ORIGIN = { origin: { default: null } };
const text = (tag: string, attributes: Record<string, unknown> = {}): DOMOutputSpec => [tag, attributes, 0];
const numberAttribute = (element: HTMLElement, name: string, max: number): number =>
  Math.min(Math.max(Math.trunc(Number(element.dataset[name])) || 0, 0), max);

const labelled = (kind: string, label: ClauseLabel | string, indent: number, more: Record<string, unknown> = {}) => ({
  class: paper.hanging,
  'data-kind': kind,
  'data-indent': indent,
  'data-label': typeof label === 'string' ? label : label.text,
  ...(typeof label === 'string' ? {} : { 'data-style': label.style }),
  ...more,
});

const clauseAttributes = (element: HTMLElement): Record<string, unknown> | false => {
  const label = labelFrom(element.dataset['label'] ?? '', element.dataset['style'] ?? '');
  const heading = element.tagName === 'H2';
  return (
    label !== null && { label, heading, level: numberAttribute(element, 'level', 4) || 1, indent: numberAttribute(element, 'indent', 3) }
  );
};

/** A block of running text; what follows the label in the stored notation. */
const line = (spec: NodeSpec): NodeSpec => ({ content: 'inline*', group: 'block', ...spec, attrs: { ...ORIGIN, ...spec.attrs } });

/**
 * The blocks of a draft as nodes of the editor. What is pasted becomes one of them or is left out: there is no node for a picture, a
 * link, a script or a style.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: line({
      attrs: { indent: { default: 0 }, centered: { default: false } },
      parseDOM: [{ tag: 'p' }, { tag: 'div' }],
      toDOM: ({ attrs }) => text('p', { class: attrs['centered'] ? paper.centered : paper.body, 'data-indent': attrs['indent'] as number }),
    }),
    heading: line({
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 1 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => text(`h${String(attrs['level'])}`),
    }),
    clause: line({
      attrs: { label: {}, level: { default: 1 }, indent: { default: 0 }, heading: { default: false } },
      defining: true,
      parseDOM: ['p', 'h2'].map((tag) => ({ tag: `${tag}[data-kind="clause"]`, priority: 60, getAttrs: clauseAttributes })),
      toDOM: ({ attrs: { label, level, indent, heading } }) =>
        text(heading ? 'h2' : 'p', labelled('clause', label as ClauseLabel, indent as number, { 'data-level': level as number })),
    }),
    recital: line({
      attrs: { label: {} },
      defining: true,
      parseDOM: [
        {
          tag: 'p[data-kind="recital"]',
          priority: 60,
          getAttrs: (element) => {
            const label = labelFrom(element.dataset['label'] ?? '', element.dataset['style'] ?? '');
            return label !== null && { label };
          },
        },
      ],
      toDOM: ({ attrs }) => text('p', labelled('recital', attrs['label'] as ClauseLabel, 0)),
    }),
    bullet: line({
      attrs: { indent: { default: 0 } },
      defining: true,
      parseDOM: [
        { tag: 'p[data-kind="bullet"]', priority: 60, getAttrs: (element) => ({ indent: numberAttribute(element, 'indent', 4) }) },
        { tag: 'li' },
      ],
      toDOM: ({ attrs }) => text('p', labelled('bullet', '•', attrs['indent'] as number)),
    }),
    citation: line({
      attrs: { label: {} },
      defining: true,
      toDOM: ({ attrs }) => text('p', labelled('citation', attrs['label'] as string, 0)),
    }),
    quote: line({ defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: () => text('blockquote') }),
    signature: line({
      defining: true,
      parseDOM: [{ tag: 'div[data-kind="signature"]', priority: 60 }],
      toDOM: () => text('div', { class: paper.signature, 'data-kind': 'signature' }),
    }),
    table: {
      content: 'row+',
      group: 'block',
      isolating: true,
      attrs: { ...ORIGIN, columns: { default: [] } },
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['div', { class: paper.table }, ['table', ['tbody', 0]]],
    },
    row: { content: 'cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    cell: {
      content: 'inline*',
      isolating: true,
      attrs: { head: { default: false }, align: { default: 'left' } },
      parseDOM: [{ tag: 'th', attrs: { head: true } }, { tag: 'td' }],
      toDOM: ({ attrs }) => [attrs['head'] ? 'th' : 'td', { 'data-align': attrs['align'] as string }, 0],
    },
    rule: { group: 'block', attrs: ORIGIN, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    page_break: { group: 'block', attrs: ORIGIN, toDOM: () => ['div', { class: paper.pageBreak, role: 'separator' }] },
    text: { group: 'inline' },
    line_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    bold: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null }],
      toDOM: () => ['strong', 0],
    },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
