import { beforeAll, describe, expect, it } from '@jest/globals';
import { Guide } from '../guide/guide.js';
import type { CatalogueEntry } from '../library/source-catalogue.js';
import { LawReader, type LawReading } from './law-reader.js';
import { openings } from './openings.js';
import type { QueryPlan } from './query/plan-query.js';

const entry = (documentId: string, title: string): CatalogueEntry => ({
  documentId,
  title,
  documentType: 'act',
  year: null,
  shortNames: [],
  opening: '',
});
const guide = new Guide([]);
const reader = new LawReader(guide);
beforeAll(async () => {
  await guide.prepare();
  guide.update([
    entry('bns', 'The Bharatiya Nyaya Sanhita, 2023'),
    entry('ipc', 'The Indian Penal Code, 1860'),
    entry('ni', 'The Negotiable Instruments Act, 1881'),
    entry('delhi', 'The Delhi Rent Control Act, 1958'),
    entry('model', 'The Sample Tenancies Act, 1990'),
  ]);
});
const missing = (question: string): string[] =>
  reader.read(question).missing.map(({ act, section, missing: what }) => `${what}: ${act}${section ? ` ${section}` : ''}`);

describe('LawReader', () => {
  it.each([
    ['What does section 13 of the Hindu Marriage Act say?', ['act: Hindu Marriage Act, 1955 13']],
    ['Is the Hindu Marriage Act in force?', ['act: Hindu Marriage Act, 1955']],
    ['What does Article 21 say?', ['act: Constitution of India, 1950 21']],
    ['the Maharashtra Rent Control Act', ['unknown: Maharashtra Rent Control Act']],
    ['केरल किराया नियंत्रण कानून की धारा 11', ['unknown: केरल किराया नियंत्रण कानून']],
    ['uttar pradesh apartment adhiniyam kya kehta hai', ['unknown: uttar pradesh apartment adhiniyam']],
    ['केरल में किराये का कानून क्या है', []],
    ['दिल्ली किराया नियंत्रण कानून की धारा 14', []],
    ['the Dragons (Keeping) Act, 1907', ['unknown: Dragons (Keeping) Act, 1907']],
    ['section 138 NI Act', []],
    // Of another year, where a section is cited; else the year is a slip, as the year after an act was passed is.
    ['section 12 of the Negotiable Instruments Act, 1999', ['unknown: Negotiable Instruments Act, 1999']],
    ['a bounced cheque and the Negotiable Instruments Act, 1999', []],
    ['section 12 of the Negotiable Instruments Act, 1882', []],
    ['the Sample Tenancies Act', []],
    ['section 302 IPC', []],
    // Not loaded, but what took its place is.
    ['my landlord gives no receipt', []],
    ['', []],
  ])('%s: missing are %j', (question, acts) => {
    expect(missing(question)).toEqual(acts);
  });

  it('asks which of several acts is meant by a part of their titles', () => {
    const marriages = new Guide([]);
    marriages.update(
      [
        'Hindu Marriage Act, 1955',
        'Special Marriage Act, 1954',
        'Registration Act, 1908',
        'Central Goods and Services Tax Act, 2017',
        'Integrated Goods and Services Tax Act, 2017',
      ].map((title, at) => entry(String(at), title)),
    );
    const read = (question: string) => new LawReader(marriages).read(question);
    expect(read('Section 5 of the Marriage Act').missing).toMatchObject([
      { act: 'Marriage Act', missing: 'unknown', oneOf: ['Hindu Marriage Act, 1955', 'Special Marriage Act, 1954'] },
    ]);
    expect(read('Section 5 of the Marriage Act').cited.map(({ act }) => act)).not.toContain('Hindu Marriage Act, 1955');
    expect(read('What does the Marriage Act say of divorce?').missing).toMatchObject([{ missing: 'unknown', oneOf: { length: 2 } }]);
    for (const question of ['Section 5 of the Hindu Marriage Act', 'Section 5 of the Registration Act', 'What is the GST Act?'])
      expect(read(question).missing).toEqual([]);
  });

  it('names the act of another year that the library has', () => {
    const read = reader.read('section 12 of the Negotiable Instruments Act, 1999').missing;
    expect(read).toMatchObject([{ instead: 'Negotiable Instruments Act, 1881' }]);
    expect(reader.read('section 12 of the Dragons (Keeping) Act, 1907').missing[0]).not.toHaveProperty('instead');
  });

  it.each([
    ['What is the punishment under section 498A of the BNS?', [['498A', null, '85']]],
    ['Section 302 of the BNS punishes murder. What fine can be imposed?', [['302', expect.stringContaining('religious'), '103']]],
    ['बीएनएस की धारा 302 में हत्या की सज़ा क्या है?', [['302', expect.stringContaining('religious'), '103']]],
    ['Is hurting religious feelings punished by section 302 of the BNS?', []],
    ['What does section 302 of the BNS say?', []],
    ['section 302 IPC', []],
    ['section 103 of the BNS for murder', []],
    // Who names the act with its year means that act, and the words of its name are not those of a heading.
    ['Section 302 of the Bharatiya Nyaya Sanhita, 2023 punishes murder.', []],
    ['Section 9 of the Consumer Protection Act, 2019', []],
    ['Section 9 of the Consumer Protection Act', []],
  ])('tells the number of an act from that of the act before it: %s', (question, numbers) => {
    const found = reader
      .read(question)
      .misnumbered.map(({ cited, heading, succession }) => [cited.section, heading, succession.to[0]?.section]);
    expect(found).toEqual(numbers);
  });

  it('does not take the act of one State for that of another', () => {
    expect(reader.read('Maharashtra Rent Control Act').acts).toEqual([]);
    expect(reader.read('Delhi Rent Control Act').acts).toMatchObject([{ act: 'Delhi Rent Control Act, 1958' }]);
  });

  it.each(['the POSH Act', 'under the POCSO Act', 'the SARFAESI Act'])(
    'knows an act by a name that is none of its title: %s',
    (question) => {
      expect(reader.read(question).acts).toHaveLength(1);
      expect(missing(question).filter((each) => each.startsWith('unknown'))).toEqual([]);
    },
  );

  it('does not bind what is cited of a law that nobody knows to another one that is named', () => {
    const read = reader.read('Explain section 55 of the Moonlight Contracts Act read with section 138 of the Negotiable Instruments Act');
    expect(read.cited).toEqual([{ act: 'Negotiable Instruments Act, 1881', section: '138', steps: [] }]);
    expect(read.missing).toMatchObject([{ act: 'Moonlight Contracts Act', missing: 'unknown' }]);
    expect(read.asked).not.toContain('55');
    expect(reader.read('section 55 of the Moonlight Contracts Act').asked).toContain('55');
  });

  it('knows every act by the title that it is printed under', () => {
    const wrong = guide.titles().filter(
      (title) =>
        reader
          .read(`section 3 of the ${title}`)
          .acts.map(({ act }) => act)
          .join() !== title,
    );
    expect(wrong).toEqual([]);
  });

  it('tells an act from the one in force by its year, though its title has more words', () => {
    const { acts, replaced, missing: lacking } = reader.read('What does section 5 of the Trade Marks Act 1958 say?');
    expect(acts).toMatchObject([{ act: 'Trade and Merchandise Marks Act, 1958' }]);
    expect(replaced).toMatchObject([{ to: ['Trade Marks Act, 1999'], since: '2003-09-15' }]);
    expect(lacking.filter((each) => each.missing === 'unknown')).toEqual([]);
    expect(reader.read('section 5 of the Trade Marks Act, 1999').acts).toMatchObject([{ act: 'Trade Marks Act, 1999' }]);
  });

  it('misses a section of a replaced act where nothing says what took its place', () => {
    const held = new Guide([]);
    held.update([
      { documentId: 'marks', documentType: 'act', title: 'The Trade Marks Act, 1999', year: 1999, shortNames: [], opening: '' },
    ]);
    const read = new LawReader(held).read('What does section 5 of the Trade Marks Act 1958 say?');
    expect(read.missing).toEqual([
      { act: 'Trade and Merchandise Marks Act, 1958', section: '5', missing: 'act', instead: 'Trade Marks Act, 1999' },
    ]);
    expect(new LawReader(held).read('How was a mark registered under the Trade Marks Act 1958?').missing).toEqual([]);
  });

  it('says which repealed acts are named, except where it is said what became of the section that is cited', () => {
    const replaced = (question: string) => reader.read(question).replaced.map(({ from }) => from);
    expect(replaced('Does the Payment of Gratuity Act 1972 ask for five years?')).toEqual(['Payment of Gratuity Act, 1972']);
    expect(replaced('section 4 of the Payment of Gratuity Act, 1972')).toEqual([]);
    expect(replaced('Does the Code on Social Security ask for five years?')).toEqual([]);
  });

  it.each([
    ['Sec. 9 arbitration', 'Arbitration and Conciliation Act, 1996'],
    ['s 27 contract', 'Indian Contract Act, 1872'],
    ['IT act 54EC', 'Income-tax Act, 1961'],
    ['IT act 66', 'Information Technology Act, 2000'],
    ['section 13 divorce', null],
    ['section 9 arbitration agreement in a lease', null],
    ['section 420 cheating', null],
  ])('tells by the section which act is meant: %s', (question, act) => {
    const held = new Guide([]);
    const titles = ['Arbitration and Conciliation Act, 1996', 'Indian Contract Act, 1872', 'Income-tax Act, 1961', 'Divorce Act, 1869'];
    held.update([...titles, 'Information Technology Act, 2000'].map((title, at) => entry(String(at), title)));
    expect(new LawReader(held).read(question).cited[0]?.act).toBe(act);
  });

  it('reads both of two acts that "and" joins', () => {
    expect(missing('Do the Limitation Act and the Sale of Goods Act apply?')).toEqual([
      'act: Limitation Act, 1963',
      'act: Sale of Goods Act, 1930',
    ]);
  });

  it('tells what took the place of repealed law', () => {
    const { successions, cited } = reader.read('what is 498A of the Indian Penal Code called now');
    expect(cited).toEqual([{ act: 'Indian Penal Code, 1860', section: '498A', steps: [] }]);
    expect(successions).toMatchObject([
      { to: [{ act: 'Bharatiya Nyaya Sanhita, 2023', section: '85' }, { section: '86' }], since: '2024-07-01' },
    ]);
    expect(reader.read('section 103 BNS').successions).toEqual([]);
  });
});

