import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** An object's body; streams are given as dictionary entries and bytes. */
type PdfObject = string | { dictionary: string; stream: Buffer };

const PAGE_SIZE = '/MediaBox [0 0 595 842]';
const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A PDF file with a correct cross-reference table. Object 1 is the catalog. */
export function rawPdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') push(Buffer.from(object, 'latin1'));
    else {
      push(Buffer.from(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`));
      push(object.stream);
      push(Buffer.from('\nendstream'));
    }
    push(Buffer.from('\nendobj\n'));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  push(Buffer.from(xref));
  return Buffer.concat(parts);
}

const content = (text: string): PdfObject => ({ dictionary: '', stream: Buffer.from(text, 'latin1') });

/** Lines of Latin text, one block for each page. */
export function textPdf(pages: readonly string[], info = ''): Buffer {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    HELVETICA,
    `<< ${info} >>`,
  ];
  pages.forEach((text, index) => {
    objects.push(`<< /Type /Page /Parent 2 0 R ${PAGE_SIZE} /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + index * 2} 0 R >>`);
    objects.push(content(drawText(text)));
  });
  return rawPdf(objects, '/Info 4 0 R');
}

function drawText(text: string): string {
  const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 12 Tf 14 TL 72 770 Td ${lines.join('\n')} ET`;
}

/** One page with a font whose codes A, B, C… mean the characters of `text`. */
export function mappedPdf(text: string): Buffer {
  const characters = [...new Set(text.replaceAll('\n', ''))];
  const code = (char: string) => (0x41 + characters.indexOf(char)).toString(16);
  const lines = text.split('\n').map((line) => `<${[...line].map(code).join('')}> Tj`);
  const hex = (char: string) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  const map = characters.map((char) => `<${code(char)}> <${hex(char)}>`).join('\n');
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange ${characters.length} beginbfchar\n${map}\nendbfchar endcmap end end`;
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 65 /LastChar 90 /ToUnicode 4 0 R >>';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [5 0 R] >>',
    font,
    content(cmap),
    `<< /Type /Page /Parent 2 0 R ${PAGE_SIZE} /Resources << /Font << /F1 3 0 R >> >> /Contents 6 0 R >>`,
    content(`BT /F1 12 Tf 72 770 Td ${lines.join(' 0 -14 Td ')} ET`),
  ]);
}

function onePage(contents: PdfObject, resources = '', more: PdfObject[] = []): Buffer {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_SIZE} /Resources << ${resources} >> /Contents 4 0 R >>`,
    contents,
    ...more,
  ]);
}

/** What a scanner makes: a picture and no text. */
export function scannedPdf(): Buffer {
  const image: PdfObject = {
    dictionary: '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
    stream: Buffer.from([0, 255, 255, 0]),
  };
  return onePage(content('q 500 0 0 700 40 70 cm /I Do Q'), '/XObject << /I 5 0 R >>', [image]);
}

export const blankPdf = (): Buffer => onePage(content(''));

/** Opens with a password only: the stored check value fits no empty one. */
export function encryptedPdf(): Buffer {
  const key = 'ab'.repeat(32);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 0 /Kids [] >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`,
  ];
  return rawPdf(objects, '/Encrypt 3 0 R /ID [<00> <00>]');
}

/** One page, referred to `count` times. */
export function repeatedPagePdf(count: number): Buffer {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    `<< /Type /Page /Parent 2 0 R ${PAGE_SIZE} /Resources << >> /Contents 4 0 R >>`,
    content(''),
  ]);
}

/** A page tree that contains itself. */
export function cyclicPdf(): Buffer {
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [2 0 R] >>']);
}

/** A content stream of a few hundred kilobytes that unpacks to `mebibytes`. */
export function flateBombPdf(mebibytes: number): Buffer {
  return onePage({ dictionary: '/Filter /FlateDecode', stream: Buffer.concat([Buffer.from([0x78, 0x9c]), repeatedDeflate(mebibytes)]) });
}

/** Raw deflate data of that many mebibytes of spaces, made without ever holding them. */
export function repeatedDeflate(mebibytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), Buffer.from([0x03, 0x00])]);
}

/** Forms that draw the next one twice: 2^depth texts from a few kilobytes. */
export function doublingFormsPdf(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, index): PdfObject => {
    const last = index === depth - 1;
    const resources = last ? '/Font << /F1 5 0 R >>' : `/XObject << /X ${7 + index} 0 R >>`;
    const stream = last ? 'BT /F1 9 Tf 10 10 Td (again) Tj ET' : '/X Do /X Do';
    return { dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${resources} >>`, stream: Buffer.from(stream) };
  });
  return onePage(content('/X Do'), '/XObject << /X 6 0 R >>', [HELVETICA, ...forms]);
}

/** Arrays inside arrays where an object is expected. */
export function deeplyNestedPdf(depth: number): Buffer {
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count 1 /Kids ${'['.repeat(depth)}${']'.repeat(depth)} >>`]);
}

/** Every stream overwritten, the structure untouched. */
export function damagedStreamsPdf(): Buffer {
  const stream = deflateSync(Buffer.from(drawText('The text that was here is gone.')));
  stream.fill(0xff, 2);
  return onePage({ dictionary: '/Filter /FlateDecode', stream }, '/Font << /F1 5 0 R >>', [HELVETICA]);
}
