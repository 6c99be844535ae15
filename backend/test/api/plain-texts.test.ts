import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

/** Sample words of our own under the numbers of the act. */
const ACT = `THE RIGHT TO INFORMATION ACT, 2005

1. Short title.—This Act may be called the Right to Information Act, 2005.

7. Disposal of request.—(1) The Public Information Officer shall answer a request within thirty days of its receipt:

Provided that what concerns life or liberty is answered within forty-eight hours of the receipt.

(2) Where no answer is given in that time, the request shall be deemed to have been refused.

(6) The information shall be free of charge where the office misses the time.

19. Appeal.—(1) Any person who gets no decision may within thirty days from the expiry of that time prefer an appeal to an officer who is senior in rank to the Public Information Officer:

Provided that the officer may admit it later for sufficient cause.

(3) A second appeal shall lie within ninety days from the decision to the Information Commission:

Provided that it may admit it later.

(6) An appeal shall be disposed of within thirty days of its receipt, or within a time not exceeding forty-five days from its filing.

20. Penalties.—(1) Where an officer without reasonable cause has not answered in time, the Information Commission shall impose a penalty of two hundred and fifty rupees each day, which shall not exceed twenty-five thousand rupees:

Provided that the officer shall be heard.

Provided further that it is for the officer to show that he was diligent.
`;
const QUESTION = 'no reply to my RTI application for two months, what now';
const TITLE = 'Right to Information Act, 2005';

interface Told {
  answer: string;
  statements: { span: [number, number]; support: string }[];
  explanation: null | {
    topic: string;
    span: [number, number] | null;
    note: string;
    compared: boolean;
    lacking_acts: string[];
    form: string | null;
    signed_by: string | null;
    sentences: { slot: string; text: string; span: [number, number] | null; pins: string[] }[];
    pins: { pin: string; document_id: string | null; span: [number, number] | null }[];
  };
  citations: unknown[];
  missing_law: { act: string }[];
}

describe('the plain text of a topic', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;
  const ask = async (question: string): Promise<Told> => (await user.post<Told>('/api/ask/', { question })).body;
  const change = (mutation: string) => admin.graphql(`mutation { ${mutation} { id plainText { standing signedBy problems } } }`);

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  });
  afterAll(() => app.close());

  it('is shown without the act, says so, and counts it as missing', async () => {
    const { answer, explanation, citations, missing_law: missing } = await ask(QUESTION);
    expect(explanation).toMatchObject({ topic: 'rti-no-reply', compared: false, lacking_acts: [TITLE], form: 'rti_first_appeal' });
    expect(answer).toContain('The text of the act is not in this library, so its words could not be compared here');
    expect(citations).toEqual([]);
    expect(missing.map(({ act }) => act)).toContain(TITLE);
  });

  it('comes first once the law agrees, each sentence with the words that it rests on', async () => {
    await upload(admin, text('rti.txt', ACT), 'act');
    await settledLibrary(admin);
    const { answer, explanation, statements, citations } = await ask(QUESTION);
    expect(explanation).toMatchObject({ topic: 'rti-no-reply', compared: true, lacking_acts: [], signed_by: null });
    expect(answer.startsWith('**In short.**')).toBe(true);
    for (const { text: words, span, pins } of explanation?.sentences ?? []) {
      expect(answer.slice(...(span as [number, number]))).toBe(words);
      expect(pins.length).toBeGreaterThan(0);
    }
    expect(explanation?.pins.every(({ document_id: id, span }) => id !== null && span !== null)).toBe(true);
    expect(statements.filter(({ support }) => support === 'explanation')).toHaveLength(explanation?.sentences.length ?? 0);
    expect(citations.length).toBeGreaterThan(0);
  });

  it('is told in Hindi to who asks in Hindi', async () => {
    const { explanation } = await ask('आरटीआई का दो महीने से जवाब नहीं आया');
    expect(explanation?.sentences[0]?.text).toContain('30 दिन');
  });

  it('names who says that a lawyer read it', async () => {
    await change('signPlainText(id: "rti-no-reply", signed: true)');
    const signedBy = (await ask(QUESTION)).explanation?.signed_by;
    expect(signedBy).toMatch(/\p{L}/u);
    expect(signedBy).not.toContain('@');
    await change('signPlainText(id: "rti-no-reply", signed: false)');
    expect((await ask(QUESTION)).explanation?.signed_by).toBeNull();
  });

  it('is withheld where the law says otherwise, and administrators see why', async () => {
    const sentences = `[
      { slot: RIGHT, en: "No answer within 45 days counts as refused.", hi: "45 दिन में जवाब न आना इनकार है।", pins: ["RTI 7(1)", "RTI 7(2)"] },
      { slot: COST, en: "The information is then free.", hi: "तब जानकारी मुफ़्त है।", pins: ["RTI 7(6)"] }]`;
    const leftOut = '[{ pin: "RTI 7(1) prov", why: "is a question of its own" }]';
    const saved = await change(`savePlainText(id: "rti-no-reply", input: { region: "IN", sentences: ${sentences}, leftOut: ${leftOut} })`);
    expect(saved).toMatchObject({
      data: { savePlainText: { plainText: { standing: 'WITHHELD', problems: [expect.stringContaining('45 day')] } } },
    });
    const { explanation, citations } = await ask(QUESTION);
    expect(explanation).toBeNull();
    expect(citations.length).toBeGreaterThan(0);
    await change('savePlainText(id: "rti-no-reply")');
    expect((await ask(QUESTION)).explanation).not.toBeNull();
  });

  it('is not shown once it is switched off', async () => {
    await change('switchPlainText(id: "rti-no-reply", enabled: false)');
    expect((await ask(QUESTION)).explanation).toBeNull();
    await change('switchPlainText(id: "rti-no-reply", enabled: true)');
    expect((await ask(QUESTION)).explanation).not.toBeNull();
  });
});
