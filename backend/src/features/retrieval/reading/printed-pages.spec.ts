import { describe, expect, it } from '@jest/globals';
import { parseStructure } from './structure/parse-structure.js';
import { prepareText, type SourcePage } from './text-cleaner.js';

/** Pages as a PDF of an official print comes out, in words written for this test (a sample, no law). */
const PAGES: SourcePage[] = [
  `1
THE SAMPLE FERRIES ACT, 1971
____________
ARRANGEMENT OF SECTIONS
____________
CHAPTER I
P RELIMINARY
S ECTIONS
1. Short title, extent and commencement.
2. Definitions.
CHAPTER II
L ICENSING OF F ERRIES
3. Ferrymen to be licensed.
3A. Tolls.
4. [ Omitted. ].
5. Bod y of inspectors.
 Subject to verification by the department.
`,
  `2
THE SAMPLE FERRIES ACT, 1971
ACT NO. 7 OF 1971
[19 th May, 1971.]
CHAPTER I
P RELIMINARY
1. Short title, extent and commencement. ― ( 1 ) This Act may be called the Sample Ferries Act, 1971.
1 [ ( 2 ) It extends to the whole of the coast.]
( 3 ) It shall come into force on such date 2 as the Government may, by notific ation, appoint; a notification
is a notice in the Gazette.
2. Definitions. ― In this Act, “ ferry ” means a boat that carries pas-
sengers for hire within 30 [thirty] miles of the shore.
1. Subs. by Act 6 of 1980, s. 2, for sub - section ( 2 ) (w.e.f. 31 - 1 - 1981).
2. 1st July, 1972, vide notification No. S.O. 12(E), dated 1st July, 1972, see Gazette,
Part II, sec. 3.
`,
  `3
CHAPTER II
L ICENSING OF F ERRIES
1 [ 3. Ferrymen to be licensed. — ( 1 ) No person shall ply a ferry without a licence, and every p erson
who plies one shall show it to any person who asks.
2 * * * * *
( 3 ) A licence under sub - section ( 1 ) is for a year.]
3 [ 4 [ 3A.] Tolls. ― A ferryman may take the toll that the Government fixes.]
4. [ Omitted by the Sample Ferries (Amendment) Act, 1985 ( 3 of 1985 ), s. 4. ]
5. 5 [ Body of inspectors ]. — There shall be a body of inspectors, and the body inspects; the b ody reports.
1. Subs. by Act 6 of 1980, s. 3, for section 3 (w.e.f. 31 - 1 - 1981).
2. Sub-section ( 2 ) omitted by Act 3 of 1985, s. 2.
3. Ins. by Act 3 of 1985, s. 3.
4. Section 4 renumbered as section 3A by s. 4, ibid.
5. Subs. by Act 9 of 1990, s. 2, for “inspector”.
`,
].map((text, i) => ({ number: i + 1, text }));

const { text, removed } = prepareText(PAGES);
const sections = parseStructure(text, 'act').filter(({ kind }) => kind === 'section');
const words = (label: string): string => {
  const unit = sections.find((section) => section.label === label);
  return unit ? text.slice(unit.start, unit.end) : '';
};

describe('an act as its PDF comes out', () => {
  it('gives each section once, with its number and heading, and none of the list of sections', () => {
    expect(sections.map(({ label, heading }) => [label, heading])).toEqual([
      ['1', 'Short title, extent and commencement'],
      ['2', 'Definitions'],
      ['3', 'Ferrymen to be licensed'],
      ['3A', 'Tolls'],
      ['4', expect.stringContaining('Omitted')],
      ['5', '[ Body of inspectors ]'],
    ]);
    expect(sections[0]?.path).toEqual(['Chapter I — PRELIMINARY', 'Section 1']);
    expect(sections[2]?.path).toEqual(['Chapter II — LICENSING OF FERRIES', 'Section 3']);
  });

  it('leaves no footnote, mark, page number or running foot in the sentences', () => {
    expect(text).not.toMatch(/Subs\. by|vide notification|ibid/u);
    for (const { start, end } of sections) expect(text.slice(start, end)).not.toContain('Subject to verification');
    expect(removed).toMatchObject({ pageNumber: 3, amendmentNote: 2 });
    expect(words('1')).toContain('on such date as the Government may, by notification, appoint');
    expect(words('1')).toContain('[ (2) It extends to the whole of the coast.]');
    expect(words('3')).toContain('every person\nwho plies');
    expect(words('3')).toMatch(/^\* \* \* \* \*$/mu);
    expect(words('5')).toContain('the body reports');
  });

  it('tells a mark after a negation from the number of an act', () => {
    const notes = '1. Ins. by Act 4 of 1990, s. 2.\n2. Subs. by Act 4 of 1990, s. 2.\n3. Subs. by Act 5 of 1990, s. 2, for "child".';
    const { text: cleaned } = prepareText([
      { number: 1, text: `7. Hours.—(1) No 3 [keeper] shall work by Act No 3 [of 1990].\n${notes}` },
      { number: 2, text: '8. Repeal.' },
    ]);
    expect(cleaned).toContain('(1) No [keeper] shall work by Act No 3 [of 1990].');
  });

  it('keeps a number before a bracket that no note explains', () => {
    expect(words('2')).toContain('passengers for hire within 30 [thirty] miles');
  });
});

