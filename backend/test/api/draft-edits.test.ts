import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { keepSecrets } from '../support/evidence.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { newUser } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { sharedApp } from '../support/shared-app.js';

interface Edited {
  document_content: string;
  version_id: string;
  suggestion_report: { instruction: string; applied: boolean; message: string }[];
}
interface Drafted {
  document_content: string;
  document_id: string;
  version_id: string;
}

describe('edits that name the lines of a document', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  afterAll(async () => {
    expect(await brokenInvariants(app.database)).toEqual([]);
    await app.close();
  });

  async function drafted() {
    const { client: user } = await newUser(client);
    const { body } = await user.post<Drafted>('/api/document/generate', { document_type: 'rent_agreement', template_data: RENT_FORM });
    const lines = body.document_content.split('\n');
    const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
    const edit = (edits: unknown, version_id = body.version_id, who = user) =>
      who.post<Edited>(`/api/documents/${body.document_id}/edits`, { version_id, edits });
    const tokens = async () => (await user.get<{ tokens: number }>('/api/tokens/balance')).body.tokens;
    return { user, draft: body, lineOf, edit, tokens };
  }

  it('are all made in one version, free of charge; the form follows, and the report says what each did', async () => {
    const { user, draft, lineOf, edit, tokens } = await drafted();
    const before = await tokens();
    const { status, body } = await edit([
      { do: 'set_value', field: 'monthly_rent', value: '30000', instruction: 'As agreed on the phone' },
      { do: 'edit', line: lineOf('in advance'), old: 'in advance', new: 'in arrears' },
      { do: 'insert', line: lineOf('1.3 '), text: 'The Tenant may keep one cat.' },
      { do: 'remove', line: lineOf('3.3 ') },
      { do: 'move', line: lineOf('11. Notices'), after: lineOf('8. Quiet') },
      { do: 'merge', line: lineOf('12.2 '), into: lineOf('12.1 ') },
      { do: 'split', line: lineOf('8.2 '), at: 'In an emergency' },
      { do: 'rename', from: 'Landlord', to: 'Owner' },
    ]);
    expect(status).toBe(200);
    const { document_content: after } = body;
    expect(after).toContain('Rs. 30,000 (Rupees Thirty Thousand only) (the "Rent"), in arrears');
    expect(after).toContain('1.4 The Tenant may keep one cat.');
    expect(after).not.toContain('in proportion to the days');
    expect(after).toContain('9. Notices');
    expect(after).toMatch(/12\.1 This Agreement, .* signed by both\. If a term is held invalid/);
    expect(after).toContain('8.3 In an emergency no notice is needed.');
    expect(after).toContain('(the "Owner"');
    expect(after).not.toContain('Landlord');
    expect(body.suggestion_report.map(({ applied }) => applied)).toEqual(Array.from({ length: 8 }, () => true));
    expect(body.suggestion_report[0]?.instruction).toBe('As agreed on the phone');
    expect(await tokens()).toBe(before);
    const kept = await user.get<{ currentVersion: object }>(`/api/documents/${draft.document_id}`);
    expect(kept.body).toMatchObject({
      current_version: { id: body.version_id, content: after, drafted_by: 'user', form_values: { monthly_rent: '30000' } },
    });
  });

  it.each([
    ['a line that is not there', [{ do: 'remove', line: 90_000 }], 'edits.0'],
    ['words that are not there', [{ do: 'edit', line: 1, old: 'LEASE OF THE MOON', new: 'x' }], 'edits.0'],
    ['HTML', [{ do: 'insert', line: 10, text: 'A <script>alert(1)</script> line.' }], 'edits.0'],
    ['a field that the form does not have', [{ do: 'set_value', field: 'moon', value: '1' }], 'edits.0'],
    ['a value that the form does not take', [{ do: 'set_value', field: 'monthly_rent', value: 'a lot' }], 'edits.0'],
    ['too little', [{ do: 'edit', line: 1, old: 'x' }], 'edits.0'],
    ['too much', [{ do: 'remove', line: 5, text: 'x' }], 'edits.0'],
    ['another kind', [{ do: 'rewrite', text: 'x' }], 'edits.0.do'],
    ['no edit', [], 'edits'],
    ['no list', 'all', 'edits'],
    ['lines that do not stand together', [{ do: 'merge', line: 30, into: 1 }], 'edits.0'],
    ['line 0', [{ do: 'remove', line: 0 }], 'edits.0.line'],
    [
      'two edits of the same words',
      [
        { do: 'remove', line: 9 },
        { do: 'edit', line: 9, old: 'x', new: 'y' },
      ],
      'edits.1',
    ],
  ])('are refused and change nothing: %s', async (_what, edits, field) => {
    const { user, draft, edit } = await drafted();
    const { status, body } = await edit(edits);
    expect({ status, field: (body as unknown as { errors: { field: string }[] }).errors[0]?.field }).toEqual({ status: 422, field });
    const kept = await user.get<{ version_count: number }>(`/api/documents/${draft.document_id}`);
    expect(kept.body).toMatchObject({ version_count: 1, current_version: { content: draft.document_content } });
  });

  it('speak of the newest version only, of their owner’s document, and come by a key that may write', async () => {
    const { user, draft, lineOf, edit } = await drafted();
    const first = await edit([{ do: 'edit', line: lineOf('in advance'), old: 'in advance', new: 'in arrears' }]);
    const again = [{ do: 'rename', from: 'Landlord', to: 'Owner' }];
    expect(await edit(again)).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
    const { client: other } = await newUser(client, 'Bea Other');
    expect((await edit(again, first.body.version_id, other)).status).toBe(404);
    const together = await Promise.all([
      edit(again, first.body.version_id),
      edit([{ do: 'remove', line: lineOf('3.3 ') }], first.body.version_id),
    ]);
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
    const newest = together.find(({ status }) => status === 200)?.body.version_id;
    const keys = await Promise.all(
      ['DOCUMENTS_WRITE', 'ASK'].map(async (scope) => {
        const { data } = await user.graphql<{ createApiKey: { secret: string } }>(
          `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`,
          { input: { name: scope, scopes: [scope] } },
        );
        keepSecrets(data?.createApiKey.secret ?? '');
        return user.as(data?.createApiKey.secret ?? '');
      }),
    );
    const [writer, asker] = keys;
    const rename = [{ do: 'rename', from: 'Tenant', to: 'Occupier' }];
    expect((await edit(rename, newest, asker)).status).toBe(403);
    expect((await edit(rename, newest, writer)).status).toBe(200);
    const { data } = await user.graphql<{ editDocument: { documentContent: string; version: { number: number } } }>(
      `mutation ($input: EditDocumentInput!) { editDocument(input: $input) { documentContent version { number } } }`,
      {
        input: {
          documentId: draft.document_id,
          versionId: (await user.get<{ current_version: { id: string } }>(`/api/documents/${draft.document_id}`)).body.current_version.id,
          edits: [{ do: 'rename', from: 'Occupier', to: 'Renter' }],
        },
      },
    );
    expect(data?.editDocument.version.number).toBe(5);
    expect(data?.editDocument.documentContent).toContain('(the "Renter"');
  });
});
