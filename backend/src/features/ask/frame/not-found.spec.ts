import { describe, expect, it } from '@jest/globals';
import type { Consultation, Doubt, FoundSection } from '../../retrieval/retrieval.service.js';
import { notFound } from './not-found.js';

const section = (unit: string, heading: string): FoundSection =>
  ({ unit, passages: [{ unit, title: 'The Sample Act, 2001', headingPath: [`Section ${unit}`], heading }] }) as unknown as FoundSection;
const said = (more: Partial<Consultation>): string =>
  notFound({
    missing: [],
    absent: [],
    open: [],
    named: [],
    doubts: [],
    choices: [],
    relevance: { value: 0, sufficient: false },
    ...more,
  } as Consultation);

const HELP = 'It helps to name the act and the section, or to ask your administrator to load the law that applies.';

describe('notFound', () => {
  it.each<[string, Partial<Consultation>, string]>([
    ['nothing at all', {}, 'I did not find the answer to this question in the library.'],
    ['an offence that is none any more', { former: 'Adultery is no longer an offence.' }, 'Adultery is no longer an offence.'],
    [
      'a section',
      { missing: [{ act: 'Sample Act, 2001', section: '999', missing: 'section' }] },
      'I did not find section 999 of the Sample Act, 2001 in the library: its text there has no such provision.',
    ],
    [
      'a rule',
      { missing: [{ act: 'Sample Code, 1908', section: 'Order VII Rule 99', missing: 'section' }] },
      'I did not find Order VII Rule 99 of the Sample Code, 1908 in the library: its text there has no such provision.',
    ],
    [
      'an act',
      { missing: [{ act: 'Sample Act, 2001', section: null, missing: 'act' }] },
      'I did not find the Sample Act, 2001: the library does not hold it.',
    ],
    [
      'an article of the Constitution',
      { missing: [{ act: 'Constitution of India, 1950', section: '21', missing: 'act' }] },
      'I did not find Article 21 of the Constitution of India, 1950: the library does not hold it.',
    ],
    [
      'one of several acts',
      { missing: [{ act: 'Sample Act', section: null, missing: 'unknown', oneOf: ['Old Sample Act, 1900', 'New Sample Act, 2001'] }] },
      'Several acts of the library have “Sample Act” in their names: Old Sample Act, 1900; New Sample Act, 2001. Ask again with the one that you mean.',
    ],
    [
      'a citation',
      { missing: [{ act: '(2019) 94 SCC 7', section: null, missing: 'unknown', judgment: 'citation' }] },
      'No document of the library carries the citation (2019) 94 SCC 7; ask for the judgment by its parties.',
    ],
    [
      'a judgment',
      { missing: [{ act: 'Asha Rao v Sample Board', section: null, missing: 'unknown', judgment: 'parties' }] },
      'The library holds no judgment named Asha Rao v Sample Board.',
    ],
    [
      'two laws',
      {
        missing: [
          { act: 'Sample Act, 2001', section: '3', missing: 'act' },
          { act: 'Dragons Act', section: null, missing: 'unknown' },
        ],
      },
      'I did not find section 3 of the Sample Act, 2001: the library does not hold it. I did not find the Dragons Act: the library does not hold it.',
    ],
    [
      'the act of a topic',
      { absent: ['First Act', 'Second Act', 'Third Act', 'Fourth Act'] },
      'I did not find the answer to this question in the library. The law on it may be in First Act, Second Act or Third Act, which the library does not hold.',
    ],
    [
      'a section that is there, and names the nearest three',
      { open: [section('1', 'Rent.—'), section('2', '')], named: [section('3', 'Receipt'), section('4', 'Notice')] },
      'I did not find the answer to this question in the library. The nearest headings are: Section 1 of The Sample Act, 2001 (Rent); ' +
        'Section 2 of The Sample Act, 2001; Section 3 of The Sample Act, 2001 (Receipt).',
    ],
  ])('says so where it lacks %s', (_, consulted, words) => {
    expect(said(consulted)).toBe(`${words}${consulted.former ? '' : ` ${HELP}`}`);
  });

  it('names the act of another year that the library holds', () => {
    const missing = [{ act: 'Sample Act, 1975', section: null, missing: 'unknown' as const, instead: 'Sample Act, 2001' }];
    expect(said({ missing })).toContain(
      'I did not find the Sample Act, 1975: the library does not hold it. It holds the Sample Act, 2001.',
    );
  });

  it('says it in Hindi to a question in Hindi', () => {
    const consulted = {
      missing: [],
      absent: [],
      open: [],
      named: [],
      doubts: [],
      choices: [],
      relevance: { value: 0, sufficient: false },
    } as unknown as Consultation;
    expect(notFound(consulted, 'खाना कैसे बनाते हैं?')).toMatch(/^इस प्रश्न का उत्तर पुस्तकालय में नहीं मिला। अधिनियम और धारा/u);
    const lacking = { ...consulted, missing: [{ act: 'Sample Act, 2001', section: '9', missing: 'act' as const }] };
    expect(notFound(lacking, 'धारा 9 क्या है?')).toContain('पुस्तकालय में Sample Act, 2001 की धारा 9 नहीं है।');
  });

  it.each<[Doubt, string]>([
    ['foreign', 'Themis answers from the law of India.'],
    ['person', 'not people'],
    ['state-law', 'the law of the State, which this library does not hold'],
    ['figure-of-today', 'no act of this library holds it'],
    ['forecast', 'how a case will end'],
    ['everyday-matter', 'does not seem to be a question of law'],
  ])('says in one line what no act answers, without headings of other law: %s', (doubt, words) => {
    const line = said({ doubts: [doubt], open: [section('1', 'Rent')] });
    expect(line).toContain(words);
    expect(line).not.toContain('Rent');
  });

  it.each([
    [
      { section: '65B', acts: ['Old Sample Act, 1900', 'Sample Act, 2001'] },
      'Section 65B of which act? There is one in: Old Sample Act, 1900; Sample Act, 2001. Ask again with the one that you mean.',
    ],
    [{ section: '20', acts: [] }, 'Many acts have a section 20. Ask again with the name of the act.'],
  ])('asks for the act of a section: %j', (ofNumber, line) => {
    expect(said({ ofNumber, open: [section('1', 'Rent')] })).toBe(line);
  });

  it('names the nearest headings to who asks for a decision', () => {
    expect(said({ doubts: ['decision'], open: [section('1', 'Rent')] })).toContain('Section 1 of The Sample Act, 2001 (Rent)');
  });

  it('asks which topic is meant, in the language of the question', () => {
    const topics = [
      { id: 'a', name: 'Cheque returned unpaid', asks: { en: [], hi: ['चेक वापस आया'], hinglish: [] }, law: [], next: [] },
      { id: 'b', name: 'Rent not paid', asks: { en: [], hi: [], hinglish: [] }, law: [], next: [] },
    ];
    const asked = { doubts: [], choices: topics } as unknown as Consultation;
    expect(notFound(asked, 'money not given')).toBe(
      'I am not sure which of these you mean. Choose one, or ask again in other words:\n- Cheque returned unpaid\n- Rent not paid',
    );
    expect(notFound(asked, 'पैसा नहीं मिला')).toContain('\n- चेक वापस आया\n- Rent not paid');
  });

  it('asks for the act of a number, and offers what has it with the act of each', () => {
    const law = [{ act: 'Sample Act, 2001', section: '20' }];
    const choices = [{ id: 'a', name: 'Cheque returned unpaid', asks: { en: [], hi: [], hinglish: [] }, law, next: [] }];
    expect(
      notFound({ doubts: [], choices, ofNumber: { section: '20', acts: ['Sample Act, 2001'] } } as unknown as Consultation, 'section 20'),
    ).toBe('Many acts have a section 20. Ask again with the name of the act.\n- Cheque returned unpaid (Sample Act, 2001)');
  });

  it('does not blame acts that are absent where the library speaks to the question', () => {
    expect(said({ absent: ['First Act'], relevance: { value: 1, confidence: null, sufficient: true } })).not.toContain('First Act');
  });
});
