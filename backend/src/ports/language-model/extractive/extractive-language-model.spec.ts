import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { WorkerPool } from '../../../core/concurrency/worker-pool.js';
import type { AnswerEvent, AnswerSource } from '../language-model.js';
import { ExtractiveLanguageModel } from './extractive-language-model.js';

const receipts: AnswerSource = {
  id: 'p1',
  title: 'The Model Tenancy Act, 2001',
  headingPath: 'Chapter II › Section 9',
  origin: 'library',
  text: [
    '9. Receipt for rent.—(1) Every tenant shall pay the rent before the tenth day of the month.',
    '(2) A tenant who pays rent to his landlord shall be given a signed\nreceipt for the sum paid:',
    'Provided that no receipt is due where rent is paid through a bank.',
    '(3) Service of notices is by registered post.',
  ].join('\n'),
};
const repairs: AnswerSource = {
  ...receipts,
  id: 'p2',
  headingPath: 'Chapter III › Section 21',
  text: '21. Repairs.—The landlord shall keep the roof in good repair.',
};

async function eventsOf(question: string, sources: AnswerSource[]): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of new ExtractiveLanguageModel().answer({ question, sources })) events.push(event);
  return events;
}

const textOf = (events: AnswerEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');
const citationsOf = (events: AnswerEvent[]) => events.flatMap((event) => (event.type === 'text' ? event.citations : []));

describe('ExtractiveLanguageModel', () => {
  it('quotes the sentences that answer, with the proviso that limits them, and says what it is', async () => {
    const events = await eventsOf('Must the landlord give me a receipt when I pay rent?', [receipts, repairs]);
    expect(textOf(events)).toBe(
      'These passages bear on your question. They are quoted word for word; this answer does not interpret or apply the law to your case.' +
        '\n\nSection 9 of The Model Tenancy Act, 2001 (Chapter II) says:\n“9. Receipt for rent.—(1) Every tenant shall pay the rent before the tenth day of the month.”' +
        '\n“(2) A tenant who pays rent to his landlord shall be given a signed receipt for the sum paid:”' +
        '\nBut: “Provided that no receipt is due where rent is paid through a bank.”',
    );
    expect(events.at(-1)).toEqual({ type: 'done', answeredBy: 'extractive', usage: null, promptVersion: null, stopReason: 'complete' });
  });

  it('quotes the only clause of a file that has a word of the question, though it lacks another', async () => {
    const deposit: AnswerSource = {
      ...receipts,
      title: 'my-lease.txt',
      headingPath: '3',
      origin: 'reference',
      text: 'The tenant has paid a security deposit of Rs. 54,000, which the landlord refunds within fifteen days.',
    };
    expect(citationsOf(await eventsOf('When do I get my deposit back?', [deposit]))).toHaveLength(1);
    expect(citationsOf(await eventsOf('Who may adopt an orphan from abroad?', [deposit]))).toEqual([]);
  });

  it('backs every quotation by an exact slice of its source, one per piece', async () => {
    const events = await eventsOf('Does the landlord repair the roof, and does a tenant who pays rent get a receipt?', [receipts, repairs]);
    const quoting = events.filter((event) => event.type === 'text' && event.text.includes('“'));
    expect(quoting.length).toBeGreaterThan(1);
    for (const event of quoting) {
      if (event.type !== 'text') continue;
      expect(event.citations).toHaveLength(1);
      const { sourceId, quotation } = event.citations[0] ?? { sourceId: '', quotation: '' };
      expect([receipts, repairs].find(({ id }) => id === sourceId)?.text).toContain(quotation);
      expect(event.text).toContain(`“${quotation.replace(/\s+/g, ' ')}”`);
    }
    expect(citationsOf(events).map(({ sourceId }) => sourceId)).toContain('p2');
  });

  it('reads long sources in a thread, in the turn of the user, and quotes the same', async () => {
    const question = 'Must the landlord give me a receipt when I pay rent?';
    const long = { ...repairs, cited: true, text: `${repairs.text}\n${'The landlord keeps the wall. '.repeat(800)}` };
    const inThread = jest.spyOn(WorkerPool.prototype, 'call');
    const events: AnswerEvent[] = [];
    const sources = [{ ...receipts, cited: true }, long];
    const model = new ExtractiveLanguageModel();
    for await (const event of model.answer({ question, userId: 'user', sources })) events.push(event);
    await model.close();
    await eventsOf(question, [receipts]);
    expect(inThread.mock.calls.map(([user, task]) => [user, task])).toEqual([['user', 'select']]);
    inThread.mockRestore();
    expect(citationsOf(events)[0]).toMatchObject({ sourceId: 'p1', quotation: expect.stringContaining('9. Receipt for rent') });
  });

  it('quotes a rule before its proviso when only the proviso matches', async () => {
    const quoted = citationsOf(await eventsOf('Is a receipt due when I pay through my bank?', [receipts])).map(
      ({ quotation }) => quotation,
    );
    const proviso = quoted.findIndex((text) => text.startsWith('Provided that'));
    expect(proviso).toBeGreaterThan(0);
    expect(quoted[proviso - 1]).toContain('shall be given a signed');
  });

  it('tells the user’s own document from the library', async () => {
    const own: AnswerSource = { ...repairs, title: 'lease.pdf', headingPath: '', origin: 'reference' };
    expect(textOf(await eventsOf('Who repairs the roof?', [own]))).toContain('Your file lease.pdf says:\n“');
  });

  it('says in Hindi to who asks in Hindi where the words stand, and leaves the words as they are', async () => {
    const stamped = { ...receipts, cited: true, note: 'लागू' };
    const asked = 'किराया देने पर रसीद मिलेगी?';
    expect(textOf(await eventsOf(asked, [stamped]))).toContain(
      'The Model Tenancy Act, 2001 की धारा 9 (Chapter II) [लागू] में लिखा है:\n“9. Receipt for rent.—(1) Every tenant shall pay',
    );
    expect(textOf(await eventsOf(asked, [stamped]))).toContain('\nलेकिन: “Provided that no receipt is due');
    const own: AnswerSource = { ...repairs, cited: true, title: 'lease.pdf', headingPath: '', origin: 'reference' };
    expect(textOf(await eventsOf(asked, [own]))).toContain('आपकी फ़ाइल lease.pdf में लिखा है:\n“');
    const long = { ...repairs, cited: true, headingPath: 'Rule 4', text: `${repairs.text} ${'The landlord keeps a wall. '.repeat(200)}` };
    expect(textOf(await eventsOf(asked, [long]))).toContain('2001 का नियम 4 के एक हिस्से में लिखा है:\n“');
  });

  it('takes a clause of one sentence for a rule, not for a heading', async () => {
    const clause: AnswerSource = { ...repairs, text: '2. The tenant may keep one small dog.\n\nSigned at Pune.' };
    expect(citationsOf(await eventsOf('May the tenant keep a dog?', [clause]))[0]?.quotation).toBe('2. The tenant may keep one small dog.');
  });

  it('says whether a section is in force, unless there is more to be said about it', async () => {
    const stamped = { ...repairs, stamp: 'in force' };
    expect(textOf(await eventsOf('Who repairs the roof?', [stamped]))).toContain(
      'Section 21 of The Model Tenancy Act, 2001 (Chapter III) [in force] says:\n“',
    );
    const noted = { ...stamped, note: 'repealed from 1 July 2024' };
    expect(textOf(await eventsOf('Who repairs the roof?', [noted]))).toContain('(Chapter III) [repealed from 1 July 2024] says:\n“');
  });

  it('names no place with marks that would seem to quote', async () => {
    const odd = { ...receipts, title: 'The “Model" Act', headingPath: 'Roe v. Doe (1983). “In considering receipts', heading: undefined };
    const [, quoting = ''] = textOf(await eventsOf('Is a receipt due for rent?', [odd])).split('\n\n');
    expect(quoting).toMatch(/^The Model Act, Roe v. Doe \(1983\). In considering receipts, says[^“”"]*:\n“/);
  });

  it('quotes a section that the question names, though it shares no word with it', async () => {
    const cited: AnswerSource = { ...repairs, cited: true };
    const quoted = citationsOf(await eventsOf('What does section 21 say?', [cited, receipts]));
    expect(quoted.map(({ sourceId }) => sourceId)).toEqual([repairs.id]);
  });

  it('finds a rule by the words that the law uses for everyday ones', async () => {
    const asked = { question: 'Who mends things?', sources: [receipts, repairs] };
    const without: AnswerEvent[] = [];
    for await (const event of new ExtractiveLanguageModel().answer(asked)) without.push(event);
    expect(citationsOf(without)).toEqual([]);
    const events: AnswerEvent[] = [];
    for await (const event of new ExtractiveLanguageModel().answer({ ...asked, related: [{ term: 'mend', alternatives: ['repair'] }] }))
      events.push(event);
    expect(citationsOf(events).map(({ sourceId }) => sourceId)).toEqual([repairs.id]);
  });

  it('says that it stands in for a model that is down', async () => {
    const standIn = new ExtractiveLanguageModel({ standsInFor: 'unavailable' });
    const texts: string[] = [];
    for await (const event of standIn.answer({ question: 'Must I get a receipt for rent?', sources: [receipts] }))
      if (event.type === 'text') texts.push(event.text);
    expect(texts[0]).toContain('The language model is not available at the moment, so this answer only quotes');
  });

  it('says plainly that there is nothing, instead of quoting noise', async () => {
    const nothing = await eventsOf('Must I get a receipt?', []);
    const noise = await eventsOf('How long does copyright in a film last?', [receipts, repairs]);
    const empty = await eventsOf('What can I do?', [receipts]);
    expect(textOf(nothing)).toMatch(/^I did not find anything on this question in the library/);
    expect(textOf(noise)).toMatch(/^Nothing in the passages found is about this question/);
    expect(textOf(empty)).toMatch(/^Nothing in the passages found/);
    for (const events of [nothing, noise, empty]) expect(citationsOf(events)).toEqual([]);
    for (const events of [nothing, noise, empty]) expect(textOf(events)).not.toContain('language model');
  });

  it('answers in Hindi sources too', async () => {
    const hindi: AnswerSource = { ...receipts, text: 'किरायेदार को किराए की रसीद दी जाएगी। मरम्मत मकान मालिक करेगा।' };
    expect(citationsOf(await eventsOf('किराए की रसीद', [hindi]))).toEqual([
      { sourceId: 'p1', quotation: 'किरायेदार को किराए की रसीद दी जाएगी।' },
    ]);
    expect(textOf(await eventsOf('क्या किराए की रसीद मिलेगी?', [hindi]))).toMatch(/^ये अंश आपके सवाल से जुड़े हैं। ये शब्दशः/u);
  });

  it('only ever quotes exact slices, and ends with one done, for any input', async () => {
    const word = fc.constantFrom('rent', 'receipt', 'landlord', 'Provided that', '. ', ':\n', ' ', '(a) ', '“', 'é', '\u0000', 'tenant');
    const text = fc.array(word, { maxLength: 200 }).map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 6 }), fc.oneof(text, fc.string()), async (texts, question) => {
        const sources = texts.map((each, index) => ({ ...receipts, id: String(index), text: each }));
        const events = await eventsOf(question, sources);
        for (const { sourceId, quotation } of citationsOf(events)) expect(texts[Number(sourceId)]).toContain(quotation);
        expect(events.filter(({ type }) => type === 'done')).toHaveLength(1);
        expect(events.at(-1)?.type).toBe('done');
      }),
    );
  });

  it('cuts an endless sentence after a whole word', async () => {
    const endless = { ...receipts, text: `${'receipt for rent '.repeat(500)}.` };
    const [citation] = citationsOf(await eventsOf('receipt rent', [endless]));
    expect(citation?.quotation.length).toBeLessThanOrEqual(1200);
    expect(citation?.quotation).toMatch(/(receipt|for|rent)$/);
  });

  it('does nothing for a request that is already cancelled', async () => {
    const answer = new ExtractiveLanguageModel().answer({ question: 'rent', sources: [receipts], signal: AbortSignal.abort() });
    await expect(answer[Symbol.asyncIterator]().next()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an item of a list', () => {
  it('is quoted with the words that lead to it, also when only its explanation matches', async () => {
    const text = [
      '45. Supplies.',
      '(5) The Controller may direct that compensation--',
      '(a) be paid to the landlord, if the application was made vexatiously;',
      '(b) be paid to the tenant, if the supply was cut off.',
      'Explanation.--"Supply" includes water, electricity and lights on staircases.',
    ].join('\n\n');
    const events = await eventsOf('My electricity and water are gone', [{ ...receipts, text }]);
    expect(citationsOf(events).map(({ quotation }) => quotation)).toEqual([
      '(5) The Controller may direct that compensation--',
      '(b) be paid to the tenant, if the supply was cut off.',
      'Explanation.--"Supply" includes water, electricity and lights on staircases.',
    ]);
    expect(textOf(events)).toContain('It is explained: “Explanation.');
  });
});

describe('a list', () => {
  const text = [
    '2. Grounds of eviction.',
    'A landlord may obtain an order for the eviction of a tenant on any of the following grounds, namely:--',
    '(i) that no rent was paid for a year;',
    '(ii) that the roof was broken on purpose;',
    '(iii) that the premises are used as a shop;',
    '(iv) on any other ground on which the eviction of a tenant is recognised.',
    'The court decides within a month.',
  ].join('\n\n');
  const long = {
    ...receipts,
    cited: true,
    heading: 'Grounds of eviction.',
    text: `${text}\n\n${'The clerk keeps a book of orders. '.repeat(80)}`,
  };

  it('is quoted whole where the words that lead to it answer, though one of its items answers too', async () => {
    const said = textOf(await eventsOf('On what grounds may a landlord obtain the eviction of a tenant?', [long]));
    for (const item of ['(i) that', '(ii) that', '(iii) that', '(iv) on any other']) expect(said).toContain(item);
  });

  it('is quoted with the words that lead to it where only its proviso answers', async () => {
    const ended = text.replace('is recognised.\n', 'is recognised:\n\nProvided that an absent widow is heard by letter.\n');
    const provided = { ...long, text: long.text.replace(text, ended) };
    const said = textOf(await eventsOf('How is an absent widow heard?', [provided]));
    for (const part of ['following grounds', '(i) that', '(iv) on any other', 'heard by letter']) expect(said).toContain(part);
  });

  it('is said to be quoted in part where one item of it answers', async () => {
    const said = textOf(await eventsOf('Who broke the roof on purpose?', [long]));
    expect(said).toContain('says in part');
    expect(said).toContain('(ii) that the roof');
    expect(said).not.toContain('(iii) that');
  });
});

describe('a section that the question names', () => {
  const cheque: AnswerSource = {
    ...receipts,
    title: 'The Model Cheques Act, 1990',
    headingPath: 'Chapter IV › Section 8',
    heading: 'Cheque returned for want of funds, etc., of the drawer.',
    cited: true,
    text: [
      '8. Cheque returned for want of funds, etc., of the drawer.',
      'Whoever draws a cheque that is returned for want of funds shall be punished with fine:',
      'Provided that nothing in this section applies unless--',
      '(a) the cheque was presented within its validity;',
      '(b) the payee demanded payment in writing; and',
      '(c) the drawer failed to pay within fifteen days.',
    ].join('\n\n'),
  };

  it('is quoted whole, and its heading stands beside its name', async () => {
    const events = await eventsOf('Section 8 of the Model Cheques Act', [cheque, receipts]);
    expect(textOf(events)).toContain(
      'Section 8 of The Model Cheques Act, 1990 (Cheque returned for want of funds, etc., of the drawer) says:\n' +
        '“Whoever draws a cheque that is returned for want of funds shall be punished with fine:”',
    );
    expect(citationsOf(events).at(-1)?.quotation).toMatch(/^Provided that[^]*unless--[^]*\(a\)[^]*\(b\)[^]*fifteen days\.$/);
  });

  it('is quoted in part, and says so, where it is long and the question adds nothing to look for', async () => {
    const long = { ...cheque, text: `${cheque.text}\n\n${'The court may hear the bank. '.repeat(120)}` };
    const events = await eventsOf('Section 8', [long]);
    expect(textOf(events)).toContain(' says in part:\n“Whoever draws');
    expect(citationsOf(events).reduce((sum, { quotation }) => sum + quotation.length, 0)).toBeLessThanOrEqual(2400);
  });
});

describe('sections that stand beside each other', () => {
  it('are quoted by their best sentence where they are long, so that the second does not stand behind many parts of the first', async () => {
    const lines = [
      '(1) A tenant who keeps a ferret pays a fine to the landlord:',
      'Provided that a blind tenant pays none.',
      '(2) Nothing else is due.',
      '(3) The landlord books the fine that a tenant pays for a ferret.',
      'The court keeps a long book of orders. '.repeat(60),
    ];
    const first = { ...receipts, id: 's1', cited: true, text: lines.join('\n\n') };
    const second = { ...repairs, id: 's2', cited: true };
    const question = 'What fine does a tenant pay to the landlord for a ferret?';
    const cited = async (...sources: AnswerSource[]) => citationsOf(await eventsOf(question, sources)).map(({ sourceId }) => sourceId);
    expect(await cited(first)).toEqual(['s1', 's1', 's1']);
    expect(await cited(first, second)).toEqual(['s1', 's1', 's2']);
  });

  it('are one quotation each, so that the second does not stand behind the parts of the first', async () => {
    const text = '(1) The tenant pays by the fifth day.\n\n(2) The landlord gives a receipt.\n\nProvided that a bank transfer needs none.';
    const quoted = citationsOf(
      await eventsOf('When is rent paid?', [
        { ...receipts, id: 'a', cited: true, text },
        { ...repairs, id: 'b', cited: true },
      ]),
    );
    expect(quoted.map(({ sourceId }) => sourceId)).toEqual(['a', 'b']);
    expect(quoted[0]?.quotation).toBe(text);
    const alone = citationsOf(await eventsOf('When is rent paid?', [{ ...receipts, id: 'a', cited: true, text }]));
    expect(alone).toHaveLength(3);
  });
});

describe('words that only lead to what follows', () => {
  it.each([
    [
      'lettered items',
      ['An agreement without consideration is void, unless--', '(a) it is in writing; or', '(b) it is a gift.', 'Courts decide.'],
    ],
    [
      'numbered items',
      ['An agreement without consideration is void, unless', '(1) it is in writing; or', '(2) it is a gift.', 'Courts decide.'],
    ],
    [
      'items without marks',
      ['An agreement without consideration is void, unless—', 'it is in writing; or', 'it is a gift.', 'Courts decide.'],
    ],
  ])('are never quoted alone: %s', async (_, lines) => {
    const quoted = citationsOf(await eventsOf('Is an agreement without consideration void?', [{ ...receipts, text: lines.join('\n\n') }]));
    const shown = quoted.map(({ quotation }) => quotation).join(' ');
    expect(shown).toContain('it is in writing');
    expect(shown).toContain('it is a gift.');
    expect(shown).not.toContain('Courts decide');
  });

  it('keep to the items that fit, and say that there are more', async () => {
    const items = Array.from(
      { length: 40 },
      (_, i) => `(${String.fromCharCode(97 + (i % 26))}) the item of number ${i} in a long list of items;`,
    );
    const text = ['The Controller may order eviction on these grounds only, namely:--', ...items].join('\n\n');
    const events = await eventsOf('When may the Controller order eviction?', [{ ...receipts, text }]);
    expect(textOf(events)).toContain(' says in part:\n“The Controller may order eviction');
    expect(textOf(events)).toContain('(a) the item');
    expect(textOf(events).length).toBeLessThan(2000);
  });
});

it('leaves out the number of a paragraph that it has named', async () => {
  const paragraph: AnswerSource = {
    ...receipts,
    title: 'A v B',
    headingPath: 'Paragraph 12',
    text: '12. The tenant paid the rent in March.',
  };
  expect(textOf(await eventsOf('When did the tenant pay rent?', [paragraph]))).toContain('Paragraph 12 of A v B says:\n“The tenant paid');
});

it('finds the words of the law in either spelling', async () => {
  const events: AnswerEvent[] = [];
  const sources = [{ ...receipts, text: 'A cheque is dishonoured by non-payment. Notices are sent by post.' }];
  for await (const event of new ExtractiveLanguageModel().answer({
    question: 'My paper bounced',
    related: [{ term: 'bounc', alternatives: ['dishonor'] }],
    sources,
  }))
    events.push(event);
  expect(citationsOf(events).map(({ quotation }) => quotation)).toEqual(['A cheque is dishonoured by non-payment.']);
});

it('quotes nothing of a section that was repealed', async () => {
  const gone: AnswerSource = { ...receipts, heading: 'Repealed.', text: '247. Repealed. [Receipt for rent.] Rep. by s. 7.' };
  expect(citationsOf(await eventsOf('Must I get a receipt for rent?', [gone]))).toEqual([]);
});

it('puts nothing but quotations in quotation marks', async () => {
  const defined: AnswerSource = { ...receipts, heading: '“Receipt” and "rent" defined', title: 'The "Tenancy" Act' };
  expect(textOf(await eventsOf('Must I get a receipt for rent?', [defined])).split('“')[0]).toMatch(
    /Section 9 of The Tenancy Act \(Receipt and rent defined\) says:\n$/,
  );
});
