import { crc32, deflateRawSync } from 'node:zlib';
import { repeatedDeflate } from './hostile-files-pdf.js';

export interface ZipPart {
  name: string;
  /** Packed here unless `packed` is given. */
  data?: string | Buffer;
  /** Raw deflate data, with what the directory shall say about it. */
  packed?: Buffer;
  declaredBytes?: number;
  encrypted?: boolean;
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const CONTENT_TYPES: ZipPart = {
  name: '[Content_Types].xml',
  data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
};

/** A ZIP archive that says exactly what it is told to say. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const data = Buffer.from(part.data ?? '');
    const packed = part.packed ?? deflateRawSync(data);
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(part.encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(part.declaredBytes ?? data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed]);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, name);
    locals.push(local);
    offset += local.length;
  }
  return Buffer.concat([...locals, ...directory, endOfDirectory(parts.length, Buffer.concat(directory).length, offset)]);
}

function endOfDirectory(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** WordprocessingML around the content of a body. */
export const documentXml = (body: string, prologue = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${prologue}<w:document xmlns:w="${WORD}" xmlns:mc="${COMPATIBILITY}"><w:body>${body}</w:body></w:document>`;

export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** The smallest Word file that holds this `document.xml`, and more parts if given. */
export const rawDocx = (xml: string, more: readonly ZipPart[] = []): Buffer =>
  zip([CONTENT_TYPES, { name: 'word/document.xml', data: xml }, ...more]);

/** A main part of that many mebibytes in a file a thousandth as large; `declaredBytes` may lie about it. */
export const bombDocx = (mebibytes: number, declaredBytes = mebibytes * 1024 * 1024): Buffer =>
  zip([CONTENT_TYPES, { name: 'word/document.xml', packed: repeatedDeflate(mebibytes), declaredBytes }]);

export const encryptedPartDocx = (): Buffer => zip([CONTENT_TYPES, { name: 'word/document.xml', data: documentXml(''), encrypted: true }]);

/** A Word file among `count` empty entries; from 65,535 on the count itself is a ZIP64 mark. */
export function crowdedDocx(count: number): Buffer {
  const header = Buffer.alloc(46);
  header.write('PK\u0001\u0002', 'latin1');
  header.writeUInt16LE(1, 28);
  const entry = Buffer.concat([header, Buffer.from('x')]);
  const local = Buffer.from('PK\u0003\u0004'.padEnd(30, '\0'), 'latin1');
  return Buffer.concat([local, ...Array.from({ length: count }, () => entry), endOfDirectory(count, count * entry.length, local.length)]);
}

/** Entities that would grow to 10^9 characters. */
export function billionLaughsDocx(): Buffer {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  return rawDocx(documentXml(paragraph('&l9;'), `<!DOCTYPE w:document [<!ENTITY l0 "ha">${entities}]>`));
}

/** Asks the reader to fetch `url`, as an entity and as linked parts. */
export function externalDocx(url: string, text: string): { entity: Buffer; links: Buffer } {
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
    <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${url}" TargetMode="External"/>
    <Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${url}" TargetMode="External"/></Relationships>`;
  return {
    entity: rawDocx(documentXml(paragraph('&x;'), `<!DOCTYPE w:document [<!ENTITY x SYSTEM "${url}">]>`)),
    links: rawDocx(documentXml(paragraph(text)), [{ name: 'word/_rels/document.xml.rels', data: relations }]),
  };
}
