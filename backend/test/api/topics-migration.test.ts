import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { Topics1764000710000 } from '../../src/core/database/migrations/1764000710000-topics.js';
import { createDatabase, type TestDatabase } from '../support/database.js';

const GOLDEN = [
  { id: '11111111-1111-4111-8111-111111111111', question: 'Who “pays” rent?', document: 'rent-act.txt', unit: '26' },
  { id: '22222222-2222-4222-8222-222222222222', question: 'किराया कौन देगा?', document: 'किराया.txt', unit: null },
];

let held: TestDatabase;
let database: DataSource;
let runner: QueryRunner;

beforeAll(async () => {
  held = await createDatabase();
  database = await new DataSource({ type: 'postgres', url: held.url }).initialize();
  runner = database.createQueryRunner();
});
afterAll(async () => {
  await runner.release();
  await database.destroy();
  await held.drop();
});

it('golden questions become topics, and topics golden questions again, without loss', async () => {
  const migration = new Topics1764000710000();
  const questions = () => runner.query('select id, question, document, unit from golden_questions order by id');
  await migration.down(runner);
  for (const { id, question, document, unit } of GOLDEN)
    await runner.query('insert into golden_questions (id, question, document, unit) values ($1, $2, $3, $4)', [
      id,
      question,
      document,
      unit,
    ]);
  await migration.up(runner);
  expect(await runner.query('select id, purpose, name, asks, places, enabled from topics order by id')).toEqual(
    GOLDEN.map(({ id, question, document, unit }) => ({
      id,
      purpose: 'check',
      name: question,
      asks: { en: [question], hi: [], hinglish: [] },
      places: [{ document, section: unit }],
      enabled: true,
    })),
  );
  await migration.down(runner);
  expect(await questions()).toEqual(GOLDEN);
});
