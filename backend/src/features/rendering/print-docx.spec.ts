import { describe, expect, it } from '@jest/globals';
import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { modelText } from './document-model.js';
import { parseDocument } from './parse-document.js';
import { printDocx } from './print-docx.js';

function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment, local] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + nameLength),
      (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'),
    );
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

type Visit = (name: string, attributes: Record<string, string>, isOpen: boolean, text: string) => void;
function walk(xml: string, visit: Visit): void {
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', (tag) => {
    visit(tag.name, tag.attributes, true, '');
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', (tag) => {
    visit(tag.name, tag.attributes, false, text);
    text = '';
  });
  parser.write(xml).close();
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v'];
const FORMATS: Record<string, (n: number) => string> = {
  decimal: String,
  lowerLetter: (n) => String.fromCharCode(96 + n),
  upperLetter: (n) => String.fromCharCode(64 + n),
  lowerRoman: (n) => ROMAN[n] ?? '?',
};

/** The paragraphs as Word shows them, with the numbers that Word computes; `native` counts those. */
function readDocx(bytes: Uint8Array): { text: string; native: number; files: Map<string, string> } {
  const files = unzip(Buffer.from(bytes));
  const levels = new Map<string, { format: string; text: string }>();
  const abstractOf = new Map<string, string>();
  let [abstract, level, num] = ['', '', ''];
  walk(files.get('word/numbering.xml') ?? '<x/>', (name, attributes, isOpen) => {
    if (!isOpen) return;
    if (name === 'w:abstractNum') abstract = attributes['w:abstractNumId'] ?? '';
    if (name === 'w:lvl') level = attributes['w:ilvl'] ?? '';
    if (name === 'w:numFmt') levels.set(`${abstract}.${level}`, { format: attributes['w:val'] ?? '', text: '' });
    if (name === 'w:lvlText')
      levels.set(`${abstract}.${level}`, { format: levels.get(`${abstract}.${level}`)?.format ?? '', text: attributes['w:val'] ?? '' });
    if (name === 'w:num') num = attributes['w:numId'] ?? '';
    if (name === 'w:abstractNumId') abstractOf.set(num, attributes['w:val'] ?? '');
  });
  const counters = new Map<string, number[]>();
  let [text, paragraph, list, depth, native] = ['', '', '', 0, 0];
  walk(files.get('word/document.xml') ?? '', (name, attributes, isOpen, content) => {
    if (isOpen && name === 'w:p') [paragraph, list] = ['', ''];
    else if (isOpen && name === 'w:ilvl') depth = Number(attributes['w:val']);
    else if (isOpen && name === 'w:numId') list = attributes['w:val'] ?? '';
    else if (isOpen && (name === 'w:br' || name === 'w:tab')) paragraph += ' ';
    else if (!isOpen && name === 'w:t') paragraph += content;
    else if (!isOpen && name === 'w:p') {
      let label = '';
      if (list !== '') {
        native++;
        const old = counters.get(list) ?? [];
        const now = Array.from({ length: 9 }, (_, index) =>
          index < depth ? (old[index] ?? 0) : index === depth ? (old[index] ?? 0) + 1 : 0,
        );
        counters.set(list, now);
        const of = (at: number): { format: string; text: string } | undefined => levels.get(`${abstractOf.get(list)}.${at}`);
        label = (of(depth)?.text ?? '').replace(
          /%(\d)/g,
          (_, at: string) => FORMATS[of(Number(at) - 1)?.format ?? '']?.(now[Number(at) - 1] ?? 0) ?? '?',
        );
      }
      text += `${label} ${paragraph}\n`;
    }
  });
  return { text, native, files };
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

async function roundTrip(content: string): Promise<{ printed: ReturnType<typeof readDocx>; expected: string }> {
  const model = parseDocument(content);
  return { printed: readDocx(await printDocx(model, 'A4')), expected: modelText(model) };
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

  it('carries footer fields, title and keep-with-next on signatures', async () => {
    const { printed } = await roundTrip('RENT DEED\n\nSigned by both.\n\n___________\nLandlord\nDate: ______');
    const footer = printed.files.get('word/footer1.xml') ?? '';
    expect(footer).toContain('>PAGE<');
    expect(footer).toContain('>NUMPAGES<');
    expect(printed.files.get('docProps/core.xml')).toContain('<dc:title>RENT DEED</dc:title>');
    expect(printed.files.get('word/document.xml')?.match(/<w:keepNext\/>/g)).toHaveLength(3);
  });
});
