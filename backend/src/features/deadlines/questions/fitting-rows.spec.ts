import fc from 'fast-check';
import { loadRows } from '../calendar/load-rows.js';
import { type LawPlace, RowsByPlace } from './fitting-rows.js';

const rows = new RowsByPlace(loadRows());
const TODAY = '2026-11-29';
const CHEQUE: LawPlace[] = ['138', '142'].map((section) => ({ act: 'The Negotiable Instruments Act, 1881', section }));
const SUMMONS: LawPlace[] = [{ act: 'Code of Civil Procedure, 1908', section: 'order 8, rule 1' }];
const APPEAL: LawPlace[] = [{ act: 'Limitation Act, 1963', section: 'Article 116' }];
const AWARD: LawPlace[] = [{ act: 'Arbitration and Conciliation Act, 1996', section: '34' }];
const RTI: LawPlace[] = [{ act: 'Right to Information Act, 2005', section: '19' }];

const at = (act: string, ...sections: string[]): LawPlace[] => sections.map((section) => ({ act, section }));
const SARFAESI = 'Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002';
const CONSUMER = 'Consumer Protection Act, 2019';
const RERA = 'Real Estate (Regulation and Development) Act, 2016';
const DISPOSSESSED = at('Specific Relief Act, 1963', '6');

const fitting = (question: string, places: LawPlace[], states: string[] = [], context = '') =>
  rows
    .fitting(question, [places], states, TODAY, context)
    .map(({ row, told }) => [row.id, told && `${told.day}${told.year ? '' : ' without its year'}${told.age ? ' at most' : ''}`]);

