import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { ordinaryLayout } from '../layout/page-layout.js';
import { docxFaults } from '../../../../test/support/docx-rules.js';
import { words } from '../../../../test/support/printed-text.js';
import { readDocx } from '../../../../test/support/read-docx.js';
import { countedLetters, repeatedLetters } from '../../../core/text/letter-numbers.js';
import { modelText } from '../document-model.js';
import { parseDocument } from '../parse/parse-document.js';
import { printDocx } from './print-docx.js';

async function roundTrip(content: string): Promise<{ printed: ReturnType<typeof readDocx>; expected: string }> {
  const model = parseDocument(content);
  return { printed: readDocx(await printDocx(model, ordinaryLayout('A4'))), expected: modelText(model) };
}

describe('printDocx', () => {
  it('numbers natively where Word counts the same, restarting under each parent', async () => {
    const { printed, expected } = await roundTrip(
      'DEED\n\n(A) one\n(B) two\n\n1. TERM\n1.1 first\n(a) a\n(i) i\n(ii) ii\n(b) b\n1.2 second\n(a) a\n2. RENT\n(a) straight below\n(b) next\n2.1 third',
    );
    expect(words(printed.text)).toEqual(words(expected));
    expect(printed.native).toBe(14);
  });

  it('writes out numbers that Word would count otherwise', async () => {
    const { printed, expected } = await roundTrip('1. ONE\n\n2. TWO\n\n4. FOUR\n\n4.1 deep text.\n\n5. FIVE');
    expect(words(printed.text)).toEqual(words(expected));
    expect(printed.native).toBe(2);
  });

  it.each(['counted', 'repeated'] as const)('has the letters of the text after (z), %s', async (way) => {
    const letters = { counted: countedLetters, repeated: repeatedLetters }[way];
    const items = Array.from({ length: 30 }, (_, index) => `(${letters(index + 1)}) Paper ${index + 1}.`);
    const { printed, expected } = await roundTrip(['1. The papers:', ...items].join('\n\n'));
    expect(words(printed.text)).toEqual(words(expected));
    expect(printed.native).toBe(way === 'repeated' ? 31 : 28);
  });

  it('begins a new list where the numbers begin again and goes on with the old one afterwards', async () => {
    const { printed, expected } = await roundTrip('1. ONE\n\n1.1 a.\n\nWITNESSES\n\n1. Ram Lal.\n\n2. Shyam Lal.\n\nMORE\n\n3. THREE');
    expect(words(printed.text)).toEqual(words(expected));
    expect(printed.native).toBe(5);
  });

  it('keeps all text: tables, breaks, signatures, markup-like words', async () => {
    const { printed, expected } = await roundTrip(
      'NOTICE\n\nTo,\nThe <b>Manager</b> & Co.\n\n- point *one*\n\n> quote\n\n| A | ₹ |\n|-|-|\n| {{x}} | 5,000 |\n\n___________\nName: ________\n\nकिराया\u0007 \uFFFEदेय',
    );
    expect(words(printed.text)).toEqual(words(expected));
  });

  it('keeps the rules of the format', async () => {
    const wide = `| ${new Array(9).fill('Particulars').join(' | ')} |\n|${'-|'.repeat(9)}\n| ${new Array(9).fill('Krishnamurthy').join(' | ')} |`;
    const { printed, expected } = await roundTrip(
      [
        'RENT DEED',
        '1. TERM\n1.1 one\n(a) a\n(i) i',
        '- b',
        '> q',
        '| A | B |\n|-|-|\n| 1 | 2 |',
        wide,
        '[1] An Act',
        '\\pagebreak',
        '---',
      ].join('\n\n'),
    );
    expect(docxFaults(printed.files)).toEqual([]);
    expect(words(printed.text)).toEqual(words(expected));
    expect(printed.files.get('word/document.xml')?.match(/w:orient="landscape"/g)).toHaveLength(1);
  });

  it('carries footer fields, title and keep-with-next on signatures', async () => {
    const { printed } = await roundTrip('RENT DEED\n\nSigned by both.\n\n___________\nLandlord\nDate: ______');
    const footer = printed.files.get('word/footer1.xml') ?? '';
    expect(footer).toContain('RENT DEED');
    expect(footer).toContain('>PAGE<');
    expect(footer).toContain('>NUMPAGES<');
    expect(printed.files.get('docProps/core.xml')).toContain('<dc:title>RENT DEED</dc:title>');
    expect(printed.files.get('word/document.xml')?.match(/<w:keepNext\/>/g)).toHaveLength(3);
  });

  it('is set in the font of the letterhead', async () => {
    const letterhead = { headerLines: [], footer: '', marginMm: 25, font: 'sans', logo: null } as const;
    const styles = readDocx(await printDocx(parseDocument('WILL'), ordinaryLayout('A4', letterhead))).files.get('word/styles.xml') ?? '';
    expect(styles).toContain('w:ascii="Arial"');
    expect(styles).not.toContain('Times New Roman');
  });

  it.each(['affidavit_hindi', 'legal_notice_hindi', 'rent_agreement_hindi', 'rti_application_hindi'])(
    'has %s set in a Devanagari font, in its language and with the size and weight that complex scripts have of their own',
    async (template) => {
      const sample = await readFile(new URL(`../../templates/shipped/${template}/full.golden.txt`, import.meta.url), 'utf8');
      const { printed, expected } = await roundTrip(sample);
      expect(words(printed.text)).toEqual(words(expected));
      const styles = printed.files.get('word/styles.xml') ?? '';
      const defaults = /<w:docDefaults>[^]*<\/w:docDefaults>/.exec(styles)?.[0] ?? '';
      expect(defaults).toMatch(/<w:rFonts [^>]*w:cs="Nirmala UI"/);
      expect(defaults).toMatch(/<w:lang [^>]*w:bidi="hi-IN"/);
      for (const part of ['word/styles.xml', 'word/document.xml', 'word/numbering.xml']) {
        const xml = printed.files.get(part) ?? '';
        const runs = xml.match(/<w:rPr>[^]*?<\/w:rPr>/g) ?? [];
        const sizes = (run: string, name: string) => new RegExp(`<w:${name} w:val="(\\d+)"`).exec(run)?.[1];
        expect(runs.filter((run) => sizes(run, 'sz') !== sizes(run, 'szCs'))).toEqual([]);
        expect(runs.filter((run) => /<w:b[ /]/.test(run) !== /<w:bCs[ /]/.test(run))).toEqual([]);
        expect(runs.filter((run) => /<w:rFonts/.test(run) && !run.includes('w:cs="Nirmala UI"'))).toEqual([]);
      }
    },
  );
});
