import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sectionsPunished, sectionsReliedOn, termsDefined } from './section-links.js';

describe('sectionsPunished', () => {
  it.each([
    ['Whoever contravenes the provisions of section 2 shall be punishable with fine.', ['2']],
    ['Any person acting in contravention of\nsection 62A, shall be liable to a penalty of ten thousand rupees.', ['62A']],
    ['If any agent fails to comply with section 9 or section 10, he shall be liable to a penalty.', ['9', '10']],
    [
      'Where the employer fails to—\n(a) constitute a committee under sub-section (1) of section 4; or\n(b) act, he shall be punishable with fine.',
      ['4'],
    ],
    ['Whoever violates sub-section (1) of section 45 shall be punished with imprisonment.', ['45']],
    ['Whoever contravenes sections 3, 4 and 12(1) shall be punishable with fine.', ['3', '4', '12']],
    ['Whoever (a) contravenes section 3; shall be punishable with imprisonment.', ['3']],
    ['Whoever contravenes section 3 of the Arms Act, 1959 shall be punishable with fine.', []],
    [
      'Where a person fails to register or whose registration was cancelled under section 29 but who was liable to pay tax, the officer may assess it.',
      [],
    ],
    ['A licence given in contravention of section 3 is void.', []],
    ['The appeal under section 3 lies within thirty days. Whoever lies shall be punished.', []],
    ['', []],
  ])('%s', (text, sections) => {
    expect(sectionsPunished(text)).toEqual(sections);
  });
});

describe('sectionsReliedOn', () => {
  it.each([
    ['Subject to the provisions of section 9, the tenant may appeal as provided in section 12 or 13.', ['9', '12', '13']],
    ['an offence specified in section 64, section 65 or section 66 of the Penal Code', []],
    ['in the manner specified in sub-section (2) of section 20A', ['20A']],
    ['as provided in section 5 of the Limitation Act, 1963', []],
    ['referred to in section 5 of this Act', ['5']],
    ['A complaint under section 5 is heard', []],
  ])('%s', (text, sections) => {
    expect(sectionsReliedOn(text)).toEqual(sections);
  });
});

describe('termsDefined', () => {
  it('tells the words that are defined, and where', () => {
    const text =
      '(a) "landlord" means a person who lets;\n(b) “aggrieved  person”, in relation to a house, includes a child; (c) "notice" is served; (d) "Court" means the Court established under section 3';
    expect(termsDefined(text)).toEqual([
      { term: 'landlord', start: 4 },
      { term: 'aggrieved person', start: text.indexOf('“') },
    ]);
  });

  it('reads any text without delay', () => {
    const piece = fc.constantFrom(
      'section 2',
      ' ',
      ', ',
      'and ',
      'contravenes ',
      'under ',
      '“',
      '”',
      '"',
      'means ',
      '. ',
      'a',
      '(1)',
      '\n',
      'punishable',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        const text = pieces.join('');
        for (const { start, term } of termsDefined(text)) expect(text.slice(start).replace(/\s+/g, ' ')).toContain(term);
        sectionsPunished(text);
        sectionsReliedOn(text);
      }),
    );
  });
});
