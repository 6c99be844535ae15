import { describe, expect, it } from '@jest/globals';
import { DocumentNames } from '../citing/document-names.js';
import { planQuery } from './plan-query.js';

const names = new DocumentNames([
  {
    documentId: 'rao',
    title: 'Asha Rao v Sample Board',
    documentType: 'judgment',
    year: 2019,
    shortNames: [],
    opening: '',
    citations: ['2019 INSC 9041', '(2019) 94 SCC 7'],
  },
  {
    documentId: 'sen',
    title: 'Lata Sen v Union of Samples',
    documentType: 'judgment',
    year: 2021,
    shortNames: [],
    opening: 'W.P.(C) 4321/2019 Lata Sen',
  },
]);

describe('a question that cites a judgment by its citation', () => {
  it.each([
    ['what does 2019 INSC 9041 say?', 'Asha Rao v Sample Board'],
    ['(2019) 94 SCC 7', 'Asha Rao v Sample Board'],
    ['2019 (94) S.C.C. 7', 'Asha Rao v Sample Board'],
    ['What was held about open gates in 2019 INSC 9041?', 'What was held about open gates in ?'],
  ])('searches that judgment alone: %s', (question, rest) => {
    expect(planQuery(question, names)).toMatchObject({ documentIds: ['rao'], binding: true, rest, cases: { held: true, absent: [] } });
  });

  it('finds a judgment by the number of its case', () => {
    expect(planQuery('what was held in Writ Petition (Civil) No. 4321 of 2019?', names)).toMatchObject({
      documentIds: ['sen'],
      binding: true,
    });
    expect(planQuery('W.P.(C) No. 1/2001', names)).toMatchObject({ documentIds: [], cases: { absent: ['W.P.(C) No. 1/2001'] } });
  });

  it('says which judgment the library does not hold, and searches on', () => {
    expect(planQuery('What does (2020) 1 SCC 1 say of gates?', names)).toMatchObject({
      documentIds: [],
      cases: { held: false, absent: ['(2020) 1 SCC 1'] },
    });
    expect(planQuery('compare 2019 INSC 9041 with 2020 INSC 12', names)).toMatchObject({
      documentIds: ['rao'],
      cases: { held: true, absent: ['2020 INSC 12'] },
    });
    expect(planQuery('What is rent?', names).cases).toBeUndefined();
  });

  it('forgets the citations of a judgment that was changed or removed', () => {
    const changing = new DocumentNames([]);
    const entry = {
      documentId: 'a',
      title: 'A v B',
      documentType: 'judgment' as const,
      year: 2019,
      shortNames: [],
      opening: '',
      citations: ['2019 INSC 1'],
    };
    changing.update([entry]);
    changing.update([{ ...entry, citations: ['2019 INSC 2'] }]);
    expect(changing.findCitations('2019 INSC 1; 2019 INSC 2').map(({ documentIds }) => documentIds)).toEqual([[], ['a']]);
    changing.update([]);
    expect(changing.findCitations('2019 INSC 2')).toMatchObject([{ documentIds: [] }]);
  });
});

describe('a question that names a judgment by its parties', () => {
  it.each([
    ['Asha Rao v Sample Board', 'Asha Rao v Sample Board', true],
    ['what was held in asha rao vs sample board', 'Asha Rao v Sample Board', true],
    ['What does Rao v. Sample Board say of open gates?', 'What does say of open gates?', false],
  ])('searches that judgment alone: %s', (question, rest, whole) => {
    expect(planQuery(question, names)).toMatchObject({ documentIds: ['rao'], binding: true, rest, cases: { held: true, whole } });
  });

  it('says which judgment the library does not hold, and only of what may be one', () => {
    expect(planQuery('What was held in Meena Iyer v Sample Board?', names)).toMatchObject({
      documentIds: [],
      cases: { held: false, unnamed: ['Meena Iyer v Sample Board'] },
    });
    expect(planQuery('theft vs robbery', names).cases).toBeUndefined();
  });
});

describe('two initials by themselves', () => {
  const laws = new DocumentNames([
    { documentId: 'gambling', title: 'The Public Gambling Act', documentType: 'act', year: 1867, shortNames: [], opening: '' },
  ]);

  it.each([
    ['I paid for a PG room and the owner threw me out', []],
    ['section 13 PG Act', ['gambling']],
    ['the Public Gambling Act', ['gambling']],
  ])('%s', (question, documentIds) => expect(planQuery(question, laws).documentIds).toEqual(documentIds));
});
