import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { viewOfField } from '../../src/core/access/keys/key-fields.js';
import { ADMIN_SCOPES, type KeyScope, USER_SCOPES } from '../../src/core/access/keys/key-scopes.js';
import { type KeyView, mayShow } from '../../src/core/access/keys/shown-to-keys.js';
import type { AccessRequest } from '../../src/core/access/request-context.js';
import { CallCosts } from '../../src/core/answers/call-costs.js';
import { InnerOperations, OperationRefusedError } from '../../src/core/graphql/inner/inner-operations.js';
import { restHandlers } from '../../src/core/openapi/rest-handlers.js';
import { answerViews } from '../../src/core/access/keys/answer-fields.js';
import { newApiKey } from '../support/api-keys.js';
import type { TestApp } from '../support/app.js';
import { Callers } from '../support/callers.js';
import { Client } from '../support/client.js';
import { inTurn } from '../support/in-turn.js';
import { generate, REPLY_VALUES } from '../support/kept-documents.js';
import { GRAPHQL, type GraphqlRow } from '../support/operations.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);
const REFUSALS = new Set(['SCOPE_MISSING', 'KEY_NOT_ALLOWED']);
/** Types that many root fields reach are met below each of them. */
const PATHS_SHARE = { ordinary: 48, whole: 24 };
/** Levels of a path below a root field; the schema goes no deeper without coming back to a type. */
const DEPTH_MAX = 12;

interface Path {
  /** From the root field down, as it is written in an operation. */
  text: string;
  views: (KeyView | undefined)[];
}

/** A field with what it needs to be asked for; texts are enough so far. */
function callOf({ name, args }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter(isRequiredArgument).map((each) => `${each.name}: "1"`);
  return needed.length === 0 ? name : `${name}(${needed.join(', ')})`;
}

/** A shortest path to every field of every type that a root field reaches, each type once. */
function pathsFrom(schema: GraphQLSchema, root: GraphQLField<unknown, unknown>): Path[] {
  const paths: Path[] = [];
  const seen = new Set<string>();
  let next: { type: GraphQLNamedType; open: string; close: string; views: Path['views'] }[] = [
    { type: getNamedType(root.type), open: '', close: '', views: [] },
  ];
  for (let depth = 0; depth < DEPTH_MAX && next.length > 0; depth += 1) {
    const here = next;
    next = [];
    for (const { type, open, close, views } of here) {
      if (seen.has(type.name) || !isCompositeType(type)) continue;
      seen.add(type.name);
      if (isAbstractType(type)) {
        // What `node` gives is checked by what it gives, below.
        if (isInterfaceType(type)) continue;
        for (const member of schema.getPossibleTypes(type))
          next.push({ type: member, open: `${open} ... on ${member.name} {`, close: `}${close}`, views });
        continue;
      }
      for (const field of Object.values(type.getFields())) {
        const call = callOf(field);
        const below = getNamedType(field.type);
        const seenSoFar = [...views, viewOfField(type, field)];
        if (isLeafType(below)) paths.push({ text: `${open} x: ${call} ${close}`, views: seenSoFar });
        else {
          paths.push({ text: `${open} x: ${call} { __typename } ${close}`, views: seenSoFar });
          next.push({ type: below, open: `${open} ${call} {`, close: `}${close}`, views: seenSoFar });
        }
      }
    }
  }
  return paths;
}

/** Whether an operation with this path is run for a key; what is below a field that is null to it is not looked at. */
function isLetIn(scope: KeyScope, views: Path['views']): boolean {
  for (const view of views) {
    if (mayShow({ scopes: [scope] }, view)) continue;
    return view?.otherwise === 'null';
  }
  return true;
}

/** A root call without its selection. */
const withoutSelection = (call: string): string => call.replace(/\)\s*\{[^()]*\}$/, ')').replace(/^(\w+)\s*\{[^()]*\}$/, '$1');

