import { describe, expect, it } from '@jest/globals';
import type { NoticeKind, Proceeding, ReadValue } from './notice-reading.js';
import { readNotice } from './read-notice.js';

const of = (text: string, field: ReadValue['field'], known = {}): string[] =>
  readNotice(text, known)
    .values.filter((value) => value.field === field)
    .map(({ value }) => value);

const letter = (opening: string, list: string): string =>
  `ADV. NINA SAMPLE\nAdvocate, Nagpur\n\n2 February 2026\n\nTo\nMr. Ravi Sample\nNagpur\n\nSub: Legal notice\n\nSir,\n\nMy client Ms. Asha Sample instructs me to serve this notice:\n\nYou keep her bicycle since 4 January 2026.\n\n${opening}:${list}\n\nFailing which my client will go to court.\n\nADV. NINA SAMPLE\nAdvocate\n`;

const OPENINGS = ['I call upon you to', 'You are required to', 'You are called upon, within a week, to', 'I ask you, within 7 days, to'];
const LISTS: readonly [string, (entries: readonly string[]) => string][] = [
  ['letters', (entries) => entries.map((entry, at) => `\n(${'ab'.charAt(at)}) ${entry};`).join('')],
  ['letters apart', (entries) => entries.map((entry, at) => `\n\n(${'ab'.charAt(at)}) ${entry};`).join('')],
  ['numbers', (entries) => entries.map((entry, at) => `\n${at + 1}. ${entry}`).join('')],
  ['numbers apart', (entries) => entries.map((entry, at) => `\n\n${at + 1}. ${entry}`).join('')],
  ['Roman numbers', (entries) => entries.map((entry, at) => `\n\n(${'i'.repeat(at + 1)}) ${entry};`).join('')],
  ['dashes', (entries) => entries.map((entry) => `\n- ${entry}`).join('')],
  ['bullets apart', (entries) => entries.map((entry) => `\n\n• ${entry}`).join('')],
];

