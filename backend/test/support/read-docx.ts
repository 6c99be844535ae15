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
