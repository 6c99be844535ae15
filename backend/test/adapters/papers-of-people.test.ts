import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { LocalTextExtractor } from '../../src/ports/text-extractor/local-text-extractor.js';
import type { ExtractedDocument } from '../../src/ports/text-extractor/text-extractor.js';
import { formattedDoc, ole2, rawDoc } from '../support/hostile-files-doc.js';
import * as docx from '../support/hostile-files-zip.js';

const KRUTI = 'vfHk;qDr ds fo:) /kkjk 498, ds varxZr eqdnek ntZ fd;k x;k gSA';
const CHANAKYA = '¥çÖØéâ·Ô¤ çßL¤h ×é·¤Î×æ ÎÁü ç·¤Øæ »Øæ ãñÐ';
const HINDI = 'अभियुक्त के विरूद्ध धारा 498ए के अंतर्गत मुकदमा दर्ज किया गया है।';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (id: string, type: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`;
const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;
const font = (name: string): string => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;
const field = (data: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe('papers that people have', () => {
  const extractor = new LocalTextExtractor({ workers: 1 });
  beforeAll(() => extractor.init());
  afterAll(() => extractor.close());

  const read = (bytes: Uint8Array, filename: string): Promise<ExtractedDocument> => extractor.extract(bytes, { filename });
  const textOf = async (bytes: Uint8Array, filename: string): Promise<string> =>
    (await read(bytes, filename)).pages.map(({ text }) => text).join('\n');
  const word = (body: string): Buffer => docx.rawDocx(docx.documentXml(body));

  describe('DOCX', () => {
    it('reads tick boxes and lists to choose from', async () => {
      const box = (ticked: string): string => field(`<w:checkBox><w:sizeAuto/>${ticked}</w:checkBox>`);
      const list = field('<w:ddList><w:result w:val="1"/><w:listEntry w:val="Pune"/><w:listEntry w:val="Nashik"/></w:ddList>');
      const body = [
        paragraph(box('<w:default w:val="0"/><w:checked/>'), run(' a copy')),
        paragraph(box('<w:default w:val="0"/>'), run(' inspection')),
        paragraph(run('Place: '), list),
        paragraph(run('Box: '), '<w:r><w:sym w:font="Wingdings 2" w:char="F052"/></w:r>'),
      ];
      expect(await textOf(word(body.join('')), 'a.docx')).toBe('☒ a copy\n☐ inspection\nPlace: Nashik\nBox: ☑');
    });

    it('reads formulas in one line', async () => {
      const t = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
      const power = `<m:sSup><m:e>${t('x')}</m:e><m:sup>${t('n+1')}</m:sup></m:sSup>`;
      const fraction = `<m:f><m:num>${t('P')}</m:num><m:den>${t('a+b')}</m:den></m:f>`;
      const root = `<m:rad><m:deg/><m:e>${t('2')}</m:e></m:rad>`;
      const brackets = `<m:d><m:dPr/><m:e>${t('1+r')}</m:e></m:d>`;
      expect(await textOf(word(paragraph(run('A='), `<m:oMath>${power}${fraction}${root}${brackets}</m:oMath>`)), 'a.docx')).toBe(
        'A=x^(n+1)P/(a+b)√(2)(1+r)',
      );
    });

    it('leaves struck-out words out and says so', async () => {
      const found = await read(
        word(paragraph(run('Rent is '), run('Rs. 10,000 ', '<w:strike/>'), run('Rs. 12,000.', '<w:strike w:val="0"/>'))),
        'a.docx',
      );
      expect(found.pages[0]?.text).toBe('Rent is Rs. 12,000.');
      expect(found.warnings).toContain('Words that are struck out were left out.');
    });

    it('says that pictures were not read, and nothing of text boxes', async () => {
      const drawing = (inside: string): string => `<w:r><w:drawing>${inside}</w:drawing></w:r>`;
      const image = await read(word(paragraph(run('Annexure A')) + paragraph(drawing('<a:blip r:embed="rId1"/>'))), 'a.docx');
      expect(image.omitted).toEqual(['Pictures in the file were not read: where they hold words, save it as PDF.']);
      expect((await read(word(paragraph(run('Annexure A')) + paragraph(drawing('<wps:wsp/>'))), 'a.docx')).omitted).toEqual([]);
    });

    it('follows the file to its main part and to what that embeds', async () => {
      const main = { name: 'word/document2.xml', data: docx.documentXml('<w:altChunk r:id="rIdA"/>' + docx.paragraph('after')) };
      const types = { name: '[Content_Types].xml', data: '<Types/>' };
      const chunk = (name: string, data: string): Buffer =>
        docx.zip([
          types,
          { name: '_rels/.rels', data: relations('rId1', 'officeDocument', 'word/document2.xml') },
          main,
          { name: 'word/_rels/document2.xml.rels', data: relations('rIdA', 'aFChunk', `/word/${name}`) },
          { name: `word/${name}`, data },
        ]);
      expect(await textOf(chunk('a.html', '<html><h1>NOTICE</h1><p>Pay &#8377; 5.</p></html>'), 'a.docx')).toBe('NOTICE\nPay ₹ 5.\nafter');
      await expect(read(chunk('a.rtf', '{\\rtf1 x}'), 'a.docx')).rejects.toThrow(/in another format.*save it as DOCX/);
    });

    it('converts Hindi in Kruti Dev by the font of runs, of styles, and across runs', async () => {
      const split = paragraph(run('vfHk;qD', font('Kruti Dev 010')), run('r ds', font('Kruti Dev 010')), run(' Case No. 5', font('Arial')));
      expect(await textOf(word(split), 'a.docx')).toBe('अभियुक्त के Case No. 5');
      expect(await textOf(word(docx.paragraph(KRUTI)), 'a.docx')).toBe(HINDI);
    });

    it('refuses another font from before Unicode, and says which', async () => {
      await expect(read(word(paragraph(run('AiBayau@t ko iva$w', font('Shusha')))), 'a.docx')).rejects.toThrow(/font Shusha.*not Unicode/);
      await expect(read(word(paragraph(run(CHANAKYA, font('Chanakya')))), 'a.docx')).rejects.toThrow(/font Chanakya.*not Unicode/);
      await expect(read(word(paragraph(run(CHANAKYA))), 'a.docx')).rejects.toThrow(/not Unicode.*old font/);
    });
  });

  describe('DOC', () => {
    it('keeps words with letter spacing and leaves out what is deleted or struck', async () => {
      const spacing = Buffer.from([0x40, 0x88, 0x0b, 0x00]);
      const doc = formattedDoc([
        { text: 'LEGAL NOTICE\r', properties: spacing },
        { text: 'pay ' },
        { text: 'Rs. 1 ', properties: Buffer.from([0x00, 0x08, 0x01]) },
        { text: 'Rs. 2 ', properties: Buffer.from([0x37, 0x08, 0x01]) },
        { text: 'Rs. 4,75,000' },
      ]);
      const found = await read(doc, 'a.doc');
      expect(found.pages[0]?.text).toBe('LEGAL NOTICE\npay Rs. 4,75,000');
      expect(found.warnings).toContain('Words that are struck out were left out.');
    });

    it('converts Hindi in Kruti Dev by its looks', async () => {
      expect(await textOf(rawDoc(Buffer.from(`${KRUTI}\rCase No. 145/2025`, 'latin1')), 'a.doc')).toBe(`${HINDI}\nCase No. 145/2025`);
    });

    it('says of Word 6 what to do, and knows a password where the stream is short', async () => {
      const old = Buffer.alloc(5_000);
      old.writeUInt16LE(0xa5dc, 0);
      old.writeUInt16LE(0x65, 2);
      await expect(read(ole2({ WordDocument: old }), 'a.doc')).rejects.toThrow(/Word 6 or Word 95.*DOCX/);
    });
  });

  describe('TXT', () => {
    it('reads UTF-8 with a few wrong bytes', async () => {
      const bytes = Buffer.concat([
        Buffer.from('सूचना: धारा 138 के अंतर्गत '),
        Buffer.from('\x93pay now\x94', 'latin1'),
        Buffer.from(' भुगतान करें'),
      ]);
      const found = await read(bytes, 'a.txt');
      expect(found.pages[0]?.text).toBe('सूचना: धारा 138 के अंतर्गत “pay now” भुगतान करें');
      expect(found.warnings).toHaveLength(1);
    });

    it('reads mails, web pages and Kruti Dev for their words', async () => {
      const mail = `Subject: x\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\n\n${Buffer.from('Pay Rs. 5.').toString('base64')}\n`;
      expect(await textOf(Buffer.from(mail), 'a.txt')).toBe('Subject: x\n\nPay Rs. 5.');
      expect(await textOf(Buffer.from('<html><p>Pay</p></html>'), 'a.txt')).toBe('Pay');
      expect(await textOf(Buffer.from(KRUTI, 'latin1'), 'a.txt')).toBe(HINDI);
    });

    it('refuses the codes of ISCII, and says why', async () => {
      const iscii = Buffer.concat([
        ...Array.from({ length: 9 }, () => Buffer.from([0xd0, 0xe1, 0xe9, 0xc6, 0xcf, 0x20])),
        Buffer.from('138'),
      ]);
      await expect(read(iscii, 'a.txt')).rejects.toThrow(/not Unicode.*old font/);
    });
  });

  describe('PDF', () => {
    it('puts the values of a form after their labels, and ticks', async () => {
      const document = await PDFDocument.create();
      const page = document.addPage([400, 300]);
      const helvetica = await document.embedFont(StandardFonts.Helvetica);
      page.drawText('Name of applicant: ________\nPoor: \nPlace:', { x: 20, y: 250, size: 11, font: helvetica, lineHeight: 40 });
      const form = document.getForm();
      const name = form.createTextField('name');
      name.setText('Sample Applicant');
      name.addToPage(page, { x: 120, y: 244, width: 150, height: 18 });
      const box = form.createCheckBox('poor');
      box.addToPage(page, { x: 120, y: 205, width: 14, height: 14 });
      box.check();
      const place = form.createDropdown('place');
      place.addOptions(['Pune', 'Nashik']);
      place.select('Nashik');
      place.addToPage(page, { x: 120, y: 164, width: 90, height: 18 });
      expect(await textOf(await document.save(), 'a.pdf')).toBe('Name of applicant: Sample Applicant\nPoor: ☒\nPlace: Nashik');
    });

    it('takes columns apart that are written line by line in turns', async () => {
      const left = [
        'The landlord shall give the tenant',
        'a receipt for every payment of',
        'rent. The receipt shall be signed',
        'and dated by the landlord. Any',
        'landlord who refuses shall be fined.',
      ];
      const right = [
        'The tenant shall not sublet the',
        'premises without the consent of',
        'the landlord. Where the tenant',
        'has sublet the premises, the',
        'landlord may apply to the Court.',
      ];
      const document = await PDFDocument.create();
      const page = document.addPage();
      for (const [i, text] of left.entries()) {
        page.drawText(text, { x: 55, y: 700 - 14 * i, size: 10 });
        page.drawText(right[i] ?? '', { x: 300, y: 700 - 14 * i, size: 10 });
      }
      expect((await textOf(await document.save(), 'a.pdf')).split('\n')).toEqual([...left, ...right]);
    });
  });
});