describe('readNotice', () => {
  it.each(OPENINGS.flatMap((opening) => LISTS.map(([name, listed]) => [opening, name, listed] as const)))(
    'reads a list of demands under facts in plain paragraphs: %s, %s',
    (opening, _name, listed) => {
      const text = letter(opening, listed(['return the bicycle', 'pay Rs. 2,000']));
      expect(of(text, 'demand')).toEqual(['return the bicycle', 'pay Rs. 2,000']);
      expect(of(text, 'allegation')).toEqual(['You keep her bicycle since 4 January 2026.']);
      expect(readNotice(text).kind).toBe('legal notice');
    },
  );

  it.each(LISTS)('reads a list of demands in Hindi: %s', (_name, listed) => {
    const text = letter('अतः आपको सूचित किया जाता है कि 7 दिन के भीतर', listed(['साइकिल लौटा दें', '2,000 रुपये अदा करें']));
    expect(of(text, 'demand')).toEqual(['साइकिल लौटा दें', '2,000 रुपये अदा करें']);
  });

  it('takes a list under words that ask for nothing for facts', () => {
    const text = letter(
      'The facts are these',
      '\n1. You took the bicycle on 4 January 2026.\n2. You were asked for it on 9 January 2026.\n\nYou are called upon to return it within 7 days.',
    );
    expect(of(text, 'allegation')).toHaveLength(2);
    expect(of(text, 'demand')).toEqual(['return it within 7 days.']);
  });

  it('says what an allegation states, sentence by sentence', () => {
    const [allegation] = readNotice(
      letter('I call upon you to', '\n(a) return it;\n(b) pay Rs. 10;').replace(
        'since 4 January 2026.',
        'since 4 January 2026. You sold its bell.',
      ),
    ).values.filter(({ field }) => field === 'allegation');
    expect(allegation?.statements).toEqual(['You keep her bicycle since 4 January 2026.', 'You sold its bell.']);
  });

  it('reads a paper as what its owner says that it is', () => {
    const note = 'Ravi,\n\nYou still have my bicycle and its lamp.\n\nAsha Sample\n';
    expect(readNotice(note)).toMatchObject({ kind: null, values: [] });
    expect(readNotice(note, { kind: 'legal notice' })).toMatchObject({ kind: 'legal notice', proceeding: 'reply' });
    expect(of(note, 'allegation', { kind: 'legal notice' })).toEqual(['You still have my bicycle and its lamp.']);
  });

  it('names an act only with a section that it has', () => {
    const text = letter('I call upon you to', '\n(a) return it;\n(b) pay Rs. 10;').replace(
      'You keep',
      'This is an offence under section 138 of the Negotiable Instruments Act, 1881 and under section 316. You keep',
    );
    expect(of(text, 'section')).toEqual(['Section 138, Negotiable Instruments Act, 1881', 'Section 316']);
  });

  it('takes neither the number of a door nor a day to come for the date of the paper', () => {
    const dated = (line: string) => letter('I call upon you to', '\n(a) return it;\n(b) pay Rs. 10;').replace('2 February 2026', line);
    expect(of(dated('Door No. 7/11/2031\n2 February 2026'), 'notice-date')).toEqual(['2026-02-02']);
    expect(of(dated('2 February 2026'), 'notice-date', { today: '2026-02-01' })).toEqual([]);
  });

  const court = (words: string) =>
    `IN THE COURT OF THE CIVIL JUDGE, NAGPUR\n\nCivil Suit No. 12 of 2026\n\nAsha Sample ... Plaintiff\nversus\nRavi Sample ... Defendant\n\nSUMMONS\n\nTo Ravi Sample, Nagpur\n\n${words}\n\n2 February 2026\n`;

  it('reads forum, number and next date of a paper of a court', () => {
    const text = court(
      'You are directed to appear before this Court on 9 March 2026 and to file your written statement within 30 days of service.',
    );
    expect(of(text, 'forum')).toEqual(['Court of the Civil Judge, Nagpur']);
    expect(of(text, 'case-number')).toEqual(['Civil Suit No. 12 of 2026']);
    expect(of(text, 'next-date')).toEqual(['2026-03-09']);
  });

  it('takes a condition for the demand of a letter that has no other', () => {
    const text = letter('It is told', '\n\nTake notice that if you do not pay Rs. 90 within a week, my client will sue for it.');
    expect(of(text, 'demand')).toEqual(['pay Rs. 90 within a week']);
  });

  it('knows the parties of a court that writes in Hindi, and no number of a suit for a name', () => {
    const hindi =
      'न्यायालय परिवार न्यायाधीश, नमूना\nप्रकरण क्रमांक 7/2026\nश्रीमती आशा नमूना ... आवेदिका\nविरुद्ध\nरवि नमूना ... अनावेदक\n\nआप दिनांक 9 मार्च 2026 को उपस्थित होकर जवाब प्रस्तुत करें।\n';
    expect([of(hindi, 'sender'), of(hindi, 'addressee'), of(hindi, 'allegation')]).toEqual([['श्रीमती आशा नमूना'], ['रवि नमूना'], []]);
    const english = court('You are directed to file a written statement.')
      .replace('Civil Suit No. 12', 'Regular Civil Suit No. 12')
      .replace('2026\n\nAsha', '2026\nAsha');
    expect(of(english, 'sender')).toEqual(['Asha Sample']);
  });

  it.each([
    [
      'the subject',
      'प्रति,\nश्री रवि नमूना, लिपिक\nविषय: कारण बताओ सूचना पत्र\nआप 3 मार्च 2026 से बिना सूचना अनुपस्थित हैं।\n\nअतः आप 7 दिन के भीतर स्पष्टीकरण दें।\n',
    ],
    ['the address', 'नोटिस\nश्री रवि नमूना,\nनागपुर\nआपने मेरे मुवक्किल आशा नमूना की साइकिल रखी हुई है।\n\nअतः आप 7 दिन के भीतर साइकिल लौटा दें।\n'],
  ])('does not allege %s of a letter in Hindi', (_part, text) => {
    const [alleged, ...others] = of(text, 'allegation');
    expect(alleged).toMatch(/^आप/u);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'To\nMr. Ravi Sample, Nagpur\nMy client Ms. Asha Sample lent you Rs. 90 on 2 May 2026. You have not paid.\n\nYou are called upon to pay Rs. 90 within a week, else proceedings will follow.\n',
      /^My client/u,
      'pay Rs. 90 within a week',
    ],
    [
      'NOTICE\nTo\nMr. Ravi Sample, Nagpur\nWhereas it is reported that you have put plot 7 to another use, you are hereby called upon to show cause within a week why a penalty should not be levied.\n\nTahsildar, Nagpur\n',
      /^it is reported/u,
      'show cause within a week why a penalty should not be levied.',
    ],
    [
      'To\nSample Homes Pvt. Ltd.\nSub: Demand notice\nI paid Rs. 90 on 2 May 2026 for flat 7. It has not been handed over.\n\nI withdraw and demand refund of Rs. 90 within a week, failing which I shall go to court.\n',
      /^I paid/u,
      'refund of Rs. 90 within a week',
    ],
  ])('reads a letter without a greeting: %s', (text, alleged, demand) => {
    expect(of(text, 'allegation')[0]).toMatch(alleged);
    expect(of(text, 'demand')).toEqual([demand]);
  });

  it('takes an initial for no number, and the ordinal of a court as it is written', () => {
    const text = court('You are directed to appear on 9 March 2026.')
      .replace('Asha Sample ...', 'R. Sample ...')
      .replace('CIVIL JUDGE', '12TH CIVIL JUDGE');
    expect(of(text, 'sender')).toEqual(['R. Sample']);
    expect(of(text, 'forum')).toEqual(['Court of the 12th Civil Judge, Nagpur']);
  });

  it('takes the rank of an officer for no subject', () => {
    const text =
      'Notice under section 35(3) of the Bharatiya Nagarik Suraksha Sanhita, 2023\nTo: Ravi Sample, Nagpur\nYou are directed to appear before me on 9 March 2026 and to bring the agreement.\nDate: 2 February 2026\nSub-Inspector A. Sample\n';
    expect(of(text, 'demand')).toEqual(['appear before me on 9 March 2026', 'bring the agreement.']);
  });

  it('reads a section without an act as that of the act with which it was cited', () => {
    const text = letter('I call upon you to', '\n(a) return it;\n(b) pay Rs. 10;').replace(
      'You keep',
      'This is under section 35 of the Bharatiya Nagarik Suraksha Sanhita, 2023 and section 316 of the Bharatiya Nyaya Sanhita, 2023. By section 35 you keep',
    );
    expect(of(text, 'section')).toEqual([
      'Section 35, Bharatiya Nagarik Suraksha Sanhita, 2023',
      'Section 316, Bharatiya Nyaya Sanhita, 2023',
    ]);
  });

  it.each<[NoticeKind, Proceeding, string]>([
    ['written statement', 'written statement', court('You are required to file a written statement within 30 days of service.')],
    [
      'written statement',
      'appearance in a summary suit',
      court('You are summoned to enter an appearance within ten days (Order XXXVII, rule 2).'),
    ],
    [
      'written statement',
      'leave to defend',
      court('SUMMONS FOR JUDGMENT (Order XXXVII, rule 3). You are to apply for leave to defend within ten days from service.'),
    ],
    [
      'written statement',
      'appearance',
      court('SUMMONS TO AN ACCUSED PERSON. You are required to appear on 9 March 2026 to answer a charge of cheating.'),
    ],
    [
      'written statement',
      'objections',
      court('I.A. No. 2 of 2026. You are to show cause on 9 March 2026 why a temporary injunction should not be granted.'),
    ],
    ['legal notice', 'reply', letter('I call upon you to', '\n(a) return it;\n(b) pay Rs. 10;')],
    [
      'legal notice',
      'objections',
      letter(
        'The bank says',
        '\n\nYou are called upon under section 13(2) of the Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002 to pay Rs. 9,00,000 within 60 days.',
      ),
    ],
    [
      "employer's show-cause notice",
      'answer to charges',
      'SAMPLE MILLS LTD.\n\nMEMORANDUM OF CHARGES\n\nDated 2 February 2026\n\nTo\nRavi Sample, fitter\n\nArticle I: You were absent from duty on 9 January 2026.\n\nYou are directed to submit a written statement of defence within 7 days.\n',
    ],
  ])('of kind %s knows what is to be done: %s', (kind, proceeding, text) => {
    expect(readNotice(text)).toMatchObject({ kind, proceeding });
  });
});
