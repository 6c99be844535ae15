import { displayName, extensionOf, numberedName } from '../../src/core/files/filename.js';
import { operationErrorText } from '../../src/core/errors/operation-error-text.js';
import { attachment } from '../../src/core/http/attachment.js';
import { foldSpelling } from '../../src/core/text/spelling/fold-spelling.js';
import { normalized } from '../../src/core/text/normalized.js';
import { isEmailAddress, withAsciiDomain } from '../../src/core/validation/email-address.js';
import { PHONE_PATTERN } from '../../src/core/validation/rules.js';
import { firstGarbledPage } from '../../src/features/retrieval/reading/legibility.js';
import { DEFAULT_EXTRACTION_LIMITS as LIMITS } from '../../src/ports/text-extractor/extraction-limits.js';
import { readDocx } from '../../src/ports/text-extractor/docx/docx-reader.js';
import { resolveLineEndHyphens } from '../../src/ports/text-extractor/pdf/line-end-hyphens.js';
import { identifyNamed } from '../../src/ports/text-extractor/sniff.js';
import { cleanText } from '../../src/ports/text-extractor/text-cleaning.js';
import { decodeText } from '../../src/ports/text-extractor/txt/text-encoding.js';
import { readTxt } from '../../src/ports/text-extractor/txt/txt-reader.js';
import { documentXml, rawDocx, type ZipPart } from '../support/hostile-files-zip.js';
import type { Parser } from './parser.js';

const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff\p{Surrogate}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
const part = (name: string, element: string, body: string): ZipPart => ({
  name,
  data: `<w:${element} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:${element}>`,
});
const NUMBERED = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
const times = (text: string): number => Math.ceil(text.length / 50);
const repeat = (text: string, make: (index: number) => string): string =>
  Array.from({ length: times(text) }, (_, index) => make(index)).join('');
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** A Word document with as many lists, notes, headers, breaks and cells as the text is long. */
function crowdedDocx(text: string): Buffer {
  const words = text.slice(0, 20);
  const paragraphs = repeat(
    text,
    (index) =>
      `<w:p>${NUMBERED}${run(words)}<w:r><w:footnoteReference w:id="${index}"/><w:lastRenderedPageBreak/></w:r></w:p><w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('a')}</w:p>`,
  );
  const lists = repeat(
    text,
    (index) =>
      `<w:abstractNum w:abstractNumId="${index}"><w:numStyleLink w:val="s${index}"/><w:lvl w:ilvl="0"><w:lvlText w:val="%1.%1"/></w:lvl></w:abstractNum>`,
  );
  const uses = repeat(text, (index) => `<w:num w:numId="${index}"><w:abstractNumId w:val="${index}"/></w:num>`);
  const notes = repeat(text, (index) => `<w:footnote w:id="${index}"><w:p>${NUMBERED}${run('note')}</w:p></w:footnote>`);
  const cells = repeat(text, () => `<w:tr><w:tc><w:p>${run('x')}</w:p></w:tc></w:tr>`);
  return rawDocx(
    documentXml(`${paragraphs}<w:tbl>${cells}</w:tbl>${'<w:p><w:r><w:lastRenderedPageBreak/></w:r></w:p>'.repeat(times(text))}`),
    [
      part('word/numbering.xml', 'numbering', lists + uses),
      part('word/footnotes.xml', 'footnotes', notes),
      ...Array.from({ length: Math.min(100, times(text)) }, (_, index) =>
        part(`word/header${index}.xml`, 'hdr', `<w:p>${NUMBERED}${run(`header ${words}`)}</w:p>`),
      ),
    ],
  );
}
const textDocx = (text: string): Buffer =>
  rawDocx(
    documentXml(
      text
        .split('\n')
        .map((line) => `<w:p>${run(line)}</w:p>`)
        .join(''),
    ),
  );

/** What reads the names and bytes of uploaded files, and short values that come with a request. */
export const parsers: readonly Parser[] = [
  { name: 'displayName', run: (text) => [displayName(text), displayName(`${text}.pdf`), extensionOf(text), numberedName(text, 2)] },
  { name: 'attachment', run: (text) => attachment(text.replace(/\p{Surrogate}/gu, '')) },
  {
    name: 'e-mail and phone',
    run: (text) => [isEmailAddress(text), isEmailAddress(withAsciiDomain(`a@${text}`)), PHONE_PATTERN.test(text)],
  },
  {
    name: 'error texts',
    run: (text) =>
      [true, false].flatMap((suggestions) => [
        operationErrorText(text, suggestions),
        operationErrorText(`Variable "$a" got invalid value ${text}`, suggestions),
      ]),
  },
  { name: 'normalized', run: (text) => [normalized(text), normalized(text, 'NFKD')] },
  { name: 'foldSpelling', run: foldSpelling },
  {
    name: 'decodeText',
    run: (text) => [decodeText(Buffer.from(text)), decodeText(Buffer.from(text, 'utf16le')), decodeText(Buffer.from(text, 'latin1'))],
  },
  { name: 'cleanText of a file', run: cleanText },
  { name: 'readTxt', run: (text) => readTxt(Buffer.from(text), LIMITS) },
  { name: 'identifyNamed', run: (text) => ['a.txt', 'a.docx', text].map((name) => identifyNamed(Buffer.from(text), name, LIMITS)) },
  {
    name: 'resolveLineEndHyphens',
    longest: 20_000,
    size: 1200,
    oneIn: 2,
    run: (text) => resolveLineEndHyphens([text, text.replaceAll('-\n', '\ufffe'), text.replaceAll(' ', '\ufffe')]),
  },
  { name: 'firstGarbledPage', run: (text) => firstGarbledPage([{ text }, { text: 'a' }]) },
  { name: 'readDocx', size: 2000, oneIn: 2, run: (text) => readDocx(textDocx(text), LIMITS) },
  { name: 'readDocx of a crowded file', longest: 20_000, size: 2000, oneIn: 8, run: (text) => readDocx(crowdedDocx(text), LIMITS) },
];
