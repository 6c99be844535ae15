import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TestApp } from '../support/app.js';
import { newApiKey } from '../support/api-keys.js';
import { Client } from '../support/client.js';
import { generate, SAVE } from '../support/kept-documents.js';
import { readFile } from '../support/matter-walls.js';
import { newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

type Role = 'owner' | 'editor' | 'reader' | null;
interface Member {
  user_id: string;
  name: string;
  email: string;
  role: string;
  is_you: boolean;
}

/** The code of a call over either API; '' where it was done. */
const codeOf = ({ status, body }: { status: number; body: unknown }): string => (status < 300 ? '' : (body as { code: string }).code);

describe('a matter that is shared', () => {
  let app: TestApp;
  let owner: Person;
  let other: Person;
  let stranger: Person;
  let ids: { matter: string; document: string; version: string; file: string; conversation: string; date: string };

  beforeAll(async () => {
    app = await sharedApp();
    stranger = await newUser(new Client(app.url), 'Zoya Khan');
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    const client = new Client(app.url);
    [owner, other] = [await newUser(client, 'Asha Mehta'), await newUser(client, 'Ravi Iyer')];
    ids = await filled(owner.client);
  });
  afterAll(() => app.close());

  /** A matter with one of each thing in it. */
  async function filled(user: Client): Promise<typeof ids> {
    const matter = (await user.post<{ id: string }>('/api/matters', { title: 'Xylander v. Quibble' })).body.id;
    const conversation = (await user.post<{ id: string }>('/api/conversations')).body.id;
    await user.post('/api/ask', { question: 'Hello', conversation_id: conversation });
    const made = await generate(user);
    const file = await readFile(user, `lease ${matter}.txt`, 'The boat Albatross was sold for 70,000 rupees.');
    const items = { conversations: [conversation], documents: [made.document.id], files: [file] };
    await user.post('/api/matter-moves', { matter_id: matter, ...items });
    const date = await user.post<{ id: string }>('/api/matter-deadlines', { matter_id: matter, day: '2031-01-26', title: 'Hearing' });
    return { matter, document: made.document.id, version: made.version.id, file, conversation, date: date.body.id };
  }
  const members = (id = ids.matter) => `/api/matters/${id}/members`;
  const idOf = async ({ client }: Person): Promise<string> => (await client.get<{ id: string }>('/api/auth/me')).body.id;
  const invite = (person: Person, role: string, as = owner) => as.client.post<Member>(members(), { email: person.email, role });
  const graphql = async (as: Client, query: string): Promise<string> =>
    String((await as.graphql(query)).errors?.[0]?.extensions.code ?? '');

  /** What somebody tries, over both APIs, and what they have to be for it. Nothing of it takes anything away. */
  const tries = (): { what: string; needs: 'read' | 'write' | 'govern'; REST?: (as: Client) => Promise<string>; GraphQL: string }[] => [
    {
      what: 'read the matter',
      needs: 'read',
      REST: async (as) => codeOf(await as.get(`/api/matters/${ids.matter}`)),
      GraphQL: `{ matter(id: "${ids.matter}") { role } }`,
    },
    {
      what: 'read its members',
      needs: 'read',
      REST: async (as) => codeOf(await as.get(members())),
      GraphQL: `{ matterMembers(id: "${ids.matter}") { userId } }`,
    },
    {
      what: 'read a document',
      needs: 'read',
      REST: async (as) => codeOf(await as.get(`/api/documents/${ids.document}`)),
      GraphQL: `{ document(id: "${ids.document}") { title currentVersion { content formValues } versions { nodes { content } } } }`,
    },
    {
      what: 'read a conversation',
      needs: 'read',
      REST: async (as) => codeOf(await as.get(`/api/conversations/${ids.conversation}`)),
      GraphQL: `{ conversation(id: "${ids.conversation}") { title } conversationExchanges(conversationId: "${ids.conversation}") { nodes { question } } }`,
    },
    {
      what: 'rename a document',
      needs: 'write',
      REST: async (as) => codeOf(await as.put(`/api/documents/${ids.document}`, { title: 'Reply' })),
      GraphQL: `mutation { renameDocument(input: { id: "${ids.document}", title: "Reply" }) { id } }`,
    },
    {
      what: 'change a date',
      needs: 'write',
      REST: async (as) => codeOf(await as.put(`/api/matter-deadlines/${ids.date}`, { title: 'Hearing' })),
      GraphQL: `mutation { updateMatterDeadline(id: "${ids.date}", input: { title: "Hearing" }) { id } }`,
    },
    {
      what: 'delete a version',
      needs: 'govern',
      REST: undefined,
      GraphQL: `mutation { deleteDocumentVersion(id: "${ids.version}") { id } }`,
    },
    {
      what: 'move a document',
      needs: 'govern',
      REST: async (as) => codeOf(await as.post('/api/matter-moves', { matter_id: ids.matter, documents: [ids.document] })),
      GraphQL: `mutation { moveToMatter(input: { matterId: "${ids.matter}", documents: ["${ids.document}"] }) { moved } }`,
    },
    {
      what: 'invite somebody',
      needs: 'govern',
      REST: async (as) => codeOf(await as.post(members(), { email: 'nobody@themis.test', role: 'reader' })),
      GraphQL: `mutation { inviteToMatter(id: "${ids.matter}", input: { email: "nobody@themis.test", role: READER }) { userId } }`,
    },
  ];
  const allowed = (role: Role, needs: 'read' | 'write' | 'govern'): boolean =>
    role === 'owner' || (role === 'editor' && needs !== 'govern') || (role === 'reader' && needs === 'read');
  /** What is refused last: the code that somebody gets who may do it. */
  const done: Record<string, string> = { 'delete a version': 'ONLY_VERSION', 'invite somebody': 'CANNOT_BE_INVITED' };

  it('opens to each role what it is for, and to nobody else, alike over both APIs', async () => {
    const people: [Person, Role][] = [
      [owner, 'owner'],
      [other, 'reader'],
      [stranger, null],
    ];
    await invite(other, 'reader');
    for (const [person, role] of [...people, [other, 'editor'] as [Person, Role]]) {
      if (role === 'editor') await owner.client.put(`${members()}/${await idOf(other)}`, { role });
      for (const { what, needs, REST, GraphQL } of tries()) {
        const codes = [await graphql(person.client, GraphQL), ...(REST ? [await REST(person.client)] : [])];
        const expected = allowed(role, needs) ? (done[what] ?? '') : role === null ? expect.stringMatching(/NOT_FOUND$/) : 'MATTER_ROLE';
        expect({ what, role, codes }).toEqual({ what, role, codes: codes.map(() => expected) });
      }
    }
  });

  it('is in the list of its members with its owner and their role, with all that is in it, and theirs alone to leave', async () => {
    await owner.client.put(`/api/matters/${ids.matter}`, { version: 1, notes: 'The keys are with the porter.' });
    expect((await invite(other, 'reader')).body).toMatchObject({ name: 'Ravi Iyer', email: other.email, role: 'reader', is_you: false });
    const seen = { id: ids.matter, notes: 'The keys are with the porter.', role: 'reader', owner_name: 'Asha Mehta', document_count: 1 };
    expect((await other.client.get<{ matters: object[] }>('/api/matters')).body.matters).toEqual([expect.objectContaining(seen)]);
    expect((await other.client.get<{ matters: object[] }>('/api/matters?search=xylander')).body.matters).toHaveLength(1);
    expect((await owner.client.get(`/api/matters/${ids.matter}`)).body).toMatchObject({ role: 'owner', owner_name: null, member_count: 1 });
    const inMatter = `?matter_id=${ids.matter}`;
    expect((await other.client.get(`/api/documents${inMatter}`)).body).toMatchObject({ documents: [{ id: ids.document }] });
    expect((await other.client.get(`/api/conversations${inMatter}`)).body).toMatchObject({ conversations: [{ id: ids.conversation }] });
    expect((await other.client.get(`/api/upload/files${inMatter}`)).body).toMatchObject({ files: [{ id: ids.file }] });
    expect((await other.client.get('/api/matter-deadlines')).body).toMatchObject({ deadlines: [{ id: ids.date }] });
    // Their own lists stay their own.
    expect((await other.client.get('/api/documents')).body).toMatchObject({ documents: [] });
    expect((await other.client.get('/api/upload/files')).body).toEqual({ files: [] });
    const self = await idOf(other);
    expect(codeOf(await other.client.delete(`${members()}/${await idOf(owner)}`))).toBe('MATTER_ROLE');
    expect((await other.client.delete(`${members()}/${self}`)).body).toEqual({ matter_id: ids.matter, user_id: self });
    expect(codeOf(await other.client.get(`/api/matters/${ids.matter}`))).toBe('MATTER_NOT_FOUND');
    expect((await other.client.get('/api/matters')).body).toMatchObject({ total: 0 });
    const rows = await app.database.query<{ action: string }[]>('select action from audit_log where subject = $1 order by id', [
      `matter:${ids.matter}`,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['matter.invite', 'matter.leave']);
  });

  it('is offered to nobody unknown, deactivated, unconfirmed or oneself: one refusal for all, and not without end', async () => {
    const gone = await newUser(new Client(app.url));
    await app.database.query('update users set is_active = false where email = $1', [gone.email]);
    const changing = await newUser(new Client(app.url));
    await app.database.query('insert into unconfirmed_emails (user_id, confirmed_email) select id, email from users where email = $1', [
      changing.email,
    ]);
    const answers = [];
    for (const email of ['nobody@themis.test', gone.email, changing.email, owner.email])
      answers.push(await owner.client.post(members(), { email, role: 'editor' }));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 422, body: answers[0]?.body });
    let last = '';
    for (let i = 0; i < 40 && last !== 'RATE_LIMITED'; i++) last = codeOf(await invite(gone, 'reader'));
    expect(last).toBe('RATE_LIMITED');
  });

  it('keeps what a member made in it, who reaches it no more once the owner ends it; nothing goes by another way', async () => {
    await invite(other, 'editor');
    const made = await generate(other.client, { matterId: ids.matter });
    const file = await readFile(other.client, `claim ${ids.matter}.txt`, 'The barn was burnt.');
    expect((await other.client.post('/api/matter-moves', { matter_id: ids.matter, files: [file] })).body).toMatchObject({ moved: 1 });
    const saved = await other.client.graphql<{ saveDocumentVersion: { number: number } }>(SAVE, {
      input: { documentId: ids.document, content: 'REPLY\n\nEdited by Ravi.' },
    });
    expect(saved.data?.saveDocumentVersion).toMatchObject({ number: 2, document: { versionCount: 2 } });
    expect((await owner.client.get(`/api/matters/${ids.matter}`)).body).toMatchObject({ document_count: 2, file_count: 2 });
    // Only its owner takes something out of a matter.
    expect(codeOf(await other.client.post('/api/matter-moves', { matter_id: null, files: [file] }))).toBe('MATTER_ROLE');
    await owner.client.delete(`${members()}/${await idOf(other)}`);
    for (const at of [`/api/documents/${made.document.id}`, `/api/documents/${ids.document}`])
      expect(codeOf(await other.client.get(at))).toBe('DOCUMENT_NOT_FOUND');
    expect((await other.client.get('/api/documents')).body).toMatchObject({ documents: [] });
    expect((await owner.client.get(`/api/documents/${made.document.id}`)).status).toBe(200);
    // Deleted and restored it has all that was in it, and its members.
    await invite(other, 'reader');
    await owner.client.delete(`/api/matters/${ids.matter}`);
    expect(codeOf(await other.client.get(`/api/documents/${made.document.id}`))).toBe('DOCUMENT_NOT_FOUND');
    await owner.client.post(`/api/matters/${ids.matter}/restore`);
    expect((await other.client.get(`/api/documents/${made.document.id}`)).status).toBe(200);
    expect((await other.client.get<{ members: Member[] }>(members())).body.members.map(({ role }) => role)).toEqual(['owner', 'reader']);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('leaves what members made to them when it goes with its owner, unless it is confidential (%s)', async (confidential, left) => {
    await invite(other, 'editor');
    const made = await generate(other.client);
    await other.client.post('/api/matter-moves', { matter_id: ids.matter, documents: [made.document.id] });
    await app.database.query('update matters set confidential = $2 where id = $1', [ids.matter, confidential]);
    await app.database.query('delete from matters where id = $1', [ids.matter]);
    const { body } = await other.client.get<{ documents: { matter_id: string | null }[] }>('/api/documents');
    expect(body.documents.map(({ matter_id: matter }) => matter)).toEqual(Array.from({ length: left }, () => null));
  });

  it('answers a member from its files, by name too, and from no other file of its owner', async () => {
    await readFile(owner.client, `secret ${ids.matter}.txt`, 'The boat Albatross was sold for 90,000 rupees in truth.');
    await invite(other, 'reader');
    const ask = async (as: Person, more: object) => {
      const question = 'For how much was the boat Albatross sold?';
      const { body } = await as.client.post<{ citations?: { quotation: string }[]; code?: string }>('/api/ask', { question, ...more });
      return body.code ?? (body.citations ?? []).map(({ quotation }) => quotation).join('\n');
    };
    for (const more of [{}, { reference_document: { filename: `lease ${ids.matter}.txt`, uploaded: true } }]) {
      const answer = await ask(other, { matter_id: ids.matter, ...more });
      expect(answer).toContain('70,000');
      expect(answer).not.toContain('90,000');
    }
    expect(await ask(other, { matter_id: ids.matter, reference_document: { filename: `secret ${ids.matter}.txt`, uploaded: true } })).toBe(
      'FILE_NOT_FOUND',
    );
    expect(await ask(stranger, { matter_id: ids.matter })).toBe('MATTER_NOT_FOUND');
  });

  it('loses no word when two edit a draft at once: the second is told, and both texts can be kept', async () => {
    await invite(other, 'editor');
    const save = async (as: Person, content: string, expectedVersionId?: string) => {
      const input = { documentId: ids.document, content, ...(expectedVersionId && { expectedVersionId }) };
      const { data, errors } = await as.client.graphql<{ saveDocumentVersion: { number: number } }>(SAVE, { input });
      return data?.saveDocumentVersion.number ?? errors?.[0]?.extensions.code;
    };
    expect(await save(owner, 'Words of Asha.', ids.version)).toBe(2);
    expect(await save(other, 'Words of Ravi.', ids.version)).toBe('DOCUMENT_CHANGED');
    const rest = { content: 'Words of Ravi.', expected_version_id: ids.version };
    expect(await other.client.post(`/api/documents/${ids.document}/versions`, rest)).toMatchObject({
      status: 409,
      body: { code: 'DOCUMENT_CHANGED' },
    });
    expect(await save(other, 'Words of Ravi.')).toBe(3);
    const { data } = await owner.client.graphql<{ document: Record<'oldest' | 'versions', { nodes: Record<string, unknown>[] }> }>(
      `{ document(id: "${ids.document}") { oldest: versions(last: 2) { nodes { number } } versions { nodes { content author { userId name isYou } } } } }`,
    );
    const [ravi, asha] = [
      { userId: await idOf(other), name: 'Ravi Iyer', isYou: false },
      { userId: await idOf(owner), name: 'Asha Mehta', isYou: true },
    ];
    expect(data?.document.versions.nodes.slice(0, 2)).toEqual([
      { content: 'Words of Ravi.', author: ravi },
      { content: 'Words of Asha.', author: asha },
    ]);
    expect(data?.document.oldest.nodes).toEqual([{ number: 2 }, { number: 1 }]);
    const { body } = await other.client.get<{ versions: unknown[] }>(`/api/documents/${ids.document}/versions`);
    expect(body.versions).toMatchObject([
      { author: { name: 'Ravi Iyer', is_you: true } },
      { author: { name: 'Asha Mehta', is_you: false } },
      {},
    ]);
    expect((await other.client.get(`/api/documents/${ids.document}`)).body).toMatchObject({
      current_version: { author: { name: 'Ravi Iyer' } },
    });
  });

  it('takes keys with the scope of matters, and tells webhooks of both ids and no word', async () => {
    const self = await idOf(owner);
    for (const user of [self, await idOf(other)])
      await app.database.query(
        `insert into webhooks (id, owner_id, name, url, events, sealed_secret)
         values (gen_random_uuid(), $1, 'x', 'https://hooks.example/', '{matter.shared,matter.unshared}', '')`,
        [user],
      );
    const keyed = async (scope: 'MATTERS' | 'FILES') =>
      new Client(app.url).as((await newApiKey(app, { userId: self, kind: 'user' }, [scope])).secret);
    const input = { email: other.email, role: 'reader' };
    expect((await (await keyed('FILES')).post(members(), input)).status).toBe(403);
    expect((await (await keyed('MATTERS')).post(members(), input)).status).toBe(201);
    await owner.client.delete(`${members()}/${await idOf(other)}`);
    const told = await app.database.query<{ event: string; data: object }[]>(
      `select d.event, d.data from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = $1 order by d.created_at`,
      [await idOf(other)],
    );
    const data = { matter_id: ids.matter, member_id: await idOf(other), role: 'reader' };
    expect(told).toEqual([
      { event: 'matter.shared', data },
      { event: 'matter.unshared', data },
    ]);
  });

  it('is what its roles say, whatever happens in whatever order', async () => {
    type Model = { role: Role; isIn: boolean };
    const steps = fc.array(fc.constantFrom('reader', 'editor', 'revoke', 'leave', 'out', 'in'), { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await app.database.query('delete from rate_limits');
        const self = await idOf(other);
        await app.database.query('delete from matter_members where matter_id = $1', [ids.matter]);
        await owner.client.post('/api/matter-moves', { matter_id: ids.matter, documents: [ids.document] });
        const model: Model = { role: null, isIn: true };
        for (const step of all) {
          if (step === 'reader' || step === 'editor') {
            expect(codeOf(await invite(other, step))).toBe('');
            model.role = step;
          } else if (step === 'revoke' || step === 'leave') {
            const by = step === 'revoke' ? owner : other;
            const code = codeOf(await by.client.delete(`${members()}/${self}`));
            expect(code).toBe(model.role ? '' : step === 'revoke' ? 'MATTER_MEMBER_NOT_FOUND' : 'MATTER_NOT_FOUND');
            model.role = null;
          } else {
            await owner.client.post('/api/matter-moves', { matter_id: step === 'in' ? ids.matter : null, documents: [ids.document] });
            model.isIn = step === 'in';
          }
          const reach = model.isIn ? model.role : null;
          const refused = reach === null ? 'DOCUMENT_NOT_FOUND' : 'MATTER_ROLE';
          expect(codeOf(await other.client.get(`/api/documents/${ids.document}`))).toBe(reach ? '' : refused);
          expect(codeOf(await other.client.put(`/api/documents/${ids.document}`, { title: 'X' }))).toBe(reach === 'editor' ? '' : refused);
          expect(codeOf(await other.client.delete(`/api/documents/${ids.document}`))).toBe(refused);
        }
      }),
      { numRuns: 4 },
    );
  });
});
