import { describe, expect, it } from '@jest/globals';
import { DocxNumbering, NumberingDefinitions } from './docx-numbering.js';
import { DocxStyles } from './docx-styles.js';

const part = (name: string, body: string) =>
  Buffer.from(`<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:${name}>`);
const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, levels: string) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const use = (id: number, abstract: number, more = '') => `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstract}"/>${more}</w:num>`;

const numberingOf = (xml?: Buffer) => new DocxNumbering(new NumberingDefinitions(xml));

const CLAUSES = level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2') + level(2, 'lowerLetter', '(%3)');

describe('DocxNumbering', () => {
  it('counts levels, restarts deeper ones and keeps counting over two references to one list', () => {
    const numbering = numberingOf(part('numbering', list(0, CLAUSES) + use(1, 0) + use(2, 0)));
    const labels = [0, 1, 1, 2, 2, 0, 1].map((at) => numbering.next('1', at));
    expect(labels).toEqual(['1. ', '1.1 ', '1.2 ', '(a) ', '(b) ', '2. ', '2.1 ']);
    expect(numbering.next('2', 0)).toBe('3. ');
  });

  it('restarts where the reference says so, once', () => {
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
    const numbering = numberingOf(part('numbering', list(0, CLAUSES) + use(1, 0) + use(2, 0, restart)));
    expect([numbering.next('1', 0), numbering.next('2', 0), numbering.next('2', 0)]).toEqual(['1. ', '5. ', '6. ']);
  });

  it('writes legal numbering in decimal, and bullets as such', () => {
    const levels = level(0, 'upperRoman', 'Article %1') + level(1, 'decimal', '%1.%2', '<w:isLgl/>') + level(2, 'bullet', '\uf0b7');
    const numbering = numberingOf(part('numbering', list(0, levels) + use(1, 0)));
    expect([0, 0, 1, 2].map((at) => numbering.next('1', at))).toEqual(['Article I ', 'Article II ', '2.1 ', '• ']);
  });

  it('never restarts a level that says so', () => {
    const levels = level(0, 'decimal', '%1.') + level(1, 'decimal', '[%2]', '<w:lvlRestart w:val="0"/>');
    const numbering = numberingOf(part('numbering', list(0, levels) + use(1, 0)));
    expect([0, 1, 0, 1].map((at) => numbering.next('1', at))).toEqual(['1. ', '[1] ', '2. ', '[2] ']);
  });

  it('gives no label for a list that is not there', () => {
    expect(numberingOf().next('7', 0)).toBe('');
  });
});

describe('DocxStyles', () => {
  const numbered = (id: string, properties: string) => `<w:style w:type="paragraph" w:styleId="${id}">${properties}</w:style>`;
  const styles = new DocxStyles(
    part(
      'styles',
      numbered('Clause', '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr>') +
        numbered('Sub', '<w:basedOn w:val="Clause"/>') +
        numbered('Loop', '<w:basedOn w:val="Loop"/>'),
    ),
  );

  it('inherits the list of the style that a style is based on', () => {
    expect(styles.numberingOf('Sub', {})).toMatchObject({ numId: '3', level: 1 });
  });

  it('lets the paragraph overrule its style, and ends a loop of styles', () => {
    expect(styles.numberingOf('Sub', { numId: '0' })).toMatchObject({ numId: '0' });
    expect(styles.numberingOf('Loop', {}).numId).toBeUndefined();
  });
});
