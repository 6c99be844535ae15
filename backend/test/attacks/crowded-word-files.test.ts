import { describe, expect, it } from '@jest/globals';
import { DEFAULT_EXTRACTION_LIMITS } from '../../src/ports/text-extractor/extraction-limits.js';
import { readDocx } from '../../src/ports/text-extractor/docx/docx-reader.js';
import { documentXml, rawDocx } from '../support/hostile-files-zip.js';

const part = (name: string, element: string, body: string) => ({
  name,
  data: `<w:${element} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:${element}>`,
});
const text = (words: string): string => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const LIMITS = { ...DEFAULT_EXTRACTION_LIMITS, maxCharacters: 100_000 };

describe('Word files that say little and mean much', () => {
  it('counts a note as often as it is referred to', () => {
    const notes = part('word/footnotes.xml', 'footnotes', `<w:footnote w:id="1">${text('n'.repeat(1000))}</w:footnote>`);
    const references = (count: number): string => `<w:p><w:r>${'<w:footnoteReference w:id="1"/>'.repeat(count)}</w:r></w:p>`;
    expect(readDocx(rawDocx(documentXml(references(50)), [notes]), LIMITS).pages).toHaveLength(1);
    expect(() => readDocx(rawDocx(documentXml(references(200)), [notes]), LIMITS)).toThrow(
      expect.objectContaining({ failure: 'too-large' }),
    );
  });

  it('takes no more of the pattern of a number than Word does', () => {
    const list = `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:lvlText w:val="${'x'.repeat(5000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const numbered = '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>rent</w:t></w:r></w:p>';
    const [page] = readDocx(rawDocx(documentXml(numbered), [part('word/numbering.xml', 'numbering', list)]), LIMITS).pages;
    expect(page?.text).toBe(`${'x'.repeat(255)} rent`);
  });

  it('gives each note and header the lists of the document, counted for itself', () => {
    const list =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const numbered = (words: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
    const notes = [1, 2].map((id) => `<w:footnote w:id="${id}">${numbered(`note ${id}`)}</w:footnote>`).join('');
    const body = `${numbered('first')}${numbered('second')}<w:p><w:r><w:footnoteReference w:id="1"/><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const file = rawDocx(documentXml(body), [
      part('word/numbering.xml', 'numbering', list),
      part('word/footnotes.xml', 'footnotes', notes),
      part('word/header1.xml', 'hdr', numbered('letterhead')),
    ]);
    expect(readDocx(file, LIMITS).pages[0]?.text).toBe('1. letterhead\n1. first\n2. second\n[1][2]\n\n[1] 1. note 1\n[2] 1. note 2');
  });
});
