import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../test/journey/samples');
const sample = (name: string) => new File([readFileSync(path.join(SAMPLES, name))], name, { type: 'text/plain' });

interface Documents {
  documents: { filename: string; status: string; passages: number | null; error: string | null; title: string | null }[];
}

describe('the main job', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  afterAll(() => app.close());

  it('goes from loaded law to a quoted answer and a downloaded document', async () => {
    const admin = await adminClient(client);
    for (const [name, type] of [
      ['sample-tenancy-act-2001.txt', 'act'],
      ['sample-judgment-mehta-v-kumar.txt', 'judgment'],
      ['sample-tenancy-rules-2003.txt', 'rule'],
    ] as const) {
      const uploaded = await admin.multipart('/api/admin/upload-legal-document', {
        file: sample(name),
        document_type: type,
        description: 'Sample',
        source: 'Tests',
      });
      expect(uploaded).toMatchObject({ status: 201, body: { message: `Document ${name} uploaded and is being indexed` } });
    }
    const { documents } = await eventually(
      async () => (await admin.get<Documents>('/api/admin/documents')).body,
      (body) => body.documents.every(({ status }) => status === 'indexed' || status === 'failed'),
    );
    expect(documents.map(({ error }) => error)).toEqual([null, null, null]);
    expect(documents.find(({ filename }) => filename.startsWith('sample-tenancy-act'))?.title).toBe('The Sample Tenancy Act, 2001');

    const { client: user } = await newUser(client);
    const answer = await user.post<{
      answer: string;
      citations: { document: string; heading_path: string; quotation: string; span: [number, number] }[];
    }>('/api/ask/', {
      question: 'Does the landlord have to give me a receipt when I pay rent?',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit')).toMatch(/^"ask-user";r=29;t=\d+$/);
    expect(answer.body.answer).toContain('shall be entitled to obtain forthwith from the landlord');
    const citation = answer.body.citations.find(({ document }) => document === 'The Sample Tenancy Act, 2001');
    expect(citation?.heading_path).toContain('Section 4');
    expect(readFileSync(path.join(SAMPLES, 'sample-tenancy-act-2001.txt'), 'utf8')).toContain(citation?.quotation);

    const templates = await client.get<{
      token_costs: Record<string, { simple: number }>;
      schemas: Record<string, { label: string; fields: { name: string }[] }>;
    }>('/api/document/templates');
    const cost = templates.body.token_costs.rent_agreement?.simple ?? NaN;
    const generated = await user.post<{ document_content: string; remaining_tokens: number }>('/api/document/generate', {
      document_type: 'rent_agreement',
      complexity: 'simple',
      template_data: {
        landlord_name: 'Asha Mehta',
        landlord_address: '12 Lodhi Road, New Delhi',
        tenant_name: 'Ravi Kumar',
        tenant_address: '4 MG Road, Pune',
        property_address: 'Flat 3B, Green Park, New Delhi',
        start_date: '2026-04-01',
        duration_months: '11',
        monthly_rent: '25000',
        security_deposit: '50000',
      },
    });
    expect(generated).toMatchObject({ status: 200, body: { remaining_tokens: 20 - cost } });
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 - cost });

    for (const [format, type, magic] of [
      ['txt', 'text/plain; charset=utf-8', 'RENT'],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
      ['pdf', 'application/pdf', '%PDF-'],
    ] as const) {
      const file = await user.bytes('/api/document/download', {
        document_content: generated.body.document_content,
        document_type: 'rent_agreement',
        format,
      });
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe(type);
      expect(file.headers.get('content-disposition')).toContain(`rent_agreement_document.${format}`);
      expect(file.body.toString('latin1').trimStart().startsWith(magic)).toBe(true);
    }
  });
});