describe('a day that a question tells', () => {
  it.each([
    ["My cheque bounced, the bank's memo is of 3 November. What now?", CHEQUE, ['cheque-demand 2026-11-03 without its year']],
    ['The cheque was dishonoured on 03.11.2026 for insufficient funds', CHEQUE, ['cheque-demand 2026-11-03']],
    ['चेक बाउंस हुआ, बैंक का मेमो 3 नवंबर का है', CHEQUE, ['cheque-demand 2026-11-03 without its year']],
    ['cheque 3 november ko bounce hua, notice kab tak bhejna hai', CHEQUE, ['cheque-demand 2026-11-03 without its year']],
    ['the memo came on 3 December', CHEQUE, ['cheque-demand 2025-12-03 without its year']],
    [
      'I got the summons on 5.11.2026, when is my written statement due?',
      SUMMONS,
      ['written-statement 2026-11-05', 'written-statement-commercial 2026-11-05'],
    ],
    ['समन मुझे 5 नवंबर 2026 को मिला', SUMMONS, ['written-statement 2026-11-05', 'written-statement-commercial 2026-11-05']],
    [
      'court order came on 1 November, how many days for appeal?',
      APPEAL,
      ['limitation-116-a 2026-11-01 without its year', 'limitation-116-b 2026-11-01 without its year'],
    ],
    ['I received the RTI decision on 1 November 2026. By when must I file the first appeal?', RTI, ['rti-first-appeal-refused 2026-11-01']],
    [
      "The Magistrate's order under the domestic violence act was served on me on 9 November 2026, till when can I appeal?",
      at('Protection of Women from Domestic Violence Act, 2005', '29'),
      ['domestic-violence-appeal 2026-11-09'],
    ],
    [
      "The motor accident tribunal's award is of 1 September 2026. How long do I have to appeal?",
      at('Motor Vehicles Act, 1988', '173'),
      ['accident-appeal 2026-09-01'],
    ],
    ['mujhe 2 november 2026 ko RTI ka decision mila, first appeal kab tak', RTI, ['rti-first-appeal-refused 2026-11-02']],
  ])('%s', (question, places, expected) => {
    expect(fitting(question, places).map(([id, day]) => `${id ?? ''} ${day ?? ''}`)).toEqual(expected);
  });

  it.each([
    ['My cheque dated 3 November bounced', CHEQUE],
    ['My cheque of 3 November was returned', CHEQUE],
    ['3 नवंबर का चेक बाउंस हुआ', CHEQUE],
    ['चेक 3 नवंबर का था बाउंस हो गया', CHEQUE],
    ['I issued a cheque on 3 November that bounced', CHEQUE],
    ['I got a notice for a bounced cheque on 3 November', CHEQUE],
    ['The memo is of 03/04/2026', CHEQUE],
    ['The memo is of 03-04-26', CHEQUE],
    ['The memo is of 3/11', CHEQUE],
    ['The memo came on 3 November last year', CHEQUE],
    ['The memo comes on 3 December 2026', CHEQUE],
    ['No memo came by 3 November', CHEQUE],
    ["The memo hadn't come on 3 November", CHEQUE],
    ['I sent the demand notice on 3 November, what next', CHEQUE],
    ['The memo of 3 November or 4 November', CHEQUE],
    ['The notice came on 3 November', CHEQUE.slice(1)],
    ['The summons is dated 5.11.2026', SUMMONS],
    ['The bank sent an auction notice on 5 October 2026', at(SARFAESI, '13')],
    ['The possession notice of the bank came on 5 October 2026', at(SARFAESI, '13')],
    ['The bail order came on 1 November 2026', APPEAL],
    ['I got the decision of the RTI officer on 2 November 2026 on the form', at(CONSUMER, '41')],
    [
      'He touched me every week since 25 August 2026',
      at('Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013', '9'),
    ],
    ['I was never thrown out on 20 February 2026', DISPOSSESSED],
    ['I was thrown out less than nine months ago', DISPOSSESSED],
    ['The memo is of 3 November 2026. Another memo is of 10 November 2026', CHEQUE],
    ['The FINAL order under section 126 reached me on 15 November 2026, last day to appeal?', at('Electricity Act, 2003', '126', '127')],
    ['I received on 1 November 2026 the order, how many days for appeal?', APPEAL],
  ])('is not counted: %s', (question, places) => {
    expect(fitting(question, places).filter(([, day]) => day !== null)).toEqual([]);
  });

  it.each([
    // The row of the section that is opened first, not that of the demand which stands beside it.
    [
      'The bank pasted the possession notice on my shop on 5 October',
      at(SARFAESI, '17', '13'),
      ['sarfaesi-application 2026-10-05 without its year'],
    ],
    ['The demand notice of the bank is dated 5 October 2026', at(SARFAESI, '13', '17'), ['sarfaesi-demand 2026-10-05']],
    [
      'The consumer commission gave its order on 10 November 2026 against me',
      at(CONSUMER, '41', '51', '40'),
      ['consumer-appeal-state 2026-11-10'],
    ],
    [
      'The State Commission gave its order on 10 November 2026 against me',
      at(CONSUMER, '41', '51'),
      ['consumer-appeal-national 2026-11-10'],
    ],
    ['The RERA order reached me on 5 October 2026', at(RERA, '44', '58'), ['rera-appeal 2026-10-05']],
    ['I got the arbitral award on 3 August 2026. By when can I challenge it?', AWARD, ['arbitration-set-aside 2026-08-03']],
    [
      'The transporter booked my goods on 2 April 2026 and lost them',
      at('Carriage by Road Act, 2007', '17', '16'),
      ['carrier-notice 2026-04-02'],
    ],
    ['I was thrown out of my shop by force on 20 February 2026', DISPOSSESSED, ['dispossession-summary-suit 2026-02-20']],
    ['I was thrown out of my shop without any order nine months ago', DISPOSSESSED, ['dispossession-summary-suit 2026-02-28 at most']],
    ['मुझे 20 फ़रवरी 2026 को दुकान से बेदखल कर दिया', DISPOSSESSED, ['dispossession-summary-suit 2026-02-20']],
  ])('goes to the row of its own event: %s', (question, places, expected) => {
    expect(fitting(question, places).map(([id, day]) => `${id ?? ''} ${day ?? ''}`)).toEqual(expected);
  });

  it('goes to the event of the question before where it only says how long ago that was', () => {
    const context = 'I was thrown out of my shop by force without any court order. Can I get it back quickly?';
    expect(fitting('But it was nine months ago. Is there still any way?', DISPOSSESSED, [], context)).toEqual([
      ['dispossession-summary-suit', '2026-02-28 at most'],
    ]);
    expect(fitting('But he left nine months ago. Is there still any way?', DISPOSSESSED, [], context)).toEqual([
      ['dispossession-summary-suit', null],
    ]);
  });

  it('never goes to a row by the phrase of another row of its act', () => {
    const all = loadRows();
    const phrased = all.filter(({ told }) => told !== undefined);
    for (const { id, pins, told, start } of phrased) {
      const [{ act }] = pins as [{ act: string }];
      const others = all.filter((row) => row.id !== id && row.pins[0]?.act === act && row.start.en !== start.en);
      const places = others.map((row) => ({ act, section: row.pins[0]?.place ?? '' }));
      for (const phrase of [...(told?.en ?? []), ...(told?.hi ?? [])])
        for (const clause of [`${phrase} on 5 October 2026`, `the order and ${phrase} of 5 October 2026`, `${phrase} 5 अक्टूबर 2026 को`])
          expect([
            clause,
            places
              .flatMap((place) => rows.fitting(clause, [[place]], [], TODAY))
              .filter((each) => each.told && each.row.id !== id && each.row.told === undefined)
              .map(({ row }) => row.id),
          ]).toEqual([clause, []]);
    }
  });

  it('is none that a question does not hold, whatever else it holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const { told } of rows.fitting(`${text} memo notice order`, [[...CHEQUE, ...APPEAL]], [], TODAY))
          expect(told === null || told.day <= TODAY).toBe(true);
      }),
    );
  });
});