describe('the scopes of an API key', () => {
  let app: TestApp;
  let client: Client;
  let schema: GraphQLSchema;
  let callers: Callers;

  beforeAll(async () => {
    // Every field is asked for with every scope, within a minute.
    jest.spyOn(CallCosts.prototype, 'ofUser').mockResolvedValue(undefined);
    jest.spyOn(CallCosts.prototype, 'ofNetwork').mockResolvedValue(undefined);
    app = await sharedApp();
    client = new Client(app.url);
    ({ schema } = app.nest.get(GraphQLSchemaHost));
    callers = await Callers.of(app, client);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
  });

  const rootOf = (name: string, { kind }: GraphqlRow) => {
    const type = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() }[kind];
    return type?.getFields()[name];
  };

  const known = new Map<string, Path[]>();
  const pathsBelow = (name: string, root: GraphQLField<unknown, unknown>): Path[] => {
    const paths = known.get(name) ?? pathsFrom(schema, root);
    known.set(name, paths);
    return paths;
  };

  it('are declared for every type of the schema', () => {
    const undeclared = Object.values(schema.getTypeMap()).filter((type) => {
      if (type.name.startsWith('__') || ROOTS.has(type.name) || !(isObjectType(type) || isInterfaceType(type))) return false;
      return Object.values(type.getFields()).some((field) => viewOfField(type, field) === undefined);
    });
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  it('open no route whose answer holds what they do not show', () => {
    const faults = restHandlers(app.nest).flatMap(({ controller, name, method, keyScopes }) =>
      keyScopes.flatMap((scope) =>
        answerViews(method).every((view) => mayShow({ scopes: [scope] }, view)) ? [] : [`${controller.name}.${name} ${scope}`],
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each([...USER_SCOPES, ...ADMIN_SCOPES])('hold on every field that a root field reaches: %s', async (scope) => {
    const operations = app.nest.get(InnerOperations, { strict: false });
    const secret = await callers.key(scope);
    const req: AccessRequest = { id: 'walk', headers: { authorization: `Bearer ${secret}` }, clientAddress: '127.0.0.1' };
    const wrong: string[] = [];
    let tried = 0;
    for (const [name, row] of Object.entries(GRAPHQL)) {
      const root = rootOf(name, row);
      if (!root || !row.keys?.includes(scope)) continue;
      const type = getNamedType(root.type);
      if (!isCompositeType(type)) continue;
      for (const { text, views } of inTurn(pathsBelow(name, root), PATHS_SHARE, tried)) {
        const expected = isLetIn(scope, views);
        // It would run.
        if (expected && row.kind === 'subscription') continue;
        const document = parse(`${row.kind} { a: ${withoutSelection(row.call)} { ...F } } fragment F on ${type.name} { ${text} }`);
        const run = row.kind === 'subscription' ? first(operations.follow(document, {}, { req })) : operations.run(document, {}, { req });
        const code = await run.then(
          () => null,
          (error: unknown) => (error instanceof OperationRefusedError ? error.code : String(error)),
        );
        tried += 1;
        if (REFUSALS.has(String(code)) === expected) wrong.push(`${name}: ${text}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });

  describe('over what somebody keeps', () => {
    let owner: Client;
    let userId: string;
    const key = async (...scopes: KeyScope[]) => client.as((await newApiKey(app, { userId, kind: 'user' }, scopes)).secret);
    const codeOf = async (caller: Client, operation: string) => (await caller.graphql(operation)).errors?.[0]?.extensions.code;

    beforeEach(async () => {
      owner = (await newUser(client)).client;
      userId = (await owner.get<{ id: string }>('/api/auth/me')).body.id;
    });

    it('a key that writes documents reads no version, whichever way it asks', async () => {
      const { document, version, documentContent } = await generate(owner);
      const program = await key('DOCUMENTS_WRITE');
      const save = `saveDocumentVersion(input: { documentId: "${document.id}", content: "An edited text." })`;
      const rename = `renameDocument(input: { id: "${document.id}", title: "Mine" })`;
      const attempts = [
        `mutation { ${save} { document { versions { nodes { content } } } } }`,
        `mutation { ${save} { document { v: versions { edges { node { number } } } } } }`,
        `mutation { a: ${save} { document { currentVersion { c: content } } } }`,
        `mutation { ${rename} { ...F } } fragment F on UserDocument { currentVersion { ... { formValues } } }`,
        `mutation { ${rename} { ... on Node { ... on UserDocument { currentVersion { content } } } } }`,
        `mutation { restoreDocumentVersion(id: "${version.id}") { content } }`,
        `mutation { restoreDocumentVersion(id: "${version.id}") { ... on Node { ...G } } } fragment G on DocumentVersion { suggestions }`,
        `mutation M($no: Boolean = false) { restoreDocumentVersion(id: "${version.id}") { id @skip(if: true) notice @skip(if: $no) } }`,
        `mutation { restoreDocumentVersion(id: "${version.id}") { signingNotes { text } citations { quotation } } }`,
        `mutation { deleteDocumentVersion(id: "${version.id}") { document { currentVersion { content } } } }`,
        '{ tokenStatement { nodes { document { currentVersion { content } } } } }',
      ];
      for (const operation of attempts) expect([operation, await codeOf(program, operation)]).toEqual([operation, 'SCOPE_MISSING']);
      // Nothing of what was refused was done.
      const { data } = await owner.graphql(`{ document(id: "${document.id}") { title versionCount currentVersion { content } } }`);
      expect(data).toMatchObject({ document: { versionCount: 1, title: document.title, currentVersion: { content: documentContent } } });
      // What it may see is what it needs to go on.
      const saved = await program.graphql(
        `mutation { ${save} { id number content @include(if: false) document { id title versionCount } } }`,
      );
      expect(saved).toMatchObject({ data: { saveDocumentVersion: { number: 2, document: { id: document.id, versionCount: 2 } } } });
    });

    it('a key that writes documents carries nothing of a kept form into a draft', async () => {
      await (await adminClient(client)).post(`/api/admin/users/${userId}/tokens`, { tokens: 100 });
      const { document, documentContent } = await generate(owner);
      const input = { documentType: 'reply', templateData: REPLY_VALUES, documentId: document.id };
      const changed = { ...input, previousDocument: documentContent, modificationSuggestions: 'Change the place to Pune' };
      expect((await generate(owner, changed)).documentContent).toContain('Pune');
      const program = await key('DOCUMENTS_WRITE');
      const { data, errors } = await program.graphql<{ generateDocument: { version: { id: string } } }>(
        'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { version { id } } }',
        {
          input: {
            ...input,
            previousDocument: documentContent.replace('bank', 'post'),
            modificationSuggestions: 'Change the Date of the Reply to 1 May 2026',
          },
        },
      );
      expect(errors).toBeUndefined();
      const { data: kept } = await owner.graphql(`{ documentVersion(id: "${data?.generateDocument.version.id}") { formValues } }`);
      expect(JSON.stringify(kept)).not.toContain('Pune');
    });

    it('a key that drafts ends no form that its owner has begun', async () => {
      await owner.put('/api/document/unfinished/reply', { template_data: { defenses: 'Half a sentence' } });
      await generate(await key('DOCUMENTS_WRITE', 'DOCUMENTS_READ'));
      expect((await owner.get<unknown[]>('/api/document/unfinished')).body).toHaveLength(1);
      await generate(owner);
      expect((await owner.get<unknown[]>('/api/document/unfinished')).body).toEqual([]);
    });

    it('a key that asks neither reads, adds to, nor replaces what a conversation keeps', async () => {
      const { id } = (await owner.post<{ id: string }>('/api/conversations')).body;
      await owner.post('/api/ask', { question: 'How large may a deposit be?', conversation_id: id });
      const kept = (await owner.get<{ exchanges: { id: string }[] }>(`/api/conversations/${id}`)).body;
      expect(kept.exchanges).toHaveLength(1);
      const program = await key(...USER_SCOPES.filter((scope) => scope !== 'CONVERSATIONS'));
      const [exchange] = kept.exchanges;
      for (const more of [{ conversation_id: id }, { conversation_id: id, replaces: exchange?.id }, { replaces: exchange?.id }])
        expect((await program.post('/api/ask', { question: 'Rent?', ...more })).body).toMatchObject({ code: 'SCOPE_MISSING' });
      const input = `{ question: "Rent?", conversationId: "${id}", replaces: "${exchange?.id}" }`;
      expect(await codeOf(program, `mutation { askQuestion(input: ${input}) { text } }`)).toBe('SCOPE_MISSING');
      const streamed = await subscribe(program, `subscription { answer(input: ${input}) { kind } }`).next();
      expect(streamed.value).toMatchObject({ errors: [{ extensions: { code: 'SCOPE_MISSING' } }] });
      const events = await fetch(`${app.url}/api/ask`, {
        method: 'POST',
        headers: { authorization: `Bearer ${program.token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ question: 'Rent?', conversation_id: id, replaces: exchange?.id }),
      });
      expect(await events.text()).toContain('SCOPE_MISSING');
      expect((await owner.get(`/api/conversations/${id}`)).body).toEqual(kept);
    });

    it('node gives a key what its scopes show, and null for the rest', async () => {
      const { document } = await generate(owner);
      const { data } = await owner.graphql<{ document: { nodeId: string; currentVersion: { nodeId: string } } }>(
        `{ document(id: "${document.id}") { nodeId currentVersion { nodeId } } }`,
      );
      const ids = [data?.document.nodeId, data?.document.currentVersion.nodeId];
      const query = `{ nodes(ids: ${JSON.stringify(ids)}) { __typename ... on UserDocument { title } ... on DocumentVersion { content } } }`;
      for (const scope of ['SEARCH', 'FILES'] as const)
        expect(await (await key(scope)).graphql(query)).toMatchObject({ data: { nodes: [null, null] } });
      expect(await codeOf(await key('SEARCH', 'DOCUMENTS_WRITE'), query)).toBe('SCOPE_MISSING');
      expect((await (await key('DOCUMENTS_READ')).graphql(query)).data).toMatchObject({ nodes: [{ title: document.title }, {}] });
    });

    it('a key that reads documents sees no bundle, which holds files, and one for files no printed document', async () => {
      const [reader, bundler] = [await key('DOCUMENTS_READ'), await key('FILES')];
      const rendered = await owner.graphql<{ renderDocument: { job: { id: string } } }>(
        'mutation { renderDocument(input: { content: "A deed.", documentType: "reply", format: TXT }) { job { id } } }',
      );
      const id = rendered.data?.renderDocument.job.id ?? '';
      expect(await codeOf(bundler, `mutation { cancelRendering(jobId: "${id}") { id } }`)).toBe('SCOPE_MISSING');
      await app.database.query(`update jobs set name = 'render-bundle' where id = $1`, [id]);
      expect(await codeOf(reader, `{ documentRendering(jobId: "${id}") { downloadUrl } }`)).toBe('SCOPE_MISSING');
      expect(await codeOf(reader, `mutation { cancelRendering(jobId: "${id}") { id } }`)).toBe('SCOPE_MISSING');
      const watched = await subscribe(reader, `subscription { renderingProgress(jobId: "${id}") { downloadUrl } }`).next();
      expect(watched.value).toMatchObject({ errors: [{ extensions: { code: 'SCOPE_MISSING' } }] });
    });
  });
});

/** Waits for the first event of a stream and leaves it. */
async function first(stream: AsyncGenerator<unknown>): Promise<void> {
  for await (const _event of stream) return;
}
