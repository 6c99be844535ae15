import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runLibraryCli } from '../../src/library-cli.js';
import type { TestApp } from '../support/app.js';
import { auditEntriesAfter } from '../support/audit-entries.js';
import { Client } from '../support/client.js';
import { adminClient } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const act = (name: string, year: number): string => `THE SAMPLE ${name.toUpperCase()} ACT, ${year}

1. Short title.—This Act may be called the Sample ${name} Act, ${year}.

2. Keeping.—Whoever keeps ${name.toLowerCase()} shall register them with the ${name} Board within thirty days.
`;

interface Row {
  filename: string;
  status: string;
  documentType: string;
  title: string;
  year: number | null;
  jurisdiction: string | null;
  shortNames: string[];
  source: string | null;
  description: string | null;
  lawStatus: { state: string; repealedOn: string | null; replacedBy: string[]; origin: string } | null;
}
const LIBRARY = `{ legalDocuments(first: 100) { nodes { filename status documentType title year jurisdiction shortNames source description
  lawStatus { state repealedOn replacedBy origin } } } }`;

describe('the library command', () => {
  let app: TestApp;
  let admin: Client;
  let folder: string;
  const inFolder = (...names: string[]): string => path.join(folder, ...names);

  beforeAll(async () => {
    app = await sharedApp();
    admin = await adminClient(new Client(app.url));
  });
  beforeEach(async () => {
    await rm(folder ?? '', { recursive: true, force: true });
    folder = await mkdtemp(path.join(tmpdir(), 'themis-bulk-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await app.close();
  });

  /** As another process does it beside the running product; a second application in this one would take over its logins. */
  async function library(args: string[], signal?: AbortSignal): Promise<{ code: number; lines: string[]; notes: string[] }> {
    const lines: string[] = [];
    const notes: string[] = [];
    const output = { say: (line: string) => void lines.push(line), progress: (note: string) => void notes.push(note) };
    const services = { get: app.worker.get.bind(app.worker), close: () => Promise.resolve() };
    return { code: await runLibraryCli(args, { open: () => Promise.resolve(services), output, signal }), lines, notes };
  }
  async function rows(): Promise<Row[]> {
    const { data, errors } = await admin.graphql<{ legalDocuments: { nodes: Row[] } }>(LIBRARY);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.legalDocuments.nodes.sort((a, b) => (a.filename < b.filename ? -1 : 1));
  }
  const clear = async (): Promise<void> => {
    for (const { filename } of await rows()) await admin.delete(`/api/admin/documents/${encodeURIComponent(filename)}`);
  };

  it('imports a folder with its manifest, tells each failure, and goes on where it was', async () => {
    await mkdir(inFolder('acts', 'old'), { recursive: true });
    await writeFile(inFolder('acts', 'boats.txt'), act('Boats', 1991));
    await writeFile(inFolder('acts', 'old', 'wells.txt'), act('Wells', 1950));
    await writeFile(inFolder('acts', 'again.txt'), act('Boats', 1991));
    await writeFile(inFolder('wells.txt'), act('Other Wells', 1960));
    await writeFile(inFolder('empty.txt'), '');
    await writeFile(inFolder('picture.pdf'), 'no PDF');
    await writeFile(inFolder('notes.docx'), 'x');
    await writeFile(inFolder('.hidden.txt'), act('Hidden', 1990));
    await symlink('/etc/hostname', inFolder('link.txt'));
    await writeFile(
      inFolder('manifest.csv'),
      'file,type,title,short_names,year,state,status,repealed_on,replaced_by,source\n' +
        'acts/old/wells.txt,act,Sample Wells Act,SWA,1951,Goa,repealed,2001-04-01,"Sample Waters Act, 2001",Gazette\n' +
        'gone.txt,act,,,,,,,,\n',
    );
    const before = (await auditEntriesAfter(app.database, '0')).length;
    const first = await library(['import', folder, '--type', 'act']);
    expect(first.code).toBe(1);
    expect(first.lines.slice(0, -1).sort()).toEqual([
      expect.stringMatching(/^FAILED empty\.txt: (?!empty)/),
      'FAILED gone.txt: is in the manifest and not in the folder',
      'FAILED picture.pdf: Invalid file type or format',
      'FAILED wells.txt: has the same name as acts/old/wells.txt: a library keeps one document of a name',
    ]);
    expect(first.lines.at(-1)).toBe('2 imported and indexed, 1 already in the library, 4 failed, 1 neither PDF nor TXT');
    expect(first.notes.at(-1)).toBe('5 of 5 files, 2 failed');
    expect((await rows()).map(({ filename, status }) => [filename, status])).toEqual([
      ['again.txt', 'INDEXED'],
      ['empty.txt', 'FAILED'],
      ['wells.txt', 'INDEXED'],
    ]);
    expect((await rows()).at(-1)).toMatchObject({
      documentType: 'ACT',
      title: 'Sample Wells Act',
      year: 1951,
      jurisdiction: 'Goa',
      shortNames: ['SWA'],
      source: 'Gazette',
      lawStatus: { state: 'REPEALED', repealedOn: '2001-04-01', replacedBy: ['Sample Waters Act, 2001'], origin: 'ADMINISTRATOR' },
    });
    const entries = (await auditEntriesAfter(app.database, '0')).slice(before);
    expect(entries.map(({ action, address }) => [action, address])).toEqual([
      ...Array.from({ length: 3 }, () => ['legal-document.upload', 'command line']),
    ]);

    const again = await library(['import', folder, '--type', 'act']);
    expect(again.lines.at(-1)).toBe('0 imported and indexed, 3 already in the library, 4 failed, 1 neither PDF nor TXT');
    expect(again.lines).toContainEqual(expect.stringMatching(/^FAILED empty\.txt: is in the library and could not be indexed: (?!empty)/));
  });

  it('never lets a file take the place of another document unless it is told to', async () => {
    await writeFile(inFolder('wells.txt'), act('Deep Wells', 1970));
    const refused = await library(['import', folder, '--type', 'act']);
    expect(refused.lines[0]).toMatch(/^FAILED wells\.txt: another document of the library is called wells\.txt/);
    expect((await library(['import', folder, '--type', 'act', '--replace'])).code).toBe(0);
    // What an administrator said about the document holds for its new version.
    expect((await rows()).find(({ filename }) => filename === 'wells.txt')).toMatchObject({ status: 'INDEXED', title: 'Sample Wells Act' });
  });

  it('exports the library, and an import of the export makes the same library again', async () => {
    const before = (await rows()).filter(({ status }) => status === 'INDEXED');
    const target = inFolder('export');
    const { code, lines } = await library(['export', target]);
    expect({ code, line: lines.at(-1) }).toEqual({ code: 0, line: `Exported 3 of 3 documents to ${target}` });
    expect((await readdir(target)).sort()).toEqual(['again.txt', 'empty.txt', 'manifest.csv', 'wells.txt']);
    expect(await readFile(path.join(target, 'wells.txt'), 'utf8')).toBe(act('Deep Wells', 1970));
    expect((await library(['export', target])).lines).toEqual([`${target} holds an export already`]);

    await clear();
    const back = await library(['import', target]);
    expect(back.lines.at(-1)).toBe('2 imported and indexed, 0 already in the library, 1 failed');
    expect((await rows()).filter(({ status }) => status === 'INDEXED')).toEqual(before);
  });

  it('overwrites nothing in the folder that it exports to', async () => {
    await writeFile(inFolder('wells.txt'), 'mine');
    const { code, lines } = await library(['export', folder]);
    expect({ code, lines: lines.slice(0, 1) }).toEqual({
      code: 1,
      lines: ['FAILED wells.txt: another file of this name is in the folder'],
    });
    expect(await readFile(inFolder('wells.txt'), 'utf8')).toBe('mine');
  });

  it('stops after the file at hand, and goes on when it is started again', async () => {
    await clear();
    const stop = new AbortController();
    for (let n = 0; n < 5; n += 1) await writeFile(inFolder(`act-${n}.txt`), act(`Sluices ${n}`, 1980 + n));
    stop.abort();
    const stopped = await library(['import', folder, '--type', 'act'], stop.signal);
    expect(stopped).toMatchObject({
      code: 1,
      lines: ['0 imported and indexed, 0 already in the library, 5 left: start the import again to go on'],
    });
    const { lines } = await library(['import', folder, '--type', 'act']);
    expect(lines).toEqual(['5 imported and indexed, 0 already in the library']);
  });

  it.each([
    [['import'], 2, /^usage/],
    [['import', 'x', '--type', 'statute'], 2, /^usage/],
    [['export', 'x', '--type', 'act'], 2, /^usage/],
    [['import', '/no/such/folder'], 1, /cannot be read \(ENOENT\)/],
    [['import', '.', '--type', 'act', '--manifest', '/no/such.csv'], 1, /such\.csv cannot be read/],
  ])('%j is refused before anything is opened', async (args, code, message) => {
    const run = await library(args);
    expect(run.code).toBe(code);
    expect(run.lines[0]).toMatch(message);
  });

  it('wants a type for each file, and an administrator', async () => {
    await writeFile(inFolder('a.txt'), act('Kites', 1999));
    expect((await library(['import', folder])).lines[0]).toBe('FAILED a.txt: has no type: name one in the manifest or with --type');
    expect((await library(['import', folder, '--type', 'act', '--as', 'nobody@themis.test'])).lines).toEqual(['User not found']);
  });
});
