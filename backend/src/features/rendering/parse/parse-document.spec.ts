import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Block, modelText, plainText } from '../document-model.js';
import { parseDocument } from './parse-document.js';
import { printTxt } from '../txt/print-txt.js';

/** `level/indent label text`, one line per block. */
function outline(content: string): string[] {
  return parseDocument(content).blocks.map((block: Block) => {
    if (block.kind === 'clause')
      return `${block.level}/${block.indent} ${block.label.text} ${plainText(block.inlines)}${block.heading ? ' =' : ''}`;
    if (block.kind === 'recital') return `recital ${block.label.text} ${plainText(block.inlines)}`;
    if (block.kind === 'table') return `table ${block.columns.join()} ${block.rows.length}`;
    if (block.kind === 'signature') return `signature ${block.lines.map(plainText).join(' / ')}`;
    if ('inlines' in block) return `${block.kind}${'indent' in block ? block.indent : ''} ${plainText(block.inlines)}`;
    return block.kind;
  });
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('parseDocument', () => {
  it('keeps four levels of legal numbering apart, with or without blank lines', () => {
    expect(outline('1. TERM\n1.1 The term:\n(a) begins;\n(i) on signing; or\n(ii) on delivery;\n(b) ends.\n1.2 Renewal.\n2. RENT')).toEqual(
      [
        '1/0 1. TERM =',
        '2/0 1.1 The term:',
        '3/1 (a) begins;',
        '4/2 (i) on signing; or',
        '4/2 (ii) on delivery;',
        '3/1 (b) ends.',
        '2/0 1.2 Renewal.',
        '1/0 2. RENT =',
      ],
    );
  });

  it('takes a long title for one where the clauses below it have its number', () => {
    const title = 'Representations and warranties of the Borrower';
    expect(outline(`7. ${title}\n\n7.1 The Borrower has power to sign.`)[0]).toBe(`1/0 7. ${title} =`);
    expect(outline(`7. ${title}\n\n(a) has power to sign.`)[0]).toBe(`1/0 7. ${title}`);
  });

  it('reads (i) after (h) as a letter when (j) follows and as a numeral when (ii) follows', () => {
    const letters = parseDocument('(g) g\n(h) h\n(i) i\n(j) j').blocks;
    expect(letters.map((block) => block.kind === 'clause' && block.label.style)).toEqual(new Array(4).fill('lower-letter'));
    const nested = parseDocument('(h) h\n(i) one\n(ii) two').blocks;
    expect(nested.map((block) => block.kind === 'clause' && block.label.style)).toEqual(['lower-letter', 'lower-roman', 'lower-roman']);
  });

  it.each([
    [
      'as the product counts',
      (place: number) =>
        (place > 26 ? String.fromCharCode(96 + Math.floor((place - 1) / 26)) : '') + String.fromCharCode(97 + ((place - 1) % 26)),
    ],
    ['as Word counts', (place: number) => String.fromCharCode(97 + ((place - 1) % 26)).repeat(Math.floor((place - 1) / 26) + 1)],
  ])('goes on after (z) in one list, %s', (_, letters) => {
    const places = Array.from({ length: 60 }, (_item, index) => index + 1);
    const { blocks } = parseDocument(`1. The papers are:\n\n${places.map((place) => `(${letters(place)}) Paper ${place}.`).join('\n\n')}`);
    expect(blocks.slice(1)).toMatchObject(
      places.map((place) => ({ kind: 'clause', level: 2, indent: 1, label: { style: 'lower-letter', parts: [place] } })),
    );
  });

  it.each(['(to) the Tenant.', '(ok) as agreed.', '(ab) is no item here.'])('takes "%s" for words where no list comes to it', (line) => {
    expect(outline(`1. One:\n\n(a) first;\n\n(b) second.\n\n${line}`).at(-1)).toMatch(/^para/);
  });

  it.each([
    ['1 December 2025 is the date of this deed.'],
    ['2.5 per cent a year is charged on late payment of rent.'],
    ['A. K. Sharma, advocate, appeared for the tenant.'],
    ['I. Banerjee, notary, attested the deed in his office.'],
    ['(the "Act") applies to this deed in every respect.'],
    ['1000. is no clause number in any deed known to us.'],
  ])('does not take "%s" for a clause', (line) => {
    expect(parseDocument(`Dear Sir,\n\n${line}`).blocks.map((block) => block.kind)).toEqual(['para', 'para']);
  });

  it('accepts initials as clause letters when the next letter follows', () => {
    expect(outline('A. First ground here.\n\nB. Second ground here.')).toEqual(['1/0 A. First ground here.', '1/0 B. Second ground here.']);
  });

  it('puts emphasis around labels where it belongs', () => {
    expect(outline('**1.** That the goods were sent.\n\n**2. Term:** Eleven months.')).toEqual([
      '1/0 1. That the goods were sent.',
      '1/0 2. Term: Eleven months.',
    ]);
    expect(parseDocument('**2. Term:** Eleven months.').blocks[0]).toMatchObject({
      inlines: [{ text: 'Term:', bold: true }, { text: ' Eleven months.' }],
    });
  });

  it('finds title, recitals, connectors, tables, signatures, quotes, bullets and page breaks', () => {
    const text = [
      'RENT AGREEMENT',
      'BETWEEN',
      'RECITALS',
      '(A) The owner has a flat.',
      '| Item | Amount |\n|---|---|\n| Rent | ₹ 35,000 |',
      '> quoted words',
      '- one\n  - inner',
      '_____________________        _____________________\nLandlord        Tenant',
      '\\pagebreak',
      'SCHEDULE I',
    ].join('\n\n');
    expect(outline(text)).toEqual([
      'heading RENT AGREEMENT',
      'para0 BETWEEN',
      'heading RECITALS',
      'recital (A) The owner has a flat.',
      'table left,right 1',
      'quote quoted words',
      'bullet0 one',
      'bullet1 inner',
      'signature _____________________ / Landlord',
      'signature _____________________ / Tenant',
      'page-break',
      'heading SCHEDULE I',
    ]);
  });

  it('keeps the lines of an address and joins those an editor wrapped', () => {
    expect(outline('To,\nThe Manager,\nNew Delhi')).toEqual(['para0 To,\nThe Manager,\nNew Delhi']);
    expect(outline('Dear Sir,\n\nThis sentence was broken by an editor after its sixty-fifth column\nand goes on here.')[1]).toBe(
      'para0 This sentence was broken by an editor after its sixty-fifth column and goes on here.',
    );
  });

  it('leaves no stray emphasis marks but keeps blanks, products and masked digits', () => {
    const text = modelText(
      parseDocument('Dear Sir,\n\nAccount ****1234, **unclosed, 5 * 3, Rs.____ (Rupees____ only), **bold** and *slanted*.'),
    );
    expect(text).toContain('Account ****1234, unclosed, 5 * 3, Rs.____ (Rupees____ only), bold and slanted.');
  });

  it.each([
    '<script>alert(1)</script>',
    // oxlint-disable-next-line no-template-curly-in-string -- text that looks like a template must stay text
    '{{7*7}} ${x} {% raw %}',
    '[link](javascript:alert(1)) &lt;b&gt; `code`',
    '<iframe src="file:///etc/passwd">',
  ])('leaves %s as text', (text) => {
    expect(modelText(parseDocument(`Dear Sir,\n\n${text}`))).toBe(`Dear Sir,\n\n${text}`);
  });

  it('loses no word of any text and prints text that reads back the same', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '1. TERM',
        '1.1 Rent is due',
        '(a) first',
        '(i) sub',
        '(A) Whereas',
        '- point',
        '> said',
        '',
        '',
        '# Title',
        'IN WITNESS',
        '12. of the Act',
      ),
      fc.lorem({ maxCount: 30 }),
      fc.constantFrom(
        '**1. Bold** text',
        'Name: ________',
        '_______________',
        '| a | b |',
        '|---|---|',
        '| ₹ 5 | x |',
        'किराया ₹ 35,000 देय है',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const model = parseDocument(lines.join('\n'));
        const marks = /[*#>|•-]/g;
        const plain = (text: string): string[] => words(text.replace(marks, ' ')).sort();
        expect(plain(modelText(model))).toEqual(plain(lines.join('\n')));
        const again = parseDocument(printTxt(model));
        expect(plain(modelText(again))).toEqual(plain(modelText(model)));
        const labels = (blocks: Block[]): string[] =>
          blocks.flatMap((block) => (block.kind === 'clause' || block.kind === 'recital' ? [block.label.text] : []));
        expect(labels(again.blocks)).toEqual(labels(model.blocks));
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it.each([
    ['a paragraph of 2 MB', 'lorem ipsum '.repeat(170_000)],
    ['a word of 2 MB', 'x'.repeat(2_000_000)],
    ['emphasis marks without end', '*a **b _c '.repeat(200_000)],
    ['deep nesting', Array.from({ length: 20_000 }, (_, depth) => `${' '.repeat(depth % 60)}- x`).join('\n')],
    ['brackets', '('.repeat(1_000_000)],
  ])(
    'reads %s to its end',
    (_, content) => {
      expect(printTxt(parseDocument(content))).toMatch(/\S/);
    },
    60_000,
  );
});
