import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { docxFaults } from '../../../../test/support/docx-rules.js';
import { unzip, walk } from '../../../../test/support/read-docx.js';
import { modelText } from '../document-model.js';
import { parseDocument } from '../parse/parse-document.js';
import { redlineDocx } from './redline-docx.js';

const META = { author: 'Asha Mehta', date: new Date('2026-04-01T10:00:00.123Z') };
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const textOf = (content: string): string[] => words(modelText(parseDocument(content)));

/** The text with all changes accepted, or with all rejected: what went away is left out with its paragraph mark and row. */
function settled(xml: string, decision: 'accept' | 'reject'): string {
  const dropped = decision === 'accept' ? 'w:del' : 'w:ins';
  let [text, row, open] = ['', '', [] as string[]];
  let [dropsMark, dropsRow, isInRow] = [false, false, false];
  walk(xml, (name, _attributes, isOpen, content) => {
    if (isOpen) {
      open.push(name);
      if (name === 'w:tr') [row, dropsRow, isInRow] = ['', false, true];
      if (name === 'w:p') dropsMark = false;
      if (name === dropped && open.at(-2) === 'w:rPr') dropsMark = true;
      if (name === dropped && open.at(-2) === 'w:trPr') dropsRow = true;
      if ((name === 'w:tab' || name === 'w:br') && !open.includes(dropped)) add(' ');
      return;
    }
    if ((name === 'w:t' || name === 'w:delText') && !open.includes(dropped)) add(content);
    if (name === 'w:p' && !dropsMark) add('\n');
    if (name === 'w:tr') {
      isInRow = false;
      if (!dropsRow) add(row);
    }
    open = open.slice(0, -1);
  });
  return text;

  function add(part: string): void {
    if (isInRow) row += part;
    else text += part;
  }
}

async function redline(before: string, after: string): Promise<{ xml: string; faults: string[] }> {
  const files = unzip(Buffer.from(await redlineDocx(before, after, META)));
  return { xml: files.get('word/document.xml') ?? '', faults: docxFaults(files) };
}

describe('redlineDocx', () => {
  it('marks changed words only, each with author and date', async () => {
    const { xml } = await redline('1. RENT\n\n1.1 The rent is ₹ 35,000 a month.', '1. RENT\n\n1.1 The rent is ₹ 40,000 a month.');
    expect(xml.match(/<w:delText[^>]*>[^<]*/g)?.map((tag) => tag.replace(/<[^>]*>/, ''))).toEqual(['35,000']);
    expect(xml).toContain('<w:del w:id="1" w:author="Asha Mehta" w:date="2026-04-01T10:00:00Z">');
    expect(settled(xml, 'reject')).toContain('₹ 35,000 a month.');
  });

  it('follows a clause whose number changed and marks the new number', async () => {
    const clauses = (names: readonly string[]): string =>
      names.map((name, index) => `${index + 1}. ${name} is governed by this clause.`).join('\n\n');
    const { xml } = await redline(clauses(['Term', 'Rent', 'Notice']), clauses(['Term', 'Deposit of three months', 'Rent', 'Notice']));
    expect(xml.match(/<w:delText[^>]*>[^<]*/g)?.map((tag) => tag.replace(/<[^>]*>/, ''))).toEqual(['2.', '3.']);
  });

  it('marks rows that came and went, and tables whose columns changed as exchanged', async () => {
    const before = '| A | B |\n|-|-|\n| rent | 1 |\n| deposit | 2 |';
    const { xml } = await redline(before, '| A | B |\n|-|-|\n| rent | 1 |\n| stamp duty | 9 |');
    expect(xml.match(/<w:trPr>.*?<\/w:trPr>/g)?.filter((row) => /w:(?:ins|del) /.test(row))).toHaveLength(2);
    const other = await redline(before, '| A | B | C |\n|-|-|-|\n| rent | 1 | x |');
    expect(other.xml.match(/<w:tbl>/g)).toHaveLength(2);
    expect(other.faults).toEqual([]);
  });

  it('says nothing about equal texts and survives empty and unrelated ones', async () => {
    expect((await redline('NOTICE\n\nPay.', 'NOTICE\n\nPay.')).xml).not.toMatch(/<w:(?:ins|del) /);
    const { xml, faults } = await redline('', 'WILL\n\nI give all.');
    expect(faults).toEqual([]);
    expect(words(settled(xml, 'accept'))).toEqual(textOf('WILL\n\nI give all.'));
    expect(words(settled(xml, 'reject'))).toEqual([]);
  });

  it('gives the new text when accepted and the old one when rejected, whatever the texts', async () => {
    const line = fc.constantFrom(
      'RENT DEED',
      '1. TERM',
      '1.1 The term is eleven months.',
      '1.2 The term is *twelve* months.',
      '(a) first',
      '(b) second one',
      '- point',
      '> quoted',
      'A plain paragraph about **rent** and notice.',
      'To,\nThe Manager',
      '| A | B |\n|-|-|\n| x | y |\n| z | w |',
      '| A | B |\n|-|-|\n| x | y2 |',
      '________________\nName: ______',
      '\\pagebreak',
      '[1] The Sample Act, 2001',
      'किराया ₹ 35,000 देय है',
      '---',
    );
    const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n\n'));
    await fc.assert(
      fc.asyncProperty(text, text, async (before, after) => {
        const { xml, faults } = await redline(before, after);
        expect(faults).toEqual([]);
        expect(words(settled(xml, 'accept'))).toEqual(textOf(after));
        expect(words(settled(xml, 'reject'))).toEqual(textOf(before));
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('gives up the comparison of long unrelated texts and shows one replaced by the other', async () => {
    const text = (word: string): string =>
      Array.from({ length: 1_500 }, (_, index) => `${word}${index} ${word} clause ${index * 7}.`).join('\n\n');
    const { xml } = await redline(text('alpha'), text('omega'));
    expect(xml.match(/<w:del /g)?.length).toBeGreaterThanOrEqual(1_500);
    expect(xml.match(/<w:ins /g)?.length).toBeGreaterThanOrEqual(1_500);
  }, 60_000);
});
