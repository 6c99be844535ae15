import { describe, expect, it } from '@jest/globals';
import type { FoundSection, Succession } from '../../../retrieval/retrieval.service.js';
import { noteOn, stampOn } from './law-notes.js';

const section = (unit: string, more: Partial<FoundSection> = {}, title = 'The Old Penal Law, 1860', heading = ''): FoundSection =>
  ({ unit, found: 'ranking', passages: [{ title, heading }], ...more }) as unknown as FoundSection;
const SUCCESSION: Succession = {
  from: { act: 'Old Penal Law, 1860', section: '498A' },
  to: [{ act: 'New Penal Law, 2023', section: '85' }],
  nearest: [],
  steps: [],
  since: '2024-07-01',
  rule: '',
  reason: null,
};
const DROPPED: Succession = {
  ...SUCCESSION,
  from: { act: 'Old Penal Law, 1860', section: '124A' },
  to: [],
  nearest: [{ act: 'New Penal Law, 2023', section: '152' }],
  reason: 'Sedition is not re-enacted.',
};
const DAY = '2026-11-22';
const REPEALED = {
  state: 'repealed',
  inForceFrom: null,
  repealedOn: '2024-07-01',
  replacedBy: ['New Penal Law, 2023'],
  origin: 'guide',
} as const;
const STANDS = { ...REPEALED, state: 'in_force', repealedOn: null, replacedBy: [] } as const;
const GONE = { act: 'Sample Act, 2000', section: '66A', why: '', since: '2015-03-24', by: 'Rao v. Union' };

describe('noteOn', () => {
  it.each<[string, FoundSection, string]>([
    ['a section that stands', section('85'), ''],
    ['one that was struck down', section('66A', { gone: GONE }), 'no longer law since 24 March 2015: Rao v. Union'],
    ['one that is printed as omitted', section('7', {}, undefined, '[Omitted by Act 5 of 2001.]'), 'no longer law'],
    ['one that is printed as repealed', section('7', {}, undefined, 'Repealed.'), 'no longer law'],
    ['one that speaks of repeal', section('7', {}, undefined, 'Acts repealed'), ''],
    [
      'one that took the place of old law',
      section('85', { found: 'succession' }, 'The New Penal Law, 2023'),
      'in force from 1 July 2024, in place of section 498A of the Old Penal Law, 1860',
    ],
    ['one of that number that was found otherwise', section('85', { found: 'ranking' }, 'The New Penal Law, 2023'), ''],
    [
      'the old law itself',
      section('498a', { found: 'reference' }),
      'repealed from 1 July 2024; which law applies depends on when it happened',
    ],
    ['the same number of another act', section('498A', { found: 'reference' }, 'The Other Law, 1900'), ''],
    [
      'old law that was found by its words',
      section('5', { status: REPEALED }),
      'repealed on 1 July 2024, replaced by the New Penal Law, 2023',
    ],
    [
      'old law that is cited',
      section('498A', { found: 'reference', status: REPEALED }),
      'repealed on 1 July 2024, replaced by the New Penal Law, 2023; which law applies depends on when it happened',
    ],
    ['old law that an administrator calls in force', section('498A', { found: 'reference', status: STANDS }), ''],
    ['a section without passages', section('498A', { found: 'reference', passages: [] }), ''],
  ])('says what is to be known about %s', (_, found, note) => {
    expect(noteOn(found, [SUCCESSION], DAY, 'en')).toBe(note);
  });

  it('names the old law of each of two new acts that have a section of the same number', () => {
    const procedure: Succession = {
      ...SUCCESSION,
      from: { act: 'Old Procedure, 1973', section: '82' },
      to: [{ act: 'New Procedure, 2023', section: '85' }],
    };
    const both = [SUCCESSION, procedure, { ...DROPPED, nearest: [{ act: 'New Evidence Law, 2023', section: '85' }] }];
    const noteIn = (title: string): string => noteOn(section('85', { found: 'succession' }, title), both, DAY, 'en');
    expect(noteIn('The New Penal Law, 2023')).toMatch(/in place of section 498A of the Old Penal Law, 1860$/);
    expect(noteIn('The New Procedure, 2023')).toMatch(/in place of section 82 of the Old Procedure, 1973$/);
    expect(noteIn('The New Evidence Law, 2023')).toMatch(/^only the nearest provision in force/);
    expect(noteIn('नया कानून')).toBe('');
  });

  it('never passes the nearest provision off as what took the place of old law', () => {
    expect(noteOn(section('152', { found: 'succession' }, 'The New Penal Law, 2023'), [DROPPED], DAY, 'en')).toBe(
      'only the nearest provision in force: nothing took the place of section 124A of the Old Penal Law, 1860',
    );
    expect(noteOn(section('124A', { found: 'reference' }), [DROPPED], DAY, 'en')).toBe(
      'repealed from 1 July 2024. Sedition is not re-enacted',
    );
  });
});

describe('notes and stamps in Hindi', () => {
  it.each<[FoundSection, string]>([
    [section('66A', { gone: GONE }), '24 मार्च 2015 से क़ानून नहीं रहा: Rao v. Union'],
    [section('85', { found: 'succession' }, 'The New Penal Law, 2023'), '1 जुलाई 2024 से लागू, Old Penal Law, 1860 की धारा 498A की जगह'],
    [section('498a', { found: 'reference' }), '1 जुलाई 2024 से निरस्त; कौन-सा क़ानून लागू होगा, यह घटना की तारीख़ पर निर्भर है'],
    [section('5', { status: REPEALED }), '1 जुलाई 2024 को निरस्त, इसकी जगह New Penal Law, 2023'],
    [section('5', { decides: true }), 'इसी से तय होता है कि यह क़ानून लागू होता है या नहीं'],
    [section('5', { status: STANDS }), ''],
  ])('%#', (found, note) => {
    expect(noteOn(found, [SUCCESSION], DAY, 'hi')).toBe(note);
  });

  it('say as much of a dropped section as in English, without its English reason', () => {
    expect(noteOn(section('124A', { found: 'reference' }), [DROPPED], DAY, 'hi')).toBe('1 जुलाई 2024 से निरस्त; इसकी जगह कोई धारा नहीं आई');
    expect(stampOn(section('5', { status: STANDS }), DAY, 'hi')).toBe('लागू');
  });
});

describe('stampOn', () => {
  it.each<[string, FoundSection, string | null]>([
    ['nothing is known of', section('5'), null],
    ['stands', section('5', { status: STANDS }), 'in force'],
    ['was repealed', section('5', { status: REPEALED }), 'repealed on 1 July 2024, replaced by the New Penal Law, 2023'],
    [
      'was struck down, although its act stands',
      section('66A', { status: STANDS, gone: GONE }),
      'no longer law since 24 March 2015: Rao v. Union',
    ],
  ])('of a section that %s', (_, found, stamp) => expect(stampOn(found, DAY)).toBe(stamp));
});
