import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { inTurn, runsOf } from '../support/in-turn.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const FOLDER = path.join(import.meta.dirname, '../support/acts');
const ACTS = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

interface Question {
  q: string;
  history?: readonly { role: 'user' | 'assistant'; text: string }[];
  /** Words of the title of the act, and the section that is quoted first. */
  first?: { act: string; section: string };
  /** Id of the topic that is offered where nothing is quoted. */
  offered?: string;
  refused?: true;
}

interface Answer {
  answer: string;
  citations: { document_id: string | null; document: string; heading_path: string; span: [number, number]; quotation: string }[];
  sections: { document: string; unit: string; heading: string; open: boolean; span: [number, number] }[];
  missing_law: { section: string | null }[];
  choices: { topic: string; name: string; act: string; section: string }[];
  withheld_quotations: number;
  withheld_references: number;
}

type Offered = Pick<Answer, 'choices' | 'citations'> & { text: string };

const OFFERED = `mutation ($input: AskInput!) {
  askQuestion(input: $input) { text citations { marker } choices { topic name act section } }
}`;
/** Two stories that share words with several topics. */
const UNSURE = ['My neighbour and his wife trouble us over the house and money', 'the boss says no to everything about my leave and money'];
const QUESTIONS = JSON.parse(readFileSync(path.join(FOLDER, 'questions.json'), 'utf8')) as Question[];
const REFUSED = 'nothing quoted';

const wordsOf = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** What an answer quotes first. */
function firstOf({ citations: [citation], sections }: Answer): string {
  if (!citation) return REFUSED;
  const [start, end] = citation.span;
  const section = sections.find(({ document, open, span }) => open && document === citation.document && span[0] <= start && end <= span[1]);
  return `${citation.document}, section ${section?.unit ?? 'unknown'}`;
}

const SECTION_HEAD = /^(\d{1,3}[A-Z]{0,2})\. /gm;
/** The number of the section of an act in which a place stands, told by the numbers at the heads of its lines. */
const sectionAt = (act: string, at: number): string | undefined =>
  [...act.matchAll(SECTION_HEAD)].findLast(({ index }) => index <= at)?.[1];

const NAMED_SECTION = /(?:\bsections? |धारा )(\d{1,3}[A-Z]{0,2})/giu;

