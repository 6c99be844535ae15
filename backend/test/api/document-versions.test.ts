import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DocumentUpkeep } from '../../src/features/drafting/keeping/document-upkeep.task.js';
import { EarlierDocuments } from '../../src/features/drafting/versions/earlier-documents.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { GENERATE, generate, type Generated, REPLY_VALUES, SAVE, type Version, type VersionPage } from '../support/kept-documents.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

describe('documents that are kept', () => {
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

  it('keep every result as a version, continued by a regeneration from either door', async () => {
    const { client: user } = await newUser(client);
    const first = await generate(user);
    expect(first).toMatchObject({
      document: { versionCount: 1, title: 'Legal Reply', currentVersion: { id: first.version.id } },
      version: { number: 1, origin: 'GENERATED', price: 8, content: first.documentContent, formValues: REPLY_VALUES, suggestions: null },
    });
    const body = {
      document_type: 'reply',
      template_data: REPLY_VALUES,
      previous_document: first.documentContent,
      modification_suggestions: 'Change the place to Pune',
    };
    expect((await user.post('/api/document/generate', body)).status).toBe(200);
    const { data } = await user.graphql<{ document: { versionCount: number; versions: { nodes: Version[]; totalCount: number } } }>(
      `{ document(id: "${first.document.id}") { versionCount versions(first: 1) { totalCount nodes { number origin suggestions } pageInfo { hasNextPage endCursor } } } }`,
    );
    expect(data?.document).toMatchObject({
      versionCount: 2,
      versions: { totalCount: 2, nodes: [{ number: 2, origin: 'REVISED', suggestions: 'Change the place to Pune' }] },
    });
    expect(data?.document.versions).toMatchObject({ pageInfo: { hasNextPage: true } });
  });

  it('leave nothing unfinished once they are generated; what was entered before waits for its owner alone, encrypted', async () => {
    const { client: user } = await newUser(client);
    const { client: other } = await newUser(client, 'Bea Other');
    const put = (values: object, type = 'reply', more: object = {}) =>
      user.put<Record<string, unknown>>(`/api/document/unfinished/${type}`, { template_data: values, ...more });
    const list = async (who: Client) => (await who.get<Record<string, unknown>[]>('/api/document/unfinished')).body;
    expect((await put({ defenses: 'Zimmerfeld paid' }, 'reply', { extra: { steps: '{}' } })).status).toBe(200);
    expect((await put({ disclosing_party: 'Asha' }, 'nda')).status).toBe(200);
    // The last writer's entries, one form for each type.
    expect((await put({ defenses: 'Zimmerfeld paid twice' })).status).toBe(200);
    expect(await list(user)).toMatchObject([
      { document_type: 'reply', template_data: { defenses: 'Zimmerfeld paid twice' }, extra: {} },
      { document_type: 'nda', template_data: { disclosing_party: 'Asha' } },
    ]);
    expect(await list(other)).toEqual([]);
    expect((await other.delete('/api/document/unfinished/reply')).status).toBe(200);
    const rows = await app.database.query(`select encode(sealed, 'escape') as sealed from unfinished_forms`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Zimmerfeld');

    const { documentContent } = await generate(user);
    expect(await list(user)).toMatchObject([{ document_type: 'nda' }]);
    // Suggestions are about the draft: what is entered in the form in the meantime is still unfinished.
    await put({ defenses: 'Another defence' });
    await generate(user, { previousDocument: documentContent, modificationSuggestions: 'Change the place to Pune' });
    expect(await list(user)).toHaveLength(2);
    // An emptied form is not a form.
    await put({ defenses: ' ' });
    expect((await user.delete('/api/document/unfinished/nda')).status).toBe(200);
    expect(await list(user)).toEqual([]);

    expect((await put({ a: 'b' }, 'absent')).status).toBe(400);
    expect((await put({ a: 1 })).status).toBe(422);
    expect((await put({ a: 'x'.repeat(200_000) })).status).toBe(422);
    expect((await put(Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`f${n}`, 'x'])))).status).toBe(422);
    expect(await list(user)).toEqual([]);
  });

  it('take edited text free of charge, compare, restore, rename and delete', async () => {
    const { client: user } = await newUser(client);
    const { document, version, documentContent } = await generate(user);
    const edited = documentContent.replace('bank transfer', 'cheque');
    const save = (content: string) => user.graphql<{ saveDocumentVersion: Version }>(SAVE, { input: { documentId: document.id, content } });
    const second = (await save(edited)).data?.saveDocumentVersion;
    expect(second).toMatchObject({
      number: 2,
      origin: 'EDITED',
      price: 0,
      draftedBy: 'user',
      content: edited,
      document: { versionCount: 2 },
    });
    expect((await save(edited)).data?.saveDocumentVersion.id).toBe(second?.id);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 12 });

    const compared = await user.graphql<{ compareDocumentVersions: { segments: { kind: string; text: string }[] } }>(
      `{ compareDocumentVersions(fromId: "${version.id}", toId: "${second?.id}") { id insertedWords deletedWords segments { kind text } } }`,
    );
    expect(compared.data?.compareDocumentVersions).toMatchObject({ insertedWords: 1, deletedWords: 2 });
    const { segments = [] } = compared.data?.compareDocumentVersions ?? {};
    const side = (left: string) => segments.filter(({ kind }) => kind === 'EQUAL' || kind === left).map(({ text }) => text);
    expect(side('DELETED').join('')).toBe(documentContent);
    expect(side('INSERTED').join('')).toBe(edited);

    const restored = await user.graphql(`mutation { restoreDocumentVersion(id: "${version.id}") { number origin content formValues } }`);
    expect(restored.data).toEqual({
      restoreDocumentVersion: { number: 3, origin: 'RESTORED', content: documentContent, formValues: REPLY_VALUES },
    });
    const renamed = await user.graphql(`mutation { renameDocument(input: { id: "${document.id}", title: " My reply " }) { id title } }`);
    expect(renamed.data).toEqual({ renameDocument: { id: document.id, title: 'My reply' } });
    const gone = await user.graphql(`mutation { deleteDocumentVersion(id: "${second?.id}") { id document { id versionCount } } }`);
    expect(gone.data).toEqual({ deleteDocumentVersion: { id: second?.id, document: { id: document.id, versionCount: 2 } } });
    const deleted = await user.graphql(`mutation { deleteDocument(id: "${document.id}") { id } }`);
    expect(deleted.data).toEqual({ deleteDocument: { id: document.id } });
    expect((await user.graphql(`{ documentVersion(id: "${version.id}") { id } }`)).errors?.[0]?.extensions.code).toBe(
      'DOCUMENT_VERSION_NOT_FOUND',
    );
    expect((await user.graphql(`{ document(id: "${document.id}") { id } }`)).errors?.[0]).toMatchObject({ message: 'Document not found' });
    expect((await user.graphql('{ documents { totalCount nodes { id } } }')).data).toEqual({ documents: { totalCount: 0, nodes: [] } });
  });

  it('are found by words of their titles, and duplicated free of charge with what they were made from', async () => {
    const { client: user } = await newUser(client);
    const { document } = await generate(user);
    await user.graphql(`mutation { renameDocument(input: { id: "${document.id}", title: "Sharma: reply to the notice" }) { id } }`);
    const found = async (args: string) => {
      type Found = { documents: { totalCount: number; nodes: { title: string }[] } };
      const { data } = await user.graphql<Found>(`{ documents(${args}) { totalCount nodes { title } } }`);
      return data?.documents;
    };
    const { tokens } = (await user.get<{ tokens: number }>('/api/tokens/balance')).body;
    const { data } = await user.graphql<{ duplicateDocument: { id: string; currentVersion: Version } }>(
      `mutation { duplicateDocument(id: "${document.id}") { id title versionCount currentVersion { number price content formValues } } }`,
    );
    expect(data?.duplicateDocument).toMatchObject({
      title: 'Sharma: reply to the notice (copy)',
      versionCount: 1,
      currentVersion: { number: 1, price: 0, formValues: REPLY_VALUES },
    });
    expect(data?.duplicateDocument.id).not.toBe(document.id);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens });
    const both = ['Sharma: reply to the notice (copy)', 'Sharma: reply to the notice'].map((title) => ({ title }));
    expect(await found('search: "NOTICE sharma"')).toEqual({ totalCount: 2, nodes: both });
    expect(await found('search: "copy", documentType: "reply"')).toEqual({ totalCount: 1, nodes: both.slice(0, 1) });
    expect(await found('search: "copy", documentType: "will"')).toEqual({ totalCount: 0, nodes: [] });
    expect(await found('search: "notice", first: 1')).toEqual({ totalCount: 2, nodes: both.slice(0, 1) });
    expect(await found('search: "notice", first: 1, offset: 1')).toEqual({ totalCount: 2, nodes: both.slice(1) });
    expect(await found('first: 1, offset: 1')).toEqual({ totalCount: 2, nodes: both.slice(1) });
  });

  it('are listed, opened, renamed and duplicated by REST too, each by its owner alone', async () => {
    const { client: user } = await newUser(client);
    const { client: other } = await newUser(client, 'Bea Other');
    const { document, version, documentContent } = await generate(user);
    const address = `/api/documents/${document.id}`;
    expect((await user.put(address, { title: ' The Gupta notice ' })).body).toMatchObject({ id: document.id, title: 'The Gupta notice' });
    expect((await user.put(address, { title: ' ' })).status).toBe(422);
    expect(await user.post(`${address}/duplicate`)).toMatchObject({
      status: 201,
      body: { title: 'The Gupta notice (copy)', version_count: 1 },
    });
    expect((await user.get('/api/documents?search=gupta&document_type=reply&limit=1&offset=1')).body).toEqual({
      documents: [
        {
          id: document.id,
          title: 'The Gupta notice',
          document_type: 'reply',
          matter_id: null,
          version_count: 1,
          created_at: expect.any(String) as unknown as string,
          updated_at: expect.any(String) as unknown as string,
        },
      ],
      total_count: 2,
      total: 2,
      next_cursor: null,
    });
    expect((await user.get(address)).body).toMatchObject({
      title: 'The Gupta notice',
      current_version: { id: version.id, number: 1, origin: 'generated', price: 8, content: documentContent, form_values: REPLY_VALUES },
    });
    const missing = { status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } };
    expect(await other.get(address)).toMatchObject(missing);
    expect(await other.put(address, { title: 'Mine' })).toMatchObject(missing);
    expect(await other.post(`${address}/duplicate`)).toMatchObject(missing);
    expect(await other.delete(address)).toMatchObject(missing);
    expect((await user.delete(address)).status).toBe(200);
    expect(await other.post(`${address}/restore`)).toMatchObject(missing);
    expect(await user.get(address)).toMatchObject(missing);
  });

  it('come back whole when a deletion is undone, and are gone for good, with every version, an hour later', async () => {
    const { client: user } = await newUser(client);
    const { document, version, documentContent } = await generate(user);
    await user.graphql(SAVE, { input: { documentId: document.id, content: 'An edited reply' } });
    const address = `/api/documents/${document.id}`;
    const { body } = await user.delete<{ id: string; restorable_until: string }>(address);
    expect(body.id).toBe(document.id);
    expect(Date.parse(body.restorable_until)).toBeGreaterThan(Date.now());
    expect((await user.delete(address)).status).toBe(404);
    expect((await user.put(address, { title: 'Renamed while gone' })).status).toBe(404);
    // What its text goes on to be is another document, which the undo does not touch.
    const go = { previousDocument: documentContent, modificationSuggestions: 'Change the place to Nashik' };
    expect((await generate(user, go)).document.id).not.toBe(document.id);
    await app.nest.get(DocumentUpkeep).purge();
    const undo = await user.graphql(
      `mutation { restoreDocument(id: "${document.id}") { title versionCount currentVersion { content } versions { totalCount } } }`,
    );
    expect(undo.data).toEqual({
      restoreDocument: {
        title: 'Legal Reply',
        versionCount: 2,
        currentVersion: { content: 'An edited reply' },
        versions: { totalCount: 2 },
      },
    });
    expect((await user.graphql(`{ documentVersion(id: "${version.id}") { content } }`)).data).toEqual({
      documentVersion: { content: documentContent },
    });

    await user.delete(address);
    await app.database.query(`update documents set deleted_at = deleted_at - interval '61 minutes' where id = $1`, [document.id]);
    expect((await user.post(`${address}/restore`)).status).toBe(404);
    expect(await app.nest.get(DocumentUpkeep).purge()).toBe(1);
    const left = await app.database.query('select id from document_versions where document_id = $1', [document.id]);
    expect(left).toEqual([]);
  });

  it('are linked from the movements of tokens that paid for them, until they are deleted', async () => {
    const { client: user } = await newUser(client);
    const { document } = await generate(user);
    const paid = async () => {
      const { data } = await user.graphql<{ tokenStatement: { nodes: { kind: string; document: { id: string } | null }[] } }>(
        '{ tokenStatement { nodes { kind document { id title } } } }',
      );
      return data?.tokenStatement.nodes.map(({ kind, document: each }) => [kind, each]);
    };
    const link = { id: document.id, title: 'Legal Reply' };
    expect(await paid()).toEqual([
      ['SETTLE', link],
      ['RESERVE', link],
      ['GRANT', null],
    ]);
    await user.delete(`/api/documents/${document.id}`);
    expect((await paid())?.map(([, each]) => each)).toEqual([null, null, null]);
  });

  it('stand on disk encrypted: text, form, suggestions and title', async () => {
    const { client: user } = await newUser(client);
    await generate(user, { modificationSuggestions: 'Mention the solar flare' });
    const rows: unknown[] = await app.database.query(
      `select encode(sealed_title, 'escape') as title, encode(sealed_content, 'escape') as content, encode(sealed_form, 'escape') as form
       from document_versions v join documents d on d.id = v.document_id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/Zimmerfeld|solar flare|Legal Reply|bank transfer/);
    expect(JSON.stringify(await app.database.query('select * from jobs'))).not.toMatch(/Zimmerfeld/);
  });

  it('are nobody else’s: another user finds, changes and deletes nothing', async () => {
    const { client: owner } = await newUser(client);
    const { client: other } = await newUser(client, 'Bea Other');
    const { document, version } = await generate(owner);
    const own = await generate(other);
    for (const operation of [
      `{ document(id: "${document.id}") { id } }`,
      `{ documentVersion(id: "${version.id}") { content } }`,
      `{ compareDocumentVersions(fromId: "${version.id}", toId: "${own.version.id}") { id } }`,
      `mutation { restoreDocumentVersion(id: "${version.id}") { id } }`,
      `mutation { renameDocument(input: { id: "${document.id}", title: "Mine" }) { id } }`,
      `mutation { duplicateDocument(id: "${document.id}") { id } }`,
      `mutation { deleteDocument(id: "${document.id}") { id } }`,
      `mutation { deleteDocumentVersion(id: "${version.id}") { id } }`,
      `mutation { saveDocumentVersion(input: { documentId: "${document.id}", content: "x" }) { id } }`,
      `mutation { saveDocumentVersion(input: { documentId: "${own.document.id}", content: "x", baseVersionId: "${version.id}" }) { id } }`,
      `mutation { generateDocument(input: { documentType: "reply", documentId: "${document.id}", templateData: { complaint_summary: "a", respondent_details: "b", defenses: "c" } }) { draftedBy } }`,
    ])
      expect((await other.graphql(operation)).errors?.[0]?.extensions.code).toMatch(/^DOCUMENT(_VERSION)?_NOT_FOUND$/);
    // What is refused leaves the rest of the query as it is.
    expect(
      await other.graphql(`{ theirs: document(id: "${document.id}") { id } own: document(id: "${own.document.id}") { id } }`),
    ).toMatchObject({
      data: { theirs: null, own: { id: own.document.id } },
      errors: [{ path: ['theirs'], extensions: { code: 'DOCUMENT_NOT_FOUND' } }],
    });
    // The same text from another owner begins a document of their own.
    const copied = await generate(other, { previousDocument: version.content, modificationSuggestions: 'Change the place to Nashik' });
    expect(copied.document.id).not.toBe(document.id);
    expect((await owner.graphql(`{ document(id: "${document.id}") { title versionCount } }`)).data).toEqual({
      document: { title: 'Legal Reply', versionCount: 1 },
    });
    expect((await other.get('/api/tokens/balance')).body).toEqual({ tokens: 4 });
  });

  it('keep their last version, and answer a repeated request whose result is gone', async () => {
    const { client: user } = await newUser(client);
    const { document, version } = await generate(user, { idempotencyKey: 'one' });
    expect((await user.graphql(`mutation { deleteDocumentVersion(id: "${version.id}") { id } }`)).errors?.[0]?.extensions.code).toBe(
      'ONLY_VERSION',
    );
    await user.graphql(`mutation { deleteDocument(id: "${document.id}") { id } }`);
    const again = await user.graphql(GENERATE, { input: { documentType: 'reply', templateData: REPLY_VALUES, idempotencyKey: 'one' } });
    expect(again.errors?.[0]).toMatchObject({ extensions: { code: 'RESULT_DELETED' } });
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 12 });
  });

  it('are numbered without twins when they are written at once, and paged by cursors', async () => {
    const { client: user } = await newUser(client);
    const { document } = await generate(user);
    const save = (content: string) => user.graphql<{ saveDocumentVersion: Version }>(SAVE, { input: { documentId: document.id, content } });
    await Promise.all(Array.from({ length: 8 }, (_each, index) => save(`Text ${index}`)));
    const seen: number[] = [];
    const page = async (after: string | null) => {
      const { data } = await user.graphql<{ document: { versions: VersionPage } }>(
        'query ($id: ID!, $after: String) { document(id: $id) { versions(first: 4, after: $after) { nodes { number } pageInfo { hasNextPage endCursor } } } }',
        { id: document.id, after },
      );
      seen.push(...(data?.document.versions.nodes ?? []).map(({ number }) => number));
      return data?.document.versions.pageInfo;
    };
    let end = await page(null);
    while (end?.hasNextPage) end = await page(end.endCursor);
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('take in, encrypted, what was kept in clear text before there were versions', async () => {
    const { client: user } = await newUser(client);
    const { version } = await generate(user, { idempotencyKey: 'early' });
    // As an earlier release would have left it: the charge settled, the text in the old table.
    await app.database.query(
      `insert into generated_documents (id, owner_id, document_type, template_version, template_data, suggestions, content, drafted_by, notice, reservation_id, remaining_tokens)
       select id, owner_id, 'reply', template_version, $2, null, 'An earlier text', drafted_by, null, reservation_id, remaining_tokens from document_versions where id = $1`,
      [version.id, REPLY_VALUES],
    );
    await app.database.query('delete from documents where id = (select document_id from document_versions where id = $1)', [version.id]);
    await Promise.all([1, 2].map(() => app.nest.get(EarlierDocuments).onApplicationBootstrap()));
    expect(await app.database.query('select id from generated_documents')).toEqual([]);
    const { data } = await user.graphql(
      '{ documents { totalCount nodes { title currentVersion { number origin price content formValues } } } }',
    );
    expect(data).toEqual({
      documents: {
        totalCount: 1,
        nodes: [
          {
            title: 'Legal Reply',
            currentVersion: { number: 1, origin: 'GENERATED', price: 8, content: 'An earlier text', formValues: REPLY_VALUES },
          },
        ],
      },
    });
    const again = await user.graphql<Generated>(GENERATE, {
      input: { documentType: 'reply', templateData: REPLY_VALUES, idempotencyKey: 'early' },
    });
    expect(again.data?.generateDocument.documentContent).toBe('An earlier text');
  });

  it('arrive over a subscription: stages, pieces that make up the text, the kept result', async () => {
    const { client: user } = await newUser(client);
    const query = `subscription ($input: GenerateDocumentInput!) { generation(input: $input) { kind stage text step { __typename } generated { documentContent version { id number } document { id versionCount } } } }`;
    const events: { kind: string; text: string | null; step: { __typename: string }; generated: { documentContent: string } | null }[] = [];
    for await (const { data, errors } of subscribe<{ generation: (typeof events)[number] }>(user, query, {
      input: { documentType: 'reply', templateData: REPLY_VALUES, idempotencyKey: 'streamed' },
    })) {
      expect(errors).toBeUndefined();
      if (data) events.push(data.generation);
    }
    const last = events.at(-1);
    expect(last).toMatchObject({ kind: 'DONE', generated: { version: { number: 1 }, document: { versionCount: 1 } } });
    expect(events.map(({ text }) => text ?? '').join('')).toBe(last?.generated?.documentContent);
    const types: Record<string, string> = { STAGE: 'GenerationStage', TEXT: 'GenerationPiece', DONE: 'FinishedGeneration' };
    expect(events.map(({ step }) => step.__typename)).toEqual(events.map(({ kind }) => types[kind]));
  });
});
