import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dumpArchive, findPostgresTools, restoreArchive } from './postgres-tools.js';

const URL_WITH_PASSWORD = 'postgres://themis:p%40ss@db.law.example:5432/themis';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'themis-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Programs that write down what they were called with, and end as they are told. */
function standIns(name: string, { major = '18.1', code = 0 }: { major?: string; code?: number } = {}) {
  const place = mkdtempSync(path.join(folder, name));
  const script = (tool: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo "${tool} (PostgreSQL) ${major}"; exit 0; fi
{ for word in "$@"; do echo "$word"; done; echo "password $PGPASSWORD"; } > ${place}/${tool}.called
printf 'the archive'
[ ${code} = 0 ] || { echo '${tool}: error: it failed' >&2; echo 'more' >&2; }
exit ${code}
`;
  for (const tool of ['pg_dump', 'pg_restore']) writeFileSync(path.join(place, tool), script(tool), { mode: 0o755 });
  return {
    place,
    called: (tool: string) =>
      readFileSync(path.join(place, `${tool}.called`), 'utf8')
        .trim()
        .split('\n'),
  };
}

const toolsIn = async (...folders: string[]) => {
  const tools = await findPostgresTools(() => true, folders);
  if (!tools) throw new Error('no tools');
  return tools;
};

describe("PostgreSQL's own tools", () => {
  it('are found by the release that they say they are of, in the order of the folders', async () => {
    const [old, recent] = [standIns('old', { major: '15.18 (Debian 15.18-0+deb12u1)' }).place, standIns('new').place];
    const folders = [path.join(folder, 'nowhere'), folder, old, recent];
    const found = async (fits: (major: number) => boolean) => (await findPostgresTools(fits, folders))?.major ?? null;
    expect([await found((major) => major === 18), await found((major) => major >= 15), await found((major) => major > 18)]).toEqual([
      18,
      15,
      null,
    ]);
    expect(await findPostgresTools(() => true, [standIns('odd', { major: 'devel' }).place])).toBeNull();
  });

  it('write an archive of an exported snapshot, and get the password where nobody else reads it', async () => {
    const { place, called } = standIns('dump');
    const { data, ended } = dumpArchive(await toolsIn(place), URL_WITH_PASSWORD, '00000003-0000001B-1');
    // Nobody reads until the program has ended.
    expect([(await ended).ok, await text(data)]).toEqual([true, 'the archive']);
    expect(called('pg_dump')).toEqual([
      '--format=custom',
      '--snapshot=00000003-0000001B-1',
      '--lock-wait-timeout=30000',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      '--exclude-schema=bullmq',
      '--no-password',
      '--dbname=postgres://themis@db.law.example:5432/themis',
      'password p@ss',
    ]);
  });

  it('load one in one transaction that ends at the first error', async () => {
    const { place, called } = standIns('restore');
    expect((await restoreArchive(await toolsIn(place), URL_WITH_PASSWORD, '/backup/postgres.archive')).ok).toBe(true);
    expect(called('pg_restore')).toEqual([
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      '--no-password',
      '--dbname=postgres://themis@db.law.example:5432/themis',
      '/backup/postgres.archive',
      'password p@ss',
    ]);
  });

  it('that fail say why in their first line', async () => {
    const tools = await toolsIn(standIns('failing', { code: 1 }).place);
    const { data, ended } = dumpArchive(tools, URL_WITH_PASSWORD, '1');
    await text(data);
    expect(await ended).toEqual({ ok: false, problem: 'pg_dump: error: it failed' });
    const gone = { ...tools, restore: path.join(folder, 'gone') };
    expect(await restoreArchive(gone, URL_WITH_PASSWORD, 'x')).toEqual({ ok: false, problem: expect.stringMatching(/ENOENT/) });
  });
});
