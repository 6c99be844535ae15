import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const PAGE = path.resolve(import.meta.dirname, '../../../../../docs/upgrades.md');

/** What a statement of a migration keeps others from for as long as it reads or writes a whole table. */
interface LockingChange {
  table: string;
  /** `writes`: reading goes on; `everything`: nobody gets to the table. */
  holds: 'writes' | 'everything';
  because: string;
}

const CREATED = /\bcreate table (?:if not exists )?(\w+)/g;
const INDEX = /\bcreate (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (\w+)/g;
const ALTER = /\balter table (?:only )?(\w+) ([^;`]*)/g;
const UPDATE = /\bupdate (\w+)(?: \w+)? set\b/g;
/** Changes of a table that read or rewrite each row of it. */
const SLOW: [form: RegExp, because: string][] = [
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'a column gets another type'],
  [/\bset not null\b/, 'a column is checked for empty values'],
  [/\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b/, 'an index is made for a constraint'],
  [/\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/, 'a constraint is checked'],
  [/\badd (?:column )?\w+ .*\bgenerated always as \(.*\bstored\b/, 'a stored column is computed'],
  [/\badd (?:column )?\w+ [^,]*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b/, 'a column gets another value in each row'],
  [
    /\badd (?!constraint\b|check\b|foreign\b)(?:column )?\w+ [^,]*\b(?:unique|references|check)\b/,
    'a constraint of a new column is checked',
  ],
];

/**
 * The changes of tables that are there already which take time in proportion to their rows, as PostgreSQL's manual says about each
 * (ALTER TABLE, "Notes"; CREATE INDEX, "Building Indexes Concurrently").
 * @param sql the statements of one migration, in lower case, with single spaces
 */
function lockingChanges(sql: string): LockingChange[] {
  const created = new Set([...sql.matchAll(CREATED)].map(([, table]) => table));
  const changes: LockingChange[] = [];
  const add = (table: string | undefined, holds: LockingChange['holds'], because: string): void => {
    if (table && !created.has(table)) changes.push({ table, holds, because });
  };
  for (const [, table] of sql.matchAll(INDEX)) add(table, 'writes', 'an index is made');
  for (const [, table, what = ''] of sql.matchAll(ALTER)) {
    const slow = SLOW.find(([form]) => form.test(what));
    if (slow) add(table, 'everything', slow[1]);
  }
  for (const [, table] of sql.matchAll(UPDATE)) add(table, 'writes', 'its rows are written');
  return changes;
}

/** `1764001060000-logins.ts` → what its `up` says, as `lockingChanges` wants it. */
function statementsOf(file: string): string {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return text.slice(text.indexOf('async up'), text.indexOf('async down')).toLowerCase().replace(/\s+/g, ' ');
}

/** Rows of the table in the page, one for each table that a migration locks. */
function rowsOf(file: string): string[] {
  const changes = lockingChanges(statementsOf(file));
  return [...new Set(changes.map(({ table }) => table))].map((table) => {
    const ours = changes.filter((change) => change.table === table);
    const holds = ours.some((change) => change.holds === 'everything') ? 'reads and writes' : 'writes';
    return `| \`${file.replace(/[.]ts$/, '')}\` | \`${table}\` | ${holds} | ${[...new Set(ours.map(({ because }) => because))].join('; ')} |`;
  });
}

describe('migrations that lock', () => {
  it.each([
    ['create index on big (x)', ['big writes']],
    ['create table big (x int); create index on big (x)', []],
    ['create index concurrently on big (x)', []],
    ['create unique index big_x on big (x)', ['big writes']],
    ['alter table big add column y text', []],
    ["alter table big add column y text not null default 'x'", []],
    ['alter table big add column y uuid not null default gen_random_uuid()', ['big everything']],
    ['alter table big add column y int check (y > 0)', ['big everything']],
    ['alter table big alter column y type bigint', ['big everything']],
    ['alter table big alter column y set not null', ['big everything']],
    ['alter table big add constraint c check (y > 0)', ['big everything']],
    ['alter table big add constraint c check (y > 0) not valid', []],
    ['alter table big drop column y', []],
    ['update big set y = 1', ['big writes']],
  ])('%s', (sql, expected) => {
    expect(lockingChanges(sql).map(({ table, holds }) => `${table} ${holds}`)).toEqual(expected);
  });

  it('are all named in docs/upgrades.md; a new one needs its row there', () => {
    const rows = readdirSync(import.meta.dirname)
      .filter((file) => /^\d+-.*[.]ts$/.test(file))
      .sort()
      .flatMap(rowsOf);
    const named = readFileSync(PAGE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `17'));
    expect(named).toEqual(rows);
  });
});
