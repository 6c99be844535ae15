import { describe, expect, it } from '@jest/globals';
import { ole2 } from '../../../test/support/hostile-files-doc.js';
import * as docx from '../../../test/support/hostile-files-zip.js';
import { DEFAULT_EXTRACTION_LIMITS } from './extraction-limits.js';
import { refusalOf } from './sniff.js';

describe('what speaks against a file at its upload', () => {
  it.each([
    ['a.txt', Buffer.alloc(0), /empty/],
    ['a.docx', ole2({ EncryptedPackage: Buffer.from('x') }), /password/],
    ['a.doc', Buffer.from('{\\rtf1 x}'), /RTF.*DOCX/],
    ['a.txt', Buffer.from('{\\rtf1 x}'), /RTF/],
    ['a.doc', Buffer.from('<html><body>x</body></html>'), /HTML.*DOCX/],
    ['a.doc', ole2({ Workbook: Buffer.from('x') }), /Excel/],
    ['a.doc', docx.rawDocx(docx.documentXml(docx.paragraph('x'))), /Word document \(DOCX\).*rename it to end in \.docx/],
    ['a.pdf', docx.rawDocx(docx.documentXml(docx.paragraph('x'))), /Word document \(DOCX\)/],
    ['a.doc', Buffer.from('Pay Rs. 5.'), /plain text.*\.txt/],
    ['a.doc', Buffer.from('%PDF-1.7'), /a PDF.*\.pdf/],
    [
      'a.doc',
      docx.zip([
        { name: 'mimetype', data: 'x' },
        { name: 'META-INF/manifest.xml', data: '' },
        { name: 'content.xml', data: '' },
      ]),
      /ODT.*DOCX/,
    ],
    ['a.docx', docx.zip([{ name: 'xl/workbook.xml', data: '' }]), /Excel.*PDF/],
    ['a.docx', docx.zip([{ name: 'order.pdf', data: '' }]), /ZIP archive.*unpack/],
    [
      'a.doc',
      Buffer.from('<?xml version="1.0"?><?mso-application progid="Word.Document"?>\n<w:wordDocument>'),
      /Word document in XML.*DOCX/,
    ],
    ['a.txt', Buffer.from('<?xml version="1.0"?><pkg:package>'), /Word document in XML/],
    ['a.pdf', Buffer.from('<!DOCTYPE html><html>'), /HTML/],
    ['a.pdf', Buffer.from('ffd8ffe000104a464946', 'hex'), /picture \(JPG\).*photograph/],
  ])('says why %s is refused', (filename, bytes, words) => {
    const refusal = refusalOf(bytes, filename, DEFAULT_EXTRACTION_LIMITS);
    expect(refusal?.explains).toBe(true);
    expect(refusal?.error.message).toMatch(words);
  });

  it.each([
    ['a.pdf', Buffer.from('no pdf')],
    ['a.docx', Buffer.from('no docx')],
    ['a.txt', Buffer.from([0x4d, 0x5a, 0, 1, 2, 3, 0, 0])],
  ])('has no more to say of %s than that it is not what its name says', (filename, bytes) => {
    expect(refusalOf(bytes, filename, DEFAULT_EXTRACTION_LIMITS)?.explains).toBe(false);
  });
});
