import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';
import { sharedApp } from '../support/shared-app.js';

interface Found {
  kind: string;
  message: string;
  serious: boolean;
  field: string | null;
  start: number;
  end: number;
}

const DRAFT = `NOTICE

1. It was held in Ramesh v. State (2011) 4 SCC 99 that rent is due, and in Asha Mehta v. Ravi Kumar that a notebook proves it.

2. Section 45 of the Imaginary Receipts Act, 1999 and section 40 of the Sample Tenancy Act, 2001 say so, as does S.O. 1234(E).

3. Section 4 of the Sample Tenancy Act, 2001, section 138 of the Negotiable Instruments Act, 1881 and AIR 1998 SC 123 apply.

Signature: ______________
`;
const QUERY = `query ($content: String!, $templateData: JSONObject) {
  check: checkDocument(content: $content, documentType: "legal_notice", templateData: $templateData) {
    findings { kind message serious field start end }
  }
}`;

describe('the check of a draft', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    user = (await newUser(client)).client;
  });
  afterAll(() => app.close());

  const rest = async (given: object): Promise<Found[]> => {
    const body = { content: DRAFT, document_type: 'legal_notice', template_data: given };
    return (await user.post<{ findings: Found[] }>('/api/document/check', body)).body.findings;
  };
  const graphql = async (given: object): Promise<Found[]> => {
    const { data } = await user.graphql<{ check: { findings: Found[] } }>(QUERY, { content: DRAFT, templateData: given });
    return (data?.check.findings ?? []).map((finding) => ({ ...finding, kind: finding.kind.toLowerCase().replaceAll('_', '-') }));
  };

  it.each([
    ['REST', rest],
    ['GraphQL', graphql],
  ])('names what was not found in the library, over %s; what the form has is only marked', async (_api, check) => {
    const unknown = (await check({ facts: 'My lawyer relies on A.I.R. 1998 S.C. 123 for it.' })).filter(
      ({ kind }) => kind === 'unknown-authority',
    );
    expect(unknown.map(({ start, end, serious, field }) => [DRAFT.slice(start, end), serious, field])).toEqual([
      ['Ramesh v. State', true, null],
      ['(2011) 4 SCC 99', true, null],
      ['Section 45 of the Imaginary Receipts Act, 1999', true, null],
      ['section 40 of the Sample Tenancy Act, 2001', true, null],
      ['S.O. 1234(E)', true, null],
      ['AIR 1998 SC 123', false, 'facts'],
    ]);
    for (const { message } of unknown) expect(message).toContain('was not found in the library');
  });
});
