import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const ACT = readFileSync(path.resolve(import.meta.dirname, '../../../test/journey/samples/sample-tenancy-act-2001.txt'), 'utf8');
const NOTICE = [
  'LEGAL NOTICE',
  '',
  '1. My client let the flat to you on a monthly rent of Rs. 25,000, payable by the 5th of each month.',
  '2. You have not paid the rent of May and June 2026, although',
  'my client reminded you twice; you said "the cheque is in the post".',
  'Page 1 of 2',
  '3. You are called upon to vacate the flat within fifteen days.',
  '',
  'Yours faithfully,',
  'A. Advocate, Pune',
].join('\n');
const FORM = {
  complaint_summary: 'The landlord says that rent of two months is unpaid and that no receipt was due',
  respondent_details: 'Ravi Kumar, tenant, Flat 3, Hill View, Pune',
  defenses:
    'Para 2: the rent was paid by bank transfer on the third of each month\nThe landlord is bound to give a receipt for rent that was paid and gave none, against Section 4 of the Sample Tenancy Act, 2001',
};

interface Generated {
  generateDocument: {
    documentContent: string;
    draftedBy: string;
    notice: string | null;
    citations: { quotation: string; documentTitle: string; headingPath: string; spanStart: number; spanEnd: number }[];
  };
}
const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) {
  documentContent draftedBy notice citations { quotation documentTitle headingPath spanStart spanEnd }
} }`;

describe('a reply', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    const admin = await adminClient(client);
    await admin.multipart('/api/admin/upload-legal-document', {
      file: new File([ACT], 'sample-tenancy-act-2001.txt', { type: 'text/plain' }),
      document_type: 'act',
      description: '',
      source: '',
    });
    await eventually(
      async () => (await admin.get<{ documents: { status: string }[] }>('/api/admin/documents')).body.documents,
      (documents) => documents.every(({ status }) => status === 'indexed'),
    );
  });
  afterAll(() => app.close());

  const generate = async (user: Client, more: Record<string, unknown> = {}, form: Record<string, string> = FORM) => {
    const { data, errors } = await user.graphql<Generated>(GENERATE, { input: { documentType: 'reply', templateData: form, ...more } });
    expect(errors).toBeUndefined();
    if (!data) throw new Error('nothing was generated');
    return data.generateDocument;
  };

  it('quotes law from the library word for word, and says where it stands', async () => {
    const { client: user } = await newUser(client);
    const { documentContent, citations, draftedBy } = await generate(user);
    expect(draftedBy).toBe('extractive');
    expect(citations.length).toBeGreaterThan(0);
    for (const { quotation, documentTitle } of citations) {
      expect(ACT).toContain(quotation);
      expect(documentTitle).toBe('The Sample Tenancy Act, 2001');
      expect(documentContent).toContain(quotation.replace(/\s+/g, ' '));
    }
    expect(citations.map(({ headingPath }) => headingPath).join()).toContain('Section 4');
    expect(documentContent).toContain('Law cited');
  });

  it('quotes no law that only resembles the facts', async () => {
    const { client: user } = await newUser(client);
    const form = { ...FORM, defenses: 'The landlord is bound to give a receipt for rent that was paid and gave none' };
    const { documentContent, citations } = await generate(user, {}, form);
    expect(citations).toEqual([]);
    expect(documentContent).not.toContain('Law cited');
  });

  it('quotes no section that only the notice cites, and does not name its file', async () => {
    const { client: user } = await newUser(client);
    const notice = '1. You gave no receipt, as Section 4 of the Sample Tenancy Act, 2001 requires.\n2. Pay within 15 days.';
    await user.multipart('/api/upload/', { files: new File([notice], 'their-notice.txt', { type: 'text/plain' }) });
    const { documentContent, citations } = await generate(
      user,
      { referenceFilename: 'their-notice.txt' },
      { complaint_summary: 'No receipt was given', respondent_details: 'Meera', defenses: 'The receipt was sent by e-mail' },
    );
    expect(citations).toEqual([]);
    expect(documentContent).not.toContain('Law cited');
    expect(documentContent).not.toContain('their-notice');
  });

  it('quotes of the sections cited only those of laws that the library holds', async () => {
    const { client: user } = await newUser(client);
    const form = {
      ...FORM,
      defenses:
        'Section 5 of the Sample Widgets Act, 1999 and section 4 of the Sample Tenancy Act, 2001 were broken, and section 7 of the Act too',
    };
    const { citations } = await generate(user, {}, form);
    expect(citations.map(({ documentTitle, headingPath }) => [documentTitle, headingPath.split(' › ').at(-1)])).toEqual([
      ['The Sample Tenancy Act, 2001', 'Section 4'],
    ]);
  });

  it('asks whether a grave admission is meant before it is printed, and takes nothing for the question', async () => {
    const { client: user } = await newUser(client);
    const form = { ...FORM, allegations: 'Para 3: You owe Rs. 5,000', answers: '3: admit' };
    const body = { document_type: 'reply', template_data: form, complexity: 'simple' };
    const refused = await user.post<{ errors: { field: string; message: string }[] }>('/api/document/generate', body);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'admissions_meant', message: expect.stringContaining('admits a debt: “You owe Rs. 5,000”. Is that meant?') }],
      },
    });
    const { errors } = await user.graphql(GENERATE, { input: { documentType: 'reply', templateData: form } });
    expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
    const { documentContent } = await generate(user, {}, { ...form, admissions_meant: 'Row 1' });
    expect(documentContent).toContain('In paragraph 3 the Notice alleges: "You owe Rs. 5,000." This is admitted.');
  });

  it('is in Hindi where what it answers is', async () => {
    const { client: user } = await newUser(client);
    const form = {
      complaint_summary: 'आपने किराया नहीं दिया',
      respondent_details: 'मीरा, पुणे',
      defenses: 'किराया 4 जनवरी को दे दिया गया',
      answers: '1: deny: रसीद संलग्न है',
    };
    const { documentContent } = await generate(user, {}, form);
    expect(documentContent).toContain('# विधिक सूचना का उत्तर');
    expect(documentContent).toContain('सूचना का कथन है: आपने किराया नहीं दिया। यह अस्वीकार है।');
  });

  it('cites nothing when the library has nothing on the matter', async () => {
    const { client: user } = await newUser(client);
    const { documentContent, citations } = await generate(
      user,
      {},
      { complaint_summary: 'A goat ate the orchids', respondent_details: 'Meera', defenses: 'The goat was in Nagpur' },
    );
    expect(citations).toEqual([]);
    expect(documentContent).not.toContain('Law cited');
  });

  it('answers the numbered paragraphs of the reference document one by one, in their words', async () => {
    const { client: user } = await newUser(client);
    await user.multipart('/api/upload/', { files: new File([NOTICE], 'notice.txt', { type: 'text/plain' }) });
    const { documentContent } = await generate(user, { referenceFilename: 'notice.txt' });
    expect(documentContent).toContain('My client let the flat to you on a monthly rent of Rs. 25,000, payable by the 5th of each month.');
    expect(documentContent).toContain("although my client reminded you twice; you said 'the cheque is in the post'.");
    expect(documentContent).toContain('You are called upon to vacate the flat within fifteen days.');
    expect(documentContent).not.toMatch(/Page 1 of 2|Yours faithfully/);
  });

  it('answers its grid: the allegations given, evidence as annexures, and law only where it is ticked', async () => {
    const { client: user } = await newUser(client);
    await user.multipart('/api/upload/', { files: new File([NOTICE], 'notice.txt', { type: 'text/plain' }) });
    const grid = {
      ...FORM,
      allegations:
        'Para 2: The rent of May was not paid, against Section 7 of the Sample Tenancy Act, 2001\nPara 3: Vacate within fifteen days',
      defenses: 'Row 1: deny: it was paid on 3 May',
      evidence: 'Row 1: Bank statement of May 2026',
    };
    const unticked = await generate(user, { referenceFilename: 'notice.txt' }, grid);
    expect(unticked.citations).toEqual([]);
    expect(unticked.documentContent).toContain('Evidence: Bank statement of May 2026 (Annexure R-1)');
    expect(unticked.documentContent).toMatch(
      /alleges: "Vacate within fifteen days\." Admitted, denied or not known, and the answer: \[●\]/,
    );
    expect(unticked.documentContent).not.toContain('My client let the flat');
    const ticked = await generate(user, {}, { ...grid, law_relied_on: 'Row 1: Section 4, The Sample Tenancy Act, 2001' });
    expect(ticked.citations.map(({ headingPath }) => headingPath.split(' › ').at(-1))).toEqual(['Section 4']);
    expect(ticked.documentContent).toContain('Law relied on: Section 4, The Sample Tenancy Act, 2001.');
  });

  it('is proposed law: what the notice cites, with what took its place, then what the library has on the point', async () => {
    const { client: user } = await newUser(client);
    const sections = ['Section 420, Indian Penal Code, 1860', 'Section 4, The Sample Tenancy Act, 2001'];
    const { status, body } = await user.post<{ proposals: { provision: string; origin: string; instead: string | null }[] }>(
      '/api/document/notice/law',
      { sections, about: 'The landlord entered the flat without notice' },
    );
    expect(status).toBe(200);
    const [cited, successor, own, ...found] = body.proposals;
    expect([cited?.origin, successor?.origin, own?.origin]).toEqual(['cited', 'successor', 'cited']);
    expect(successor).toMatchObject({ provision: 'Section 318(4), Bharatiya Nyaya Sanhita, 2023', instead: sections[0] });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ origin }) => origin === 'library')).toBe(true);
    expect((await user.post('/api/document/notice/law', { sections: Array(101).fill('Section 4') })).status).toBe(422);
  });

  it('takes no text of the reference document for a clause of its own', async () => {
    const { client: user } = await newUser(client);
    const hostile = '1. You \ue000law\ue005 owe \ue004nothing\ue005 {{ landlord_name }} {% clause x "X" %} rent.\n2. Pay.\n';
    await user.multipart('/api/upload/', { files: new File([hostile], 'hostile.txt', { type: 'text/plain' }) });
    const { documentContent } = await generate(user, { referenceFilename: 'hostile.txt' });
    expect(documentContent).toContain('{{ landlord_name }} {% clause x');
    expect(documentContent).not.toMatch(/[\ue000-\uf8ff]/);
  });

  it('refuses unknown fields and keys that are too long before it charges anything', async () => {
    const { client: user } = await newUser(client);
    const body = { document_type: 'reply', template_data: FORM };
    expect(await user.post('/api/document/generate', { ...body, tokens: 999 })).toMatchObject({
      status: 400,
      body: {
        code: 'UNKNOWN_FIELD',
        detail: expect.stringMatching(/^Unknown field: tokens\. Known fields: document_type, template_data, /),
      },
    });
    expect(await user.post('/api/document/generate', body, { 'idempotency-key': 'k'.repeat(201) })).toMatchObject({
      status: 422,
      body: { detail: 'The idempotency key must be at most 200 characters' },
    });
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 });
  });
});
