import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Block, type Inline, modelText, plainText } from '../document-model.js';
import { parseDocument } from '../parse/parse-document.js';
import { type DraftNode, readTree, writeTree } from './draft-tree.js';
import { isBlank } from './write-block.js';
import { writeInline } from './write-inline.js';

const TEMPLATES = path.join(import.meta.dirname, '../../templates/shipped');
/** Every text that the shipped templates make of their samples. */
const DRAFTS = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.golden.txt'))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(TEMPLATES, file), 'utf8') }));

const words = (text: string): string[] => text.split(/[\s*\\]+/).filter(Boolean);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '#',
        '**',
        '_',
        '1.',
        '(a) b',
        '|',
        '|-|',
        '\n',
        '\r\n',
        '\n\n',
        '\f',
        '\t',
        '> x',
        '- y',
        '____',
        'Name: ____',
        'DEED',
        ' ',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);
const changed = (blocks: readonly Block[]): DraftNode => ({ blocks, source: null, gap: null });

describe('the tree of a draft', () => {
  it('gives every shipped draft back to the character', () => {
    expect(DRAFTS.length).toBeGreaterThan(100);
    for (const { file, text } of DRAFTS) expect({ file, text: writeTree(readTree(text)) }).toEqual({ file, text });
  });

  it('gives any text back to the character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(writeTree(readTree(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('holds the blocks that are printed', () => {
    for (const { text } of DRAFTS) expect(readTree(text).nodes.flatMap(({ blocks }) => blocks)).toEqual(parseDocument(text).blocks);
  });

  it('writes every block of every shipped draft so that it is read as the same block', () => {
    for (const { file, text } of DRAFTS) {
      const { blocks } = parseDocument(text);
      const written = writeTree({ nodes: blocks.map((block) => changed([block])), tail: '\n' });
      expect({ file, blocks: parseDocument(written).blocks }).toEqual({ file, blocks });
    }
  });

  it('changes nothing but the block that was edited, and loses no word of it', () => {
    const draft = fc.constantFrom(...DRAFTS.map(({ text }) => text));
    fc.assert(
      fc.property(draft, fc.nat(), anyText, (text, at, typed) => {
        const { nodes, tail } = readTree(text);
        const index = at % nodes.length;
        const edited = nodes.map((node, position) =>
          position === index ? changed(node.blocks.map((block) => saying(block, typed))) : node,
        );
        const written = writeTree({ nodes: edited, tail });
        for (const { source } of edited) if (source !== null) expect(written).toContain(source);
        const shown = edited.flatMap(({ blocks }) => blocks.filter((block) => !isBlank(block)));
        const expected = shown.map((block) => modelText({ blocks: [block] }));
        expect(words(modelText(parseDocument(written))).join('')).toBe(words(expected.join('\n')).join(''));
      }),
      { numRuns: 300 },
    );
  });

  it.each(['# Name: ____\n#', '---\nbelow', '> said\nso', '| a |\n| b |', '- one\ntwo'])(
    'keeps the first sign of a paragraph of two lines: %j',
    (text) => {
      const typed: Block = { kind: 'para', indent: 0, centered: false, inlines: [{ text }] };
      const written = writeTree({ nodes: [changed([typed])], tail: '' });
      expect(words(modelText(parseDocument(written)))).toEqual(words(text));
    },
  );

  it('takes blocks out, moves them and puts new ones in between blank lines', () => {
    const { nodes, tail } = readTree('# DEED\n\n1. Term\n1.1 Eleven months.\n\n1.2 More.\n');
    const [title, term, months, more] = nodes;
    if (!title || !term || !months || !more) throw new Error('read otherwise');
    expect(writeTree({ nodes: [title, term, more], tail })).toBe('# DEED\n\n1. Term\n\n1.2 More.\n');
    const note: Block = { kind: 'para', indent: 0, centered: false, inlines: [{ text: '# no heading' }] };
    expect(writeTree({ nodes: [title, changed([note]), term, months], tail: '' })).toBe(
      '# DEED\n\n\\# no heading\n\n1. Term\n1.1 Eleven months.',
    );
  });
});

describe('emphasis as it is stored', () => {
  const run = fc.record({
    text: fc.oneof(fc.lorem({ maxCount: 3 }), fc.constantFrom(' ', '"Rent"', '5 * 3', '____', 'a_b', '\\', '(', '. ')),
    bold: fc.option(fc.constant(true as const), { nil: undefined }),
    italic: fc.option(fc.constant(true as const), { nil: undefined }),
  });

  it.each([
    [[{ text: 'Rent', bold: true }, { text: ' is due' }], '**Rent** is due'],
    [[{ text: 'Rent ', bold: true }, { text: 'is due' }], '**Rent** is due'],
    [
      [
        { text: 'a', bold: true },
        { text: ' b', bold: true, italic: true },
      ],
      '**a** ***b***',
    ],
    [[{ text: 'Signature: ______' }], 'Signature: ______'],
    [[{ text: 'a *b* c' }], 'a \\*b\\* c'],
    // Marks between a full stop and a letter are read as no marks.
    [[{ text: 'No cash.', bold: true }, { text: 'give' }], '**No cash**.give'],
  ] as [Inline[], string][])('writes %j as %s', (inlines, text) => {
    expect(writeInline(inlines)).toBe(text);
  });

  it('never loses a word, whatever stands where', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        const inlines = runs.map(({ text, bold, italic }) => ({ text, ...(bold && { bold }), ...(italic && { italic }) }));
        const text = plainText(inlines);
        expect(words(plainText(parseInlines(writeInline(inlines)))).join('')).toBe(words(text).join(''));
      }),
      { numRuns: 500 },
    );
  });
});

function parseInlines(text: string): Inline[] {
  const [block] = parseDocument(`(a) ${text}`).blocks;
  return block && 'inlines' in block ? block.inlines : [];
}

/** The same block with other words. */
function saying(block: Block, text: string): Block {
  if (block.kind === 'table') return { ...block, head: block.head.map(() => [{ text }]) };
  if (block.kind === 'signature') return { ...block, lines: [...block.lines, [{ text }]] };
  return 'inlines' in block ? { ...block, inlines: [{ text }] } : block;
}