describe('openings', () => {
  const plan = (more: Partial<QueryPlan> = {}): QueryPlan => ({
    references: [],
    documentIds: [],
    binding: false,
    rest: '',
    context: '',
    ...more,
  });
  const section = (unit: string, steps: string[] = []) => ({ kind: 'section' as const, units: [unit], steps });
  const opened = (planned: QueryPlan, law: LawReading): string[] =>
    openings(planned, law, guide).map(({ documentIds, units, steps, how }) => [how, documentIds.join(), units[0], ...steps].join(' '));

  it('opens what took the place of old law before the old law itself', () => {
    const law = reader.read('section 302 IPC');
    expect(opened(plan({ references: [section('302')], documentIds: ['ipc'] }), law)).toEqual([
      'succession bns 103 (1)',
      'reference ipc 302',
    ]);
  });

  it('opens each cited unit once, with the way into it', () => {
    const law = reader.read('section 138(1) NI Act and section 138 of the NI Act');
    expect(opened(plan({ references: [section('138', ['(1)']), section('138')], documentIds: ['ni'] }), law)).toEqual([
      'reference ni 138 (1)',
    ]);
  });

  it('opens the definitions of an act in which a word is said to be defined, unless the question cites a section', () => {
    const opened = (asked: string) => {
      const plan: QueryPlan = { references: [], documentIds: [], binding: false, rest: asked, context: '' };
      return openings(plan, reader.read(asked), guide).map(({ documentIds, units }) => `${documentIds[0] ?? ''} ${units[0] ?? ''}`);
    };
    expect(opened('premises as defined in the Delhi Rent Control Act')).toEqual(['delhi 2']);
    expect(opened('premises as defined in section 3 of the Delhi Rent Control Act')).toEqual(['delhi 3']);
    expect(opened('eviction under the Delhi Rent Control Act')).toEqual([]);
  });

  it('knows the law of a rule, whichever reader found it first', () => {
    const rules = { kind: 'schedule' as const, units: ['Order 8, rule 1'], steps: [] };
    const held = new Guide([]);
    held.update([entry('cpc', 'The Code of Civil Procedure, 1908')]);
    const law = new LawReader(held).read('O.8 R.1 CPC');
    expect(openings(plan({ references: [rules], documentIds: ['cpc'] }), law, held)).toMatchObject([
      { units: ['Order 8, rule 1'], law: { act: 'Code of Civil Procedure, 1908', section: 'Order 8 Rule 1' } },
    ]);
  });

  it('opens no more units than one question can mean', () => {
    const references = Array.from({ length: 300 }, (_, number) => section(String(number + 1)));
    expect(opened(plan({ references, documentIds: ['ni'] }), reader.read('all of it'))).toHaveLength(24);
  });

  it('opens a unit of the documents that are named where the guide knows no act', () => {
    expect(opened(plan({ references: [section('4')], documentIds: ['model'] }), reader.read('section 4 Sample Tenancies Act'))).toEqual([
      'reference model 4',
    ]);
  });

  it('opens nothing of an act that is not loaded, of no act, and where nothing is cited', () => {
    expect(opened(plan({ references: [section('13')] }), reader.read('section 13 HMA'))).toEqual([]);
    expect(opened(plan({ references: [section('13')] }), reader.read('section 13'))).toEqual([]);
    expect(opened(plan(), reader.read('my cheque bounced'))).toEqual([]);
  });
});