describe('a contract with the pages of its print in its text', () => {
  const clause = (n: number): string => `${n}. Clause ${n}. ${'The parties to this sample agree on what is written here. '.repeat(7)}`;
  const contract = [
    'SAMPLE SUPPLY AGREEMENT',
    'TABLE OF CONTENTS',
    'Clause 1 Supply . . . . . . . . . . 1',
    'Clause 2 Price . . . . . . . . . . 2',
    'Clause 3 Term . . . . . . . . . . 3',
    ...[1, 2, 3, 4, 5].flatMap((n) => [clause(n), '', `- ${n} -`, '']),
  ].join('\n');

  it('loses the numbers of pages and the entries with leaders', () => {
    const { text: cleaned, removed: gone } = prepareText([{ number: null, text: contract }]);
    expect(gone).toMatchObject({ pageNumber: 5, contents: 3 });
    expect(cleaned).not.toMatch(/^- \d -$/mu);
    for (const n of [1, 2, 3, 4, 5]) expect(cleaned).toContain(clause(n));
  });

  it('keeps amounts with leaders, blanks to be filled in and the rows of a table', () => {
    const fees = 'SCHEDULE OF FEES\nFor a licence . . . . . . . . . 10\nFor a copy . . . . . . . . . 2\nFor a search . . . . . . . . . 5\n';
    const rows = '1\nrow\n2\nrow\n3\nrow\n4\nrow\n5\nrow\n';
    const form = 'Signed this ............... day of ............... 2024\n';
    expect(prepareText([{ number: null, text: fees + rows + form }]).text).toBe(fees + rows + form);
  });
});

describe('a text layer that puts spaces inside words', () => {
  const broken = [
    'THE SAMPLE TOLLS ACT, 1990',
    '1. Short title. — ( 1 ) This Act may be called the Sample Tolls Act, 1990.',
    '2. Definitions. — In this Act, ( i a ) “ gate ” means a gate under t his Act; ( v ii ) any gate that is altere d by f ire;',
    '3. The keeper shall tell the keeper’ s own indus t rial gate from the others, which is permit ted by the Gates Act, 1 948.',
    '4. A t oll is due under t his Act; an industrial toll is paid to the keeper, and f ire is n o excuse under Part B or Part C of the Schedule.',
    'THE END C LOSES THE ACT',
    'THE END C LOSES THE ACT',
    'THE END C LOSES THE ACT',
  ].join('\n');

  it('is read word by word', () => {
    const { text: cleaned } = prepareText([{ number: null, text: broken }]);
    expect(cleaned).toContain('(ia) “ gate ” means a gate under this Act; (vii) any gate that is altered by fire;');
    expect(cleaned).toContain('the keeper’s own industrial gate');
    expect(cleaned).toContain('permitted by the Gates Act, 1948.');
    expect(cleaned).toContain('A toll is due under this Act;');
    expect(cleaned).toContain('under Part B or Part C of the Schedule');
    expect(cleaned).toContain('THE END CLOSES THE ACT');
  });
});

describe('a text layer that is sound', () => {
  it('keeps every space, also where letters stand for people', () => {
    const sound = Array.from(
      { length: 30 },
      (_, i) => `(${i}) A, B and C are sureties. M make L and his heirs a care home; L and C are in Land ${i}.`,
    );
    const source = sound.join('\n');
    expect(prepareText([{ number: null, text: source }]).text).toBe(source);
  });

  it('loses bullets without a meaning before words, not the frame of a caption', () => {
    const source = '\uf0b7 12. Receipts are given.\n◇ 13. Notice.\nA. RAO, Plaintiff,   \uf028\nv.  \uf028\n';
    expect(prepareText([{ number: null, text: source }]).text).toBe(
      '12. Receipts are given.\n13. Notice.\nA. RAO, Plaintiff,   \uf028\nv.  \uf028\n',
    );
  });
});

describe('numbers of sections', () => {
  const labels = (source: string): string[] =>
    parseStructure(source, 'act')
      .filter(({ kind }) => kind === 'section')
      .map(({ label }) => label);

  it('reads the letters of Hindi prints', () => {
    const source =
      '१. नाम।—यह नमूना है।\n8. रसीद।—रसीद दी जाएगी।\n8क. प्ररूप।—प्ररूप विहित होगा।\n8ख. शास्ति।—जुर्माना होगा।\n9. अपील।—अपील होगी।\n';
    expect(labels(source)).toEqual(['1', '8', '8A', '8B', '9']);
  });

  it('finds what follows a wide gap, and a section that stands a few places from where it belongs', () => {
    const section = (n: number): string => `${n}. Matter ${n}.—The matter numbered ${n} is settled so.\n`;
    expect(labels([1, 2, 3, 88, 89, 90].map(section).join(''))).toEqual(['1', '2', '3', '88', '89', '90']);
    expect(labels([1, 2, 5, 3, 4, 6].map(section).join(''))).toEqual(['1', '2', '5', '3', '4', '6']);
  });

  it('skips a list of sections that bears no title', () => {
    const list = [1, 2, 3, 4, 5, 6, 7].map((n) => `${n}. Matter ${n}.`).join('\n');
    const body = [1, 2, 3, 4, 5, 6, 7].map((n) => `${n}. Matter ${n}.—The matter numbered ${n} is settled so.`).join('\n');
    const units = parseStructure(`THE SAMPLE ACT, 1990\n${list}\n${body}`, 'act');
    expect(units.filter(({ kind }) => kind === 'section').every(({ start }) => start >= 20 + list.length)).toBe(true);
    expect(units.filter(({ kind }) => kind === 'section')).toHaveLength(7);
  });
});