describe('the questions of the fixtures', () => {
  let app: TestApp;
  let user: Client;
  /** Canonical texts by title. */
  const texts = new Map<string, string>();

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    const admin = await adminClient(client);
    for (const name of ACTS) {
      const { status } = await upload(admin, text(name, readFileSync(path.join(FOLDER, name), 'utf8')));
      if (status !== 201) throw new Error(`upload of ${name} answered ${status}`);
      await withoutLimits();
    }
    const library = await settledLibrary(admin);
    user = (await newUser(client)).client;
    for (const { id, title, status } of library.values()) {
      if (status !== 'INDEXED') throw new Error(`${title} is ${status}`);
      await withoutLimits();
      const { data } = await user.graphql<{ sourceDocument: { textUrl: string } }>(
        'query ($id: ID!) { sourceDocument(id: $id) { textUrl } }',
        { id },
      );
      texts.set(title ?? '', await (await fetch(app.url + (data?.sourceDocument.textUrl ?? ''))).text());
    }
  }, 300_000);
  // So many questions in so short a time; the limits have tests of their own.
  const withoutLimits = () => app.database.query('delete from rate_limits');
  beforeEach(withoutLimits);
  afterAll(() => app.close());

  const ask = async ({ q, history = [] }: Question): Promise<Answer> => {
    const { status, body } = await user.post<Answer>('/api/ask/', { question: q, history });
    if (status !== 200) throw new Error(`asking answered ${status}`);
    return body;
  };

  it('are sixty', () => {
    expect(QUESTIONS).toHaveLength(60);
  });

  it.each(inTurn(QUESTIONS, 8))('$q', async (question) => {
    const answer = await ask(question);
    const { first, offered } = question;
    if (offered !== undefined) expect(answer.choices.map(({ topic }) => topic)).toContain(offered);
    expect(firstOf(answer)).toEqual(first ? expect.stringMatching(`${first.act}.*, section ${first.section}$`) : REFUSED);
  });

  it.each(inTurn(UNSURE, 6))('are asked back where it is not sure what is meant, alike in both APIs: %s', async (question) => {
    const { citations, choices, answer, sections } = await ask({ q: question });
    expect(citations).toEqual([]);
    // To be read, and not stated.
    expect(sections.map(({ open }) => open)).toEqual(choices.slice(0, sections.length).map(() => false));
    expect([choices.length, sections.length].map((count) => count > 0)).toEqual([true, true]);
    for (const { name } of choices) expect(answer).toContain(`- ${name}`);
    const { data } = await user.graphql<{ askQuestion: Offered }>(OFFERED, { input: { question } });
    expect(data?.askQuestion).toEqual({ text: answer, citations: [], choices });
  });

  it('are answered from the topic that was chosen', async () => {
    const question = 'दहेज लेने वाले को कितने साल का कारावास हो सकता है?';
    const { choices } = await ask({ q: question });
    const { topic = '' } = choices.find(({ act }) => act.startsWith('Dowry Prohibition')) ?? {};
    const chosen = (await user.post<Answer>('/api/ask/', { question, topic })).body;
    expect(firstOf(chosen)).toMatch(/दहेज प्रतिषेध.*, section 3$/);
    expect(chosen.choices).toEqual([]);
  });

  it('name a topic that there is, in both APIs', async () => {
    const body = { question: 'What now?', topic: 'no-such-topic' };
    const { status, body: refused } = await user.post<{ code: string; errors: object[] }>('/api/ask/', body);
    expect([status, refused.code]).toEqual([422, 'VALIDATION_FAILED']);
    const { errors } = await user.graphql(OFFERED, { input: body });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
  });

  it.each([
    ['section 302 IPC punishment', /in force from 1 July 2024, in place of section 302 of the Indian Penal Code, 1860/],
    ['What did section 154 of the Code of Criminal Procedure say?', /in place of section 154 of the Code of Criminal Procedure, 1973/],
    ['What does section 999 of the Negotiable Instruments Act say?', /I did not find section 999 of the Negotiable Instruments Act, 1881/],
    [
      'How much notice must a landlord give in New York?',
      /^This seems to be about another country\. Themis answers from the law of India\.$/,
    ],
  ])('names sections in its own words where it may: %s', async (q, words) => {
    const { answer, withheld_references } = await ask({ q });
    expect(answer).toMatch(words);
    expect(withheld_references).toBe(0);
  });

  it.each(
    inTurn(
      [0, 14, 36, 52, 56].map((at) => QUESTIONS[at] as Question),
      3,
    ),
  )('has the same citations in REST and GraphQL: $q', async ({ q, history = [] }) => {
    const { citations } = await ask({ q, history });
    const { data } = await user.graphql<{
      askQuestion: {
        citations: {
          documentId: string | null;
          documentTitle: string;
          headingPath: string;
          spanStart: number;
          spanEnd: number;
          quotation: string;
        }[];
      };
    }>(
      `mutation ($input: AskInput!) { askQuestion(input: $input) { citations { documentId documentTitle headingPath spanStart spanEnd quotation } } }`,
      { input: { question: q, history: history.map(({ role, text: said }) => ({ role: role.toUpperCase(), text: said })) } },
    );
    expect(
      data?.askQuestion.citations.map(({ documentId, documentTitle, headingPath, spanStart, spanEnd, quotation }) => ({
        document_id: documentId,
        document: documentTitle,
        heading_path: headingPath,
        span: [spanStart, spanEnd],
        quotation,
      })),
    ).toEqual(
      citations.map(({ document_id, document, heading_path, span, quotation }) => ({
        document_id,
        document,
        heading_path,
        span,
        quotation,
      })),
    );
  });

  const vocabulary = [...new Set(ACTS.flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').match(/[\p{L}\p{M}]{3,}/gu) ?? []))];
  const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 9 }).map((each) => each.join(' '));
  const reference = fc
    .tuple(
      fc.integer({ min: 1, max: 560 }),
      fc.constantFrom('', 'A', 'B'),
      fc.constantFrom('NI Act', 'IPC', 'BNS', 'BNSS', 'Contract Act', 'CrPC'),
    )
    .map(([number, letter, act]) => `section ${number}${letter} ${act}`);
  const anyQuestion = fc.oneof(
    words,
    reference,
    fc.constantFrom(...QUESTIONS.map(({ q }) => q)),
    fc.tuple(fc.constantFrom(...QUESTIONS.map(({ q }) => q)), words).map((both) => both.join(' ')),
    fc.tuple(words, reference).map((both) => both.join(' ')),
  );

  it('are answered, whatever is asked, by exact words of the sections cited, and no other section is named', async () => {
    let quoted = 0;
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (q) => {
        await withoutLimits();
        const { answer, citations, sections, choices, missing_law, withheld_quotations, withheld_references } = await ask({ q });
        expect([withheld_quotations, withheld_references]).toEqual([0, 0]);
        const said = wordsOf(answer);
        let own = said;
        for (const { document, heading_path, span, quotation } of citations) {
          const act = texts.get(document) ?? '';
          const units = sections.filter((each) => each.open && each.document === document).map(({ unit }) => unit);
          expect(act.slice(...span)).toBe(quotation);
          expect(units).toContain(sectionAt(act, span[0]));
          expect(heading_path.split(' › ').some((step) => step.endsWith(` ${sectionAt(act, span[0])}`))).toBe(true);
          // Parts of one section stand in one pair of quotation marks.
          const exact = wordsOf(quotation);
          expect([`“${exact}”`, `“${exact} …`, `… ${exact} …`, `… ${exact}”`].some((shown) => said.includes(shown))).toBe(true);
          own = own.replace(exact, '');
          quoted++;
        }
        // What is offered states nothing.
        for (const { name } of choices) own = own.replace(wordsOf(name), '');
        for (const { heading } of sections) own = own.replaceAll(heading.replace(/[\s.:—–-]+$/u, ''), '');
        const allowed = new Set(
          [
            ...sections.map(({ unit }) => unit),
            ...missing_law.map(({ section }) => section ?? ''),
            ...(q.match(/\d{1,3}[A-Z]{0,2}/giu) ?? []),
          ].map((unit) => unit.toUpperCase()),
        );
        expect([...own.matchAll(NAMED_SECTION)].map((match) => match[1]).filter((unit = '') => !allowed.has(unit.toUpperCase()))).toEqual(
          [],
        );
      }),
      { numRuns: runsOf(80) },
    );
    expect(quoted).toBeGreaterThan(0);
  }, 120_000);
});
