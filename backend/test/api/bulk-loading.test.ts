import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { DataSource } from 'typeorm';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { inTurn } from '../support/in-turn.js';
import { adminClient, newUser } from '../support/people.js';
import { fixedRows, type ListCaller, listSeeds, type ListSeeds, MANY, type Seed } from '../support/list-seeds.js';
import { everyField, hasEdges, isListField } from '../support/schema-lists.js';
import { sharedApp } from '../support/shared-app.js';
import { statementLog } from '../support/statement-log.js';

type Listed = { nodes: object[]; edges: { cursor: string | null }[]; pageInfo: Ends; totalCount?: number };
interface Ends {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}
/** All are paged and loaded by the same code. */
const LISTS_SHARE = 6;
/** Of each part some have a count and are read both ways. */
const PAGES_SHARE = 3;

describe('lists of the schema', () => {
  let app: TestApp;
  let schema: GraphQLSchema;
  let callers: Record<ListCaller, Client>;
  let lists: ListSeeds;
  let statements: string[] = [];

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    const { client: user } = await newUser(client);
    const admin = await adminClient(client);
    callers = { user, admin };
    const userId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    lists = listSeeds(app, callers, userId);
    // Before documents are made that no index has, whichever lists come first.
    await lists.someLaw();
    const { data } = await client.graphql(getIntrospectionQuery());
    schema = buildClientSchema(data as unknown as IntrospectionQuery);
    app.nest.get(DataSource).logger = statementLog((query) => void statements.push(query));
  });
  afterAll(() => app.close());

  async function costs(name: string, seed: Seed, rows: number): Promise<{ statements: number; answer: string }[]> {
    const runs = [await run(name, seed, rows), await run(name, seed, rows), await run(name, seed, rows)];
    return runs.sort((a, b) => a.statements - b.statements);
  }
  async function run(name: string, { caller, args }: Seed, rows: number): Promise<{ statements: number; answer: string }> {
    const field = schema.getQueryType()?.getFields()[name];
    if (!field) throw new Error(`${name} is no field of the schema`);
    const type = getNamedType(field.type) as GraphQLObjectType;
    const given = args?.(rows);
    statements = [];
    const answer = await callers[caller].graphql(`{ ${name}${given ? `(${given})` : ''} ${everyField(type)} }`);
    expect([name, answer.errors]).toEqual([name, undefined]);
    return { statements: statements.length, answer: JSON.stringify(answer.data) };
  }

  it('are all known here', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isListField);
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(lists.seeds).sort());
  });

  it('cost no more statements for many rows than for one, with every field of every row', async () => {
    const found: Record<string, [one: number, many: number]> = {};
    for (const [name, seed] of inTurn(Object.entries(lists.seeds), LISTS_SHARE)) {
      await seed.fill(1);
      await run(name, seed, 1);
      const one = await costs(name, seed, 1);
      await seed.fill(MANY);
      const [many] = await costs(name, seed, MANY);
      if (seed.fill !== fixedRows) expect([name, (many?.answer.length ?? 0) > (one[0]?.answer.length ?? 0)]).toEqual([name, true]);
      found[name] = [one.at(-1)?.statements ?? 0, many?.statements ?? Infinity];
    }
    expect(Object.entries(found).filter(([, [one, many]]) => many > one)).toEqual([]);
    expect(Object.values(found).every(([one]) => one > 0)).toBe(true);
  });

  it('give each row its place, and are counted only when somebody asks', async () => {
    const pages = Object.entries(lists.seeds).filter(([name]) => hasEdges(schema, name));
    const counts = () => statements.filter((text) => /^\s*select\s+count\(/i.test(text)).length;
    let counted = 0;
    for (const [name, { caller, args, fill }] of inTurn(pages, PAGES_SHARE)) {
      await fill(2);
      const list = async (more = '') => {
        statements = [];
        const query = `{ ${name}(${args?.(2) ?? 'first: 2'}) { nodes { __typename } edges { cursor } pageInfo { endCursor } ${more} } }`;
        return (await callers[caller].graphql<Record<string, Listed>>(query)).data?.[name];
      };
      const page = await list();
      expect([name, counts()]).toEqual([name, 0]);
      expect([name, page?.edges.length, page?.edges.at(-1)?.cursor]).toEqual([name, page?.nodes.length, page?.pageInfo.endCursor]);
      const whole = await list('totalCount again: totalCount');
      expect([name, typeof whole?.totalCount]).toEqual([name, 'number']);
      counted += counts();
    }
    expect([pages.length > 15, counted > 0, counted <= pages.length]).toEqual([true, true, true]);
  });

  it('are read backwards as they are forwards', async () => {
    const pages = Object.entries(lists.seeds).filter(([name]) => hasEdges(schema, name));
    let read = 0;
    // As the product writes them, to the millisecond.
    const inMilliseconds = async () => {
      await app.database.query(`update sessions set created_at = date_trunc('milliseconds', created_at)`);
      for (const files of ['reference_files', 'legal_documents'])
        await app.database.query(`update ${files} set upload_date = date_trunc('milliseconds', upload_date)`);
    };
    for (const [name, { caller, args, fill }] of inTurn(pages, PAGES_SHARE, 1)) {
      await fill(5);
      await inMilliseconds();
      const page = async (which: string) => {
        const given = (args?.(2) ?? 'first: 2').replace('first: 2', which);
        const query = `{ ${name}(${given}) { edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;
        const { data, errors } = await callers[caller].graphql<Record<string, Listed>>(query);
        expect([name, which, errors]).toEqual([name, which, undefined]);
        const list = data?.[name];
        if (!list) throw new Error(`no ${name}`);
        return { cursors: list.edges.map(({ cursor }) => cursor), ...list.pageInfo };
      };
      const start = await page('first: 2');
      // Those that are paged by number only.
      if (!start.endCursor || !start.hasNextPage) continue;
      const second = await page(`first: 2, after: "${start.endCursor}"`);
      const back = await page(`last: 2, before: "${second.startCursor}"`);
      expect([name, back.cursors, back.hasPreviousPage, back.hasNextPage]).toEqual([name, start.cursors, false, true]);
      const end = await page('last: 2');
      const beforeEnd = await page(`last: 2, before: "${end.startCursor}"`);
      const again = await page(`first: 2, after: "${beforeEnd.endCursor}"`);
      expect([name, again.cursors, again.hasNextPage, end.hasPreviousPage]).toEqual([name, end.cursors, false, true]);
      read += 1;
    }
    expect(read).toBeGreaterThan(0);
  });
});
