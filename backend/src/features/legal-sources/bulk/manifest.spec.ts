import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ManifestEntry, ManifestError, manifestHead, manifestRow, parseManifest } from './manifest.js';

const EMPTY: ManifestEntry = { documentType: null, description: null, source: null, given: {}, lawStatus: null };
const problemsOf = (text: string): readonly string[] => {
  try {
    parseManifest(text);
  } catch (error) {
    if (error instanceof ManifestError) return error.problems;
    throw error;
  }
  return [];
};

/** As they are stored: without white space at their ends, never empty. */
const words = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom('=SUM(A1)', "'=x", "''", 'a; b', 'a\\;b\\', '"q", r', 'two\nlines', '-1'),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const DAY = fc.constantFrom(null, '2019-12-31');
const ENTRY: fc.Arbitrary<ManifestEntry> = fc.record({
  documentType: fc.constantFrom('act' as const, 'rule' as const, 'other' as const),
  description: fc.option(words(200)),
  source: fc.option(words(200)),
  given: fc
    .record({
      title: optional(words(80)),
      year: optional(fc.integer({ min: 1600, max: 2100 })),
      jurisdiction: optional(words(40)),
      shortNames: optional(fc.array(words(30), { minLength: 1, maxLength: 5 })),
    })
    .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))),
  lawStatus: fc.oneof(
    fc.constant(null),
    fc.record({ state: fc.constant('amended' as const), inForceFrom: DAY, repealedOn: fc.constant(null), replacedBy: fc.constant([]) }),
    fc.record({
      state: fc.constant('repealed' as const),
      inForceFrom: DAY,
      repealedOn: fc.constant('2020-01-01'),
      replacedBy: fc.array(
        words(40).map((title) => title.replace(/\s+/gu, ' ')),
        { maxLength: 5 },
      ),
    }),
  ),
});

describe('a manifest', () => {
  it('gives back whatever was written into it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ENTRY, { maxLength: 4 }), (entries) => {
        const text = manifestHead() + entries.map((entry, i) => manifestRow(`f${i}.pdf`, entry)).join('');
        expect([...parseManifest(text).values()]).toEqual(entries);
      }),
    );
  });

  it('keeps formulas words', () => {
    const row = manifestRow('a.pdf', { ...EMPTY, given: { title: '=HYPERLINK("http://x")' }, source: '@here' });
    expect(row).toBe(`a.pdf,,"'=HYPERLINK(""http://x"")",,,,,,,,,'@here,\n`);
  });

  it('is read as spreadsheets write it: with a mark, other line ends, capitals, and columns left out', () => {
    const text = '\uFEFFFile,Type,Short names\r\nacts/a.pdf,act,NI Act; NIA\r\n\r\n"b, c.txt",,\r\n';
    expect([...parseManifest(text)]).toEqual([
      ['acts/a.pdf', { ...EMPTY, documentType: 'act', given: { shortNames: ['NI Act', 'NIA'] } }],
      ['b, c.txt', EMPTY],
    ]);
  });

  it('is refused whole, with each row that is wrong by its line', () => {
    const rows = [
      'file,type,year,status,repealed_on,replaced_by,title',
      'a.pdf,statute,,,,,',
      'b.pdf,act,12,,,,',
      'c.pdf,act,,repealed,,,',
      'd.pdf,judgment,,in_force,,,',
      'e.pdf,act,,,2020-01-01,,',
      'f.pdf,act,,repealed,yesterday,,',
      'g.pdf,act,1990,,,,',
      'g.pdf,act,1990,,,,',
      `h.pdf,act,,,,,${'x'.repeat(301)}`,
      ',act,,,,,',
    ];
    expect(problemsOf(rows.join('\n'))).toEqual([
      'Line 2: type must be act, judgment, rule or other',
      'Line 3: year must be a whole number from 1600 to 2100',
      'Line 4: The day of repeal is required',
      'Line 5: a judgment is neither in force nor repealed',
      'Line 6: status is missing',
      'Line 7: repealed_on must be a date such as 2024-07-01',
      'Line 9: g.pdf is there twice',
      'Line 10: title must be at most 300 characters',
      'Line 11: file must not be empty',
    ]);
  });

  it.each([
    ['file,colour\na.pdf,red\n', /Unknown column colour/],
    ['type\nact\n', /The column "file" is missing/],
    ['file,file\na,b\n', /twice/],
    ['file,type\na.pdf\n', /Invalid Record Length/],
    ['file\n"a.pdf\n', /Quote Not Closed/],
    [`file\n${'x'.repeat(70_000)}\n`, /Max Record Size/],
  ])('that is not a table of ours is refused: %#', (text, problem) => expect(problemsOf(text)[0]).toMatch(problem));

  it('writes a status that is only proposed, and does not take it for what an administrator said', () => {
    const proposedStatus = {
      state: 'repealed',
      inForceFrom: null,
      repealedOn: '2024-07-01',
      replacedBy: ['A Sample Act, 2023'],
      origin: 'guide',
    } as const;
    const written = manifestHead() + manifestRow('old.txt', { ...EMPTY, proposedStatus });
    expect(written).toContain('repealed,guide,,2024-07-01');
    expect(parseManifest(written).get('old.txt')).toEqual(EMPTY);
    expect(parseManifest('file,status\nold.txt,in_force\n').get('old.txt')?.lawStatus).toMatchObject({ state: 'in_force' });
    expect(() => parseManifest('file,status,status_from\nold.txt,in_force,somebody\n')).toThrow(/status_from must be/u);
  });
});