describe('a row that fits without a day', () => {
  it.each([
    ['My cheque bounced because of insufficient funds', CHEQUE, ['cheque-demand']],
    ['The drawer got my demand and has not paid', CHEQUE, ['cheque-demand', 'cheque-pay']],
    ['The drawer got my demand and has not paid', [...CHEQUE].reverse(), ['cheque-complaint']],
    ['How do I set aside an award?', AWARD, ['arbitration-set-aside']],
    ['What is a cheque?', [{ act: 'Negotiable Instruments Act, 1881', section: '6' }], []],
  ])('%s', (question, places, expected) => {
    expect(fitting(question, places)).toEqual(expected.map((id) => [id, null]));
  });

  it('is none where more than two may be meant', () => {
    expect(fitting('What does the section say?', [{ act: 'Right to Information Act, 2005', section: '19' }])).toEqual([]);
  });

  it('is of the topic only where the sections that are quoted have none', () => {
    const ids = (quoted: LawPlace[]) => rows.fitting('what now', [quoted, AWARD], [], TODAY).map(({ row }) => row.id);
    expect(ids([{ act: 'Code of Civil Procedure, 1908', section: '9' }])).toEqual(['arbitration-set-aside']);
    expect(ids(CHEQUE.slice(1))).not.toContain('arbitration-set-aside');
  });

  it.each([
    ['New fridge stopped cooling. Where do I complain?', at(CONSUMER, '39', '69'), ['consumer-complaint']],
    [
      'How is theft punished?',
      [...at('Bharatiya Nyaya Sanhita, 2023', '303'), ...at('Bharatiya Nagarik Suraksha Sanhita, 2023', '173')],
      [],
    ],
    ['I took a bleeding biker to hospital. Can the police make me stay?', at('Motor Vehicles Act, 1988', '134A', '134'), []],
    ['I hit a man with my scooter', at('Motor Vehicles Act, 1988', '134A', '134'), ['accident-report']],
  ])(
    'is one of a section beside the first where the question speaks of it, or it is the only one of the act: %s',
    (question, places, ids) => {
      expect(fitting(question, places).map(([id]) => id)).toEqual(ids);
    },
  );

  it('is none of the law of a State that the question does not name', () => {
    const places = [{ act: 'Maharashtra Rent Control Act, 1999', section: '34' }];
    expect(fitting('appeal from the rent court', places)).toEqual([]);
    expect(fitting('appeal from the rent court in Pune', places, ['Maharashtra'])).toEqual([['maharashtra-rent-appeal', null]]);
  });
});

it('names no row of what was appealed against once the appeal was rejected', () => {
  const ids = (question: string) => fitting(question, at('Central Goods and Services Tax Act, 2017', '107', '112')).map(([id]) => id);
  expect(ids('A GST order was made against me, how do I appeal?')).toContain('gst-appeal');
  expect(ids('My GST appeal was rejected, where next?')).not.toContain('gst-appeal');
});

it('names the appeal to who asks for it, though another step stands in the section before', () => {
  const question = 'The FINAL order under section 126 reached me on 15 November 2026, last day to appeal?';
  expect(fitting(question, at('Electricity Act, 2003', '126', '127'))).toEqual([['electricity-assessment-appeal', null]]);
});
