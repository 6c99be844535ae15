import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { generate, type Generated, SAVE } from '../support/kept-documents.js';
import { newUser } from '../support/people.js';

const QUOTA = 10 * 1024 * 1024;
const FULL = 'Your storage is full. Please delete files, documents, earlier versions or conversations that you no longer need.';

/** What the product keeps for an account, read from the rows themselves. */
const STORED = `select coalesce(sum(bytes), 0)::bigint as bytes from (
  select 4096 + size + coalesce(text_bytes, 0) as bytes from reference_files where owner_id = $1
  union all select 512 + octet_length(sealed_title) from documents where owner_id = $1
  union all select 512 + octet_length(sealed_form) + octet_length(sealed_content) from document_versions where owner_id = $1
  union all select 512 + octet_length(sealed) from change_proposals where owner_id = $1
  union all select 512 + octet_length(sealed) from unfinished_forms where owner_id = $1
  union all select 512 + octet_length(sealed_title) from conversations where owner_id = $1
  union all select 512 + octet_length(sealed_question) + coalesce(octet_length(sealed_reply), case state when 'pending' then 65536 else 0 end)
    from conversation_exchanges where owner_id = $1
  union all select 65536 + octet_length(sealed_secret) from webhooks where owner_id = $1
) kept`;

describe('the storage of a user', () => {
  let app: TestApp;
  let user: Client;
  let userId: string;
  let made: Generated['generateDocument'];

  beforeAll(async () => {
    app = await startApp({ USER_STORAGE_QUOTA_MB: '10' });
    ({ client: user } = await newUser(new Client(app.url)));
    const { data } = await user.graphql<{ me: { id: string } }>('{ me { id } }');
    userId = data?.me.id ?? '';
    made = await generate(user);
  });
  afterAll(() => app.close());

  const used = async (): Promise<number> => {
    const { data } = await user.graphql<{ me: { storage: { usedBytes: number; limitBytes: number } } }>(
      '{ me { storage { usedBytes limitBytes } } }',
    );
    expect(data?.me.storage.limitBytes).toBe(QUOTA);
    return data?.me.storage.usedBytes ?? -1;
  };
  const stored = async (): Promise<number> => {
    const [row] = await app.database.query<{ bytes: string }[]>(STORED, [userId]);
    return Number(row?.bytes);
  };
  /** A version of a document written beside the product, so that no other limit stands before the quota. */
  let number = 1000;
  const write = (id: string, bytes: number) =>
    app.database.query(
      `insert into document_versions (id, document_id, number, owner_id, origin, template_version, drafted_by, price, sealed_form, sealed_content, content_digest)
       select $1::uuid, document_id, $2::int, owner_id, 'edited', template_version, 'user', 0, ''::bytea, decode(repeat('00', $3::int), 'hex'), decode(md5($1::uuid::text), 'hex')
       from document_versions where id = $4::uuid`,
      [id, (number += 1), bytes, made.version.id],
    );

  it('counts whatever is kept, in REST and GraphQL alike, and is told with the account', async () => {
    expect(await used()).toBe(await stored());
    const { body } = await user.get<{ storage: { used_bytes: number; limit_bytes: number } }>('/api/auth/me');
    expect(body.storage).toEqual({ used_bytes: await stored(), limit_bytes: QUOTA });
    const { data } = await user.graphql<{ createConversation: { id: string } }>('mutation { createConversation { id } }');
    const conversationId = data?.createConversation.id;
    await user.graphql('mutation ($input: AskInput!) { askQuestion(input: $input) { answer } }', {
      input: { question: 'What is a sample?', conversationId },
    });
    await user.multipart('/api/upload', { files: new File(['A sample file of a few words.'], 'sample.txt', { type: 'text/plain' }) });
    // Its text is kept once it has been read, in the background.
    await eventually(
      async () => (await user.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      (files) => files.every(({ status }) => status === 'ready'),
    );
    await user.graphql('mutation ($input: UnfinishedFormInput!) { keepUnfinishedForm(input: $input) { documentType } }', {
      input: { documentType: 'nda', templateData: { purpose: 'A sample' } },
    });
    expect(await used()).toBe(await stored());
    await user.graphql('mutation { discardUnfinishedForm(documentType: "nda") { documentType } }');
    expect(await used()).toBe(await stored());
  });

  it('is never exceeded, however many write at the same time, and is what the rows take after every deletion', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 3 * 1024 * 1024 }), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(sizes, async (all) => {
        const ids = all.map(() => crypto.randomUUID());
        const outcomes = await Promise.allSettled(all.map((bytes, at) => write(ids[at] ?? '', bytes)));
        const now = await stored();
        expect(now).toBeLessThanOrEqual(QUOTA);
        expect(await used()).toBe(now);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect((outcome.reason as { driverError: { code: string } }).driverError.code).toBe('TQ001');
        await app.database.query('delete from document_versions where id = any($1)', [ids]);
        expect(await used()).toBe(await stored());
      }),
      { numRuns: 12 },
    );
  });

  it('refuses what would exceed it before anything is written, and takes it again once something was deleted', async () => {
    const content = 'A sample of a long text. '.repeat(19_900);
    const save = (text: string) =>
      user.graphql<{ saveDocumentVersion: { id: string } }>(SAVE, { input: { documentId: made.document.id, content: text } });
    const kept: string[] = [];
    let refusal: { message: string; extensions: Record<string, unknown> } | undefined;
    for (let at = 0; at < 25 && !refusal; at += 1) {
      const { data, errors } = await save(`${content}${at}`);
      if (data) kept.push(data.saveDocumentVersion.id);
      refusal = errors?.[0];
    }
    expect(refusal).toMatchObject({ message: FULL, extensions: { code: 'QUOTA_EXCEEDED' } });
    const before = await used();
    expect(before).toBeLessThanOrEqual(QUOTA);

    const full = `${content}again`;
    expect((await save(full)).errors?.[0]?.extensions.code).toBe('QUOTA_EXCEEDED');
    const files = new File([new Uint8Array(Buffer.from('a sample '.repeat(300_000)))], 'long.txt', { type: 'text/plain' });
    const { status, body } = await user.multipart('/api/upload', { files });
    expect([status, body]).toEqual([413, { detail: FULL, code: 'QUOTA_EXCEEDED' }]);
    expect(await used()).toBe(before);

    await user.graphql('mutation ($id: ID!) { deleteDocumentVersion(id: $id) { id } }', { id: kept[0] });
    expect(await used()).toBe(await stored());
    expect((await save(full)).errors).toBeUndefined();
  });

  it('lets what was deleted and could be restored give way', async () => {
    const { data } = await user.graphql<{ duplicateDocument: { id: string } }>(
      'mutation ($id: ID!) { duplicateDocument(id: $id) { id } }',
      { id: made.document.id },
    );
    const copy = data?.duplicateDocument.id;
    if (copy) await user.graphql('mutation ($id: ID!) { deleteDocument(documentId: $id) { id } }', { id: copy });
    await user.graphql('mutation ($id: ID!) { deleteDocument(documentId: $id) { id } }', { id: made.document.id });
    expect(await used()).toBe(await stored());
    const { data: after, errors } = await user.graphql<Generated>(
      'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { documentContent } }',
      {
        input: {
          documentType: 'reply',
          templateData: { complaint_summary: 'A sample', respondent_details: 'A sample', defenses: 'A sample' },
        },
      },
    );
    expect([errors, typeof after?.generateDocument.documentContent]).toEqual([undefined, 'string']);
  });
});
