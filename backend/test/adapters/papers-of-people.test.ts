import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { LocalTextExtractor } from '../../src/ports/text-extractor/local-text-extractor.js';
import type { ExtractedDocument } from '../../src/ports/text-extractor/text-extractor.js';
import { docPicture, formattedDoc, ole2, rawDoc } from '../support/hostile-files-doc.js';
import * as docx from '../support/hostile-files-zip.js';
import { scripted } from '../support/scripted-ocr.js';

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

const related = (id: string, type: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

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

    it('names a picture that it does not hold, and says nothing of text boxes', async () => {
      const drawing = (inside: string): string => `<w:r><w:drawing>${inside}</w:drawing></w:r>`;
      const image = await read(word(paragraph(run('Annexure A')) + paragraph(drawing('<a:blip r:embed="rId1"/>'))), 'a.docx');
      expect(image.omitted).toEqual(['The document holds what was not read: a picture.']);
      expect((await read(word(paragraph(run('Annexure A')) + paragraph(drawing('<wps:wsp/>'))), 'a.docx')).omitted).toEqual([]);
    });

    it('leaves out what a style hides or strikes, unless a run says otherwise', async () => {
      const style = (id: string, properties: string): string =>
        `<w:style w:type="character" w:styleId="${id}"><w:basedOn w:val="A"/><w:rPr>${properties}</w:rPr></w:style>`;
      const styles = docx.documentXml(style('A', '<w:vanish/>') + style('B', '') + style('C', '<w:vanish w:val="0"/><w:dstrike/>'));
      const body = paragraph(
        run('hidden', '<w:rStyle w:val="B"/>'),
        run('Rs. 1', '<w:rStyle w:val="C"/>'),
        run('Rs. 2', '<w:rStyle w:val="C"/><w:dstrike w:val="0"/>'),
      );
      const found = await read(docx.rawDocx(docx.documentXml(body), [{ name: 'word/styles.xml', data: styles }]), 'a.docx');
      expect(found.pages[0]?.text).toBe('Rs. 2');
      expect(found.warnings).toContain('Words that are struck out were left out.');
    });

    it('knows elements by their namespace, whatever their prefix, and reads text in CDATA', async () => {
      const renamed = docx
        .documentXml(
          paragraph('<w:r><w:t><![CDATA[Rent & ]]>fee</w:t></w:r>', '<w:r><r:x/><w:drawing><a:blip r:link="b"/></w:drawing></w:r>'),
        )
        .replace('xmlns:w=', `xmlns:r="${RELATIONS}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:w=`)
        .replaceAll(/(<\/?|xmlns:| )(w|r|a)([:=])(?!\/\/)/gu, '$1ns-$2$3');
      const link = related('b', 'image', 'file:///C:/stamp.png', 'External');
      const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link}</Relationships>`;
      const found = await read(docx.rawDocx(renamed, [{ name: 'word/_rels/document.xml.rels', data: rels }]), 'a.docx');
      expect(found.pages[0]?.text).toBe('Rent & fee');
      expect(found.warnings.at(-1)).toMatch(/a linked picture/);
    });

    it('keeps paragraphs apart whose form was changed, and the words of one whose mark was deleted', async () => {
      const marked = (change: string, text: string): string => `<w:p><w:pPr><w:rPr>${change}</w:rPr></w:pPr>${run(text)}</w:p>`;
      const form = '<w:rPrChange w:id="1"><w:rPr><w:b/></w:rPr></w:rPrChange>';
      const gone = '<w:del w:id="2"/>';
      const cell = `<w:tbl><w:tr><w:tc>${marked(gone, 'cell')}</w:tc><w:tc>${paragraph(run('next'))}</w:tc></w:tr></w:tbl>`;
      const body =
        marked(form, 'One') + marked(gone, 'Two ') + paragraph(run('three')) + cell + marked(form, 'Four') + marked(gone, 'Last');
      expect(await textOf(word(body), 'a.docx')).toBe('One\nTwo three\ncell\tnext\nFour\nLast');
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
      const archive =
        'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<p>Pay=20Rs. 5.</p>\n--x--\n';
      expect(await textOf(chunk('a.mht', archive), 'a.docx')).toBe('Pay Rs. 5.\nafter');
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
      await expect(read(word(paragraph(run('¥çÖØéâ·Ô¤ çßL¤h ×é·¤Î×æ ÎÁü', font('Body')))), 'a.docx')).rejects.toThrow(/not Unicode/);
    });

    const parts = (body: string, related: readonly string[], more: readonly docx.ZipPart[] = []): Buffer =>
      docx.rawDocx(docx.documentXml(body), [
        {
          name: 'word/_rels/document.xml.rels',
          data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
        },
        ...more,
      ]);
    it('reads headers before the text and footers after it, without numbers of pages', async () => {
      const margin = (name: string, ...lines: string[]): docx.ZipPart => ({
        name: `word/${name}.xml`,
        data: docx.documentXml(lines.map((line) => docx.paragraph(line)).join('')),
      });
      const file = docx.rawDocx(docx.documentXml(docx.paragraph('Body')), [
        margin('header1', 'Chambers of A. Rao', 'Page 1 of 3'),
        margin('footer1', 'Ref. 77/2025', '12'),
      ]);
      expect(await textOf(file, 'a.docx')).toBe('Chambers of A. Rao\nBody\n\nRef. 77/2025');
    });

    it('names what it holds and is not read', async () => {
      const body =
        docx.paragraph('Master') +
        '<w:p><w:subDoc r:id="a"/></w:p><w:altChunk r:id="gone"/>' +
        paragraph(
          '<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r>',
          '<w:r><c:chart/></w:r>',
          '<w:r><a:blip r:link="b"/></w:r>',
        );
      const file = parts(body, [
        related('a', 'subDocument', 'file:///C:/part.docx', 'External'),
        related('b', 'image', 'file:///C:/stamp.png', 'External'),
      ]);
      const found = await read(file, 'a.docx');
      expect(found.pages[0]?.text).toBe('Master');
      expect(found.omitted).toEqual([
        'The document holds what was not read: a linked document, an embedded object, a chart, a linked picture.',
      ]);
    });

    it('reads diagrams and words that are drawn', async () => {
      const diagram = '<dgm:dataModel><a:p><a:r><a:t>Licensor</a:t></a:r></a:p><a:p><a:r><a:t>Licensee</a:t></a:r></a:p></dgm:dataModel>';
      const body = paragraph(
        run('Parties'),
        '<w:r><w:drawing><dgm:relIds r:dm="d"/></w:drawing></w:r>',
        '<w:r><v:textpath string="DRAFT"/></w:r>',
      );
      const file = parts(body, [related('d', 'diagramData', 'diagrams/data1.xml')], [{ name: 'word/diagrams/data1.xml', data: diagram }]);
      expect(await textOf(file, 'a.docx')).toBe('Parties\nLicensor\nLicensee\nDRAFT');
    });

    it('shows the result of a field, and not that of a field inside of its instruction', async () => {
      const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
      const inner = `${mark('begin')}<w:r><w:instrText>MERGEFIELD x</w:instrText></w:r>${mark('separate')}${run('1')}${mark('end')}`;
      const outer = `${mark('begin')}${inner}${mark('separate')}${run('paid')}${mark('end')}`;
      expect(await textOf(word(paragraph(run('Rent: '), outer) + paragraph(mark('begin'), run('x')) + paragraph(inner)), 'a.docx')).toBe(
        'Rent: paid\nx\n1',
      );
    });

    it('computes what Word does not keep of its fields, and names what it cannot', async () => {
      const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
      const computed = (code: string): string =>
        `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${mark('end')}`;
      const lines = [
        [computed('AUTONUM'), run(' The rent is due.')],
        ['<w:fldSimple w:instr=" AUTONUM \\* roman \\s ) "/>', run(' The deposit is not.')],
        [run('Paid '), computed('SYMBOL 254 \\f Wingdings'), run(' in '), computed('QUOTE "twelve thousand"')],
        [run('To '), computed('MACROBUTTON NoMacro [Name of tenant]'), run(', a share of '), computed('EQ \\f(3,4)')],
      ];
      const found = await read(word(lines.map((each) => paragraph(...each)).join('')), 'a.docx');
      expect(found.pages[0]?.text).toBe(
        '1. The rent is due.\nii) The deposit is not.\nPaid ☒ in twelve thousand\nTo [Name of tenant], a share of 3/4',
      );
      expect(found.omitted).toEqual([]);
      expect((await read(word(paragraph(computed('LISTNUM'), run('x'))), 'a.docx')).omitted).toEqual([
        'The document holds what was not read: numbers that Word computes.',
      ]);
    });

    it('keeps the marks of notes apart from numbers, and leaves out rows that were deleted', async () => {
      const raised = '<w:vertAlign w:val="superscript"/>';
      const row = (text: string, properties = ''): string => `<w:tr>${properties}<w:tc>${docx.paragraph(text)}</w:tc></w:tr>`;
      const body =
        paragraph(run('Rs. 500'), run('1', raised), run(' under section 138.'), run('2', raised), run(' of 20 m'), run('2', raised)) +
        `<w:tbl>${row('gone', '<w:trPr><w:del w:id="1"/></w:trPr>')}${row('kept')}</w:tbl>`;
      expect(await textOf(word(body), 'a.docx')).toBe('Rs. 500[1] under section 138.[2] of 20 m2\nkept');
    });

    it('reads pictures in their places, once each, and names those that say nothing', async () => {
      const blank = sharp({ create: { width: 300, height: 100, channels: 4, background: '#ffffff' } });
      const [png, jpg] = [await blank.png().toBuffer(), await blank.jpeg().toBuffer()];
      const picture = (id: string, centimetres = 8): string =>
        `<w:r><w:drawing><wp:extent cx="${centimetres * 360_000}" cy="${centimetres * 120_000}"/><a:blip r:embed="${id}"/></w:drawing></w:r>`;
      const body =
        paragraph(run('Annexure A '), picture('png')) +
        paragraph(picture('jpg'), picture('png'), picture('dot', 0.3)) +
        paragraph(picture('emf'), run('End'));
      const media = (name: string, data: Buffer): docx.ZipPart => ({ name: `word/media/${name}`, data });
      const file = parts(
        body,
        ['png', 'jpg', 'emf', 'dot'].map((id) => related(id, 'image', `media/image.${id}`)),
        [media('image.png', png), media('image.jpg', jpg), media('image.emf', Buffer.from('EMF')), media('image.dot', png)],
      );
      const { engine, seen } = scripted('Sum due: Rs. 8,88,000', '');
      const reader = new LocalTextExtractor({ workers: 1, ocr: engine });
      try {
        const found = await reader.extract(file, { filename: 'a.docx' });
        expect(found.pages).toEqual([{ number: null, text: 'Annexure A \nSum due: Rs. 8,88,000\nEnd', scan: { confidence: 90 } }]);
        expect(found.engine).toBe('docx, scripted');
        expect(found.warnings.slice(1)).toEqual([
          'A picture was read: compare its words with the original.',
          'A picture gave no words: look at it in the original.',
          'A picture was not read (EMF): if it holds words, save the document as PDF and upload that.',
        ]);
        expect(found.omitted).toEqual(found.warnings.slice(2));
        // 8 cm at the 300 dots per inch that are read, of a picture that has fewer.
        expect(seen[0]).toMatchObject({ width: 945, height: 315 });
      } finally {
        await reader.close();
      }
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

    it('reads pictures in their places and names those beside the text; says that values of forms are not read', async () => {
      const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer();
      const place = Buffer.from([0x03, 0x6a, 4, 0, 0, 0]);
      const data = Buffer.concat([Buffer.alloc(4), docPicture(png, 216, 72), Buffer.alloc(9), docPicture(png, 100, 50)]);
      const doc = formattedDoc(
        [{ text: 'Annexure A\r\u0013 FORMCHECKBOX \u0014\u0015' }, { text: '\u0001', properties: place }, { text: '\rEnd' }],
        data,
      );
      const { engine, seen } = scripted('Sum due: Rs. 8,88,000', 'Seal');
      const reader = new LocalTextExtractor({ workers: 1, ocr: engine });
      try {
        const found = await reader.extract(doc, { filename: 'a.doc' });
        expect(found.pages[0]?.text).toBe('Annexure A\nSum due: Rs. 8,88,000\nEnd\n\nSeal');
        expect(found.warnings.slice(-2)).toEqual([
          'Tick boxes and choices of its forms were not read; a DOCX or PDF keeps them.',
          '2 pictures were read: compare their words with the original.',
        ]);
        expect(seen[0]).toMatchObject({ width: 900, height: 300 });
      } finally {
        await reader.close();
      }
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
  });
});
