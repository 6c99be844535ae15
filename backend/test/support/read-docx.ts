import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

/** Parts of a Word file by name, as text. */
export function unzip(bytes: Buffer): Map<string, string> {
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
  for (const name of files.keys()) if (name.endsWith('/')) files.delete(name);
  return files;
}

export type Visit = (name: string, attributes: Record<string, string>, isOpen: boolean, text: string) => void;
/** Calls `visit` at the start and at the end of every element, then with the text since the last tag. */
export function walk(xml: string, visit: Visit): void {
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
  // After z Word goes on with aa, bb.
  lowerLetter: (n) => String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.ceil(n / 26)),
  upperLetter: (n) => String.fromCharCode(65 + ((n - 1) % 26)).repeat(Math.ceil(n / 26)),
  lowerRoman: (n) => ROMAN[n] ?? '?',
};

/** The paragraphs as Word shows them, with the numbers that Word computes; `native` counts those. */
export function readDocx(bytes: Uint8Array): { text: string; native: number; files: Map<string, string> } {
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
