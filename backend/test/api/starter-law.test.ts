import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../src/core/audit/audit-log.service.js';
import { loadConfig } from '../../src/core/config/load-config.js';
import { loadSecrets } from '../../src/core/config/load-secrets.js';
import { createWorkerApp } from '../../src/create-worker.js';
import { HeldDocuments } from '../../src/features/legal-sources/library/held-documents.service.js';
import { LegalSourcesService } from '../../src/features/legal-sources/legal-sources.service.js';
import { StarterRecords } from '../../src/features/starter-law/library/starter-records.js';
import { ActLoader } from '../../src/features/starter-law/loading/act-loader.js';
import { StarterLoading } from '../../src/features/starter-law/loading/starter-loading.js';
import { StarterSource } from '../../src/features/starter-law/manifest/starter-source.js';
import { StarterLawService } from '../../src/features/starter-law/starter-law.service.js';
import { StarterLawPhase } from '../../src/features/starter-law/starter-law.views.js';
import { runLibraryCli } from '../../src/library-cli.js';
import { HttpLawSource } from '../../src/ports/law-source/http-law-source.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { LawServer } from '../support/law-server.js';
import { libraryOf, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { starterActs } from '../support/starter-acts.js';

const NAMES = starterActs().map(({ act }) => `${act}.txt`);
const [KITES = '', STALLS = '', LAMPS = ''] = NAMES;

describe('starter law', () => {
  let server: LawServer;
  let folder: string;
  let app: TestApp;
  let admin: Client;

  /** A worker of its own, with nothing between its requests, that does what is due when it is told to. */
  const config = () => ({ auto: true, source: { kind: 'published' as const }, manifestFile: path.join(folder, 'manifest.json') });
  const worker = (context: INestApplicationContext = app.worker, records = context.get(StarterRecords, { strict: false })) => {
    const source = new HttpLawSource({ paceMs: 0, timeoutMs: 500 });
    const [held, sources] = [context.get(HeldDocuments, { strict: false }), context.get(LegalSourcesService, { strict: false })];
    const loader = new ActLoader(source, sources, held, records);
    return new StarterLoading(new StarterSource({ starterLaw: config() }, source), records, loader, held, sources);
  };
  const turn = (loading = worker(), signal = new AbortController().signal) => loading.turn(signal);
  const publish = async (acts = starterActs(), asOf?: string) => {
    server.publish(acts);
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(server.manifest(asOf)));
  };
  const service = () => {
    const part = <T>(of: new (...args: never[]) => T): T => app.worker.get(of, { strict: false });
    const source = new StarterSource({ starterLaw: config() }, new HttpLawSource());
    return new StarterLawService(part(DataSource), source, part(StarterRecords), part(HeldDocuments), part(AuditLog));
  };
  const status = () => service().status();
  const due = () => app.database.query('update starter_law set next_try_at = null');
  const names = async () => [...(await settledLibrary(admin)).keys()].sort();

  beforeAll(async () => {
    server = await new LawServer(starterActs()).listen();
    folder = await mkdtemp(path.join(tmpdir(), 'themis-starter-'));
    await publish();
    app = await startApp();
    admin = await adminClient(new Client(app.url));
  });
  beforeEach(async () => {
    for (const filename of (await settledLibrary(admin)).keys()) await admin.delete(`/api/admin/documents/${encodeURIComponent(filename)}`);
    await app.database.query('truncate starter_law, starter_acts');
    await app.database.query('delete from rate_limits');
    server.faults.clear();
    server.requests.length = 0;
    await publish();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is loaded into an empty library, with what is known of it, as the system', async () => {
    await turn();
    expect(await names()).toEqual([...NAMES].sort());
    const { data } = await admin.graphql<{
      legalDocuments: { nodes: { filename: string; title: string; year: number; source: string; description: string; uploader: null }[] };
    }>('{ legalDocuments(first: 10) { nodes { filename title year source description uploader } } }');
    expect(data?.legalDocuments.nodes.find(({ filename }) => filename === KITES)).toEqual({
      filename: KITES,
      title: 'The Sample Kites Act, 2001',
      year: 2001,
      source: 'https://law.example/print',
      description: expect.stringMatching(/^As on 10 May 2026\./),
      uploader: null,
    });
    const [entry] = await app.database.query<{ actor_email: string; action: string }[]>(
      'select actor_email, action from audit_log where subject_name = $1 order by id desc limit 1',
      [KITES],
    );
    expect(entry).toEqual({ actor_email: 'system', action: 'legal-document.upload' });
    expect(await status()).toMatchObject({ phase: 'loaded', total: 3, loaded: 3, indexed: 3, kept: 0, refused: [] });
  });

  it('has the sections of both layouts, without footnotes and their marks', async () => {
    await turn();
    await settledLibrary(admin);
    const { client: user } = await newUser(new Client(app.url));
    const found = async (query: string) => {
      const { data } = await user.graphql<{ searchSources: { passages: { text: string; headingPath: string }[] } }>(
        'query ($query: String!) { searchSources(query: $query) { passages { text headingPath } } }',
        { query },
      );
      return data?.searchSources.passages ?? [];
    };
    const [licence] = await found('licence of the kite board');
    expect(licence?.text).toContain('[Whoever flies a kite] shall hold a licence of the kite board.');
    expect(licence?.text).not.toMatch(/\^|Subs\./);
    const [hours] = await found('stall open after nine in the evening');
    expect(hours).toMatchObject({ headingPath: expect.stringContaining('Section 3') });
  });

  it('leaves a library that has documents alone until an administrator asks for it', async () => {
    await upload(admin, text('own.txt', 'THE OWN ACT, 1999\n\n1. Short title.—This Act may be called the Own Act, 1999.\n'));
    await turn();
    expect(server.requests).toEqual([]);
    expect(await status()).toMatchObject({ phase: 'not_loaded', loaded: 0 });
    await app.worker.get(StarterRecords, { strict: false }).begin('loading');
    await turn();
    expect(await names()).toEqual([...NAMES, 'own.txt'].sort());
  });

  it.each([
    ['other text', /SHA-256/],
    [404, /not there \(404\)/],
  ] as const)('names the act whose file is %s, loads the others, and this one once it is right', async (fault, problem) => {
    server.faults.set('Sample Stalls Act, 2002', fault);
    await turn();
    expect(await names()).toEqual([KITES, LAMPS]);
    const standing = await status();
    expect(standing).toMatchObject({ phase: 'waiting', loaded: 2, refused: [{ act: 'Sample Stalls Act, 2002' }] });
    expect(standing.refused[0]?.note).toMatch(problem);
    server.faults.clear();
    await due();
    await turn();
    expect(await status()).toMatchObject({ phase: 'loaded', loaded: 3, refused: [] });
  });

  it.each(['silence', 'reset', 429, 503] as const)('waits after %s and tries again later', async (fault) => {
    server.faults.set('*', fault);
    await turn();
    expect(await status()).toMatchObject({ phase: 'waiting', loaded: 0, problem: expect.any(String) });
    const asked = server.requests.length;
    await turn();
    expect(server.requests).toHaveLength(asked);
    server.faults.clear();
    await due();
    await turn();
    expect(await status()).toMatchObject({ phase: 'loaded', loaded: 3 });
  });

  it('goes on after a death between storing an act and noting it', async () => {
    const records = app.worker.get(StarterRecords, { strict: false });
    const dying = Object.assign(Object.create(records) as StarterRecords, { note: () => Promise.reject(new Error('killed')) });
    await expect(turn(worker(app.worker, dying))).rejects.toThrow('killed');
    await turn();
    expect(await names()).toEqual([...NAMES].sort());
    expect(await status()).toMatchObject({ phase: 'loaded', loaded: 3, kept: 0 });
  });

  it('is not fetched again once it is there', async () => {
    await turn();
    const asked = server.requests.length;
    await turn();
    expect(server.requests).toHaveLength(asked);
  });

  it('keeps the act that the library has from an administrator', async () => {
    await app.worker.get(StarterRecords, { strict: false }).begin('loading');
    await upload(admin, text('lamps.txt', 'THE SAMPLE LAMPS ACT, 2003\n\n1. Short title.—Our own print.\n'));
    await settledLibrary(admin);
    await turn();
    expect(await names()).toEqual([KITES, STALLS, 'lamps.txt'].sort());
    expect(await status()).toMatchObject({ phase: 'loaded', loaded: 2, kept: 1 });
  });

  it('replaces what has changed when it is asked to, and never what an administrator edited, replaced or removed', async () => {
    await turn();
    await settledLibrary(admin);
    await upload(admin, text(STALLS, 'THE SAMPLE STALLS ACT, 2002\n\n1. Short title.—Our own print of it.\n'));
    await admin.delete(`/api/admin/documents/${encodeURIComponent(LAMPS)}`);
    await settledLibrary(admin);
    const changed = starterActs('nine hundred').map(({ act, parts }) => ({
      act,
      parts: parts.map((part) => part.replace('stall shall', 'stall must')),
    }));
    await publish(changed, '2026-08-01');
    await turn();
    expect((await libraryOf(admin)).get(KITES)?.version).toBe(1);
    const cli = worker();
    const manifestOfSettings = path.join(folder, 'manifest.json');
    const lines: string[] = [];
    const output = { say: (line: string) => void lines.push(line), progress: () => undefined };
    const get = (of: unknown) => (of === StarterLawService ? service() : app.worker.get(of as string, { strict: false }));
    const services = { get, close: () => Promise.resolve() } as unknown as INestApplicationContext;
    await runLibraryCli(['starter', '--manifest', manifestOfSettings], { open: () => Promise.resolve(services), output });
    expect(lines[0]).toBe('changed: Sample Kites Act, 2001');
    await app.database.query('update starter_law set state = $1, commit_accepted = $2, commit_done = null', [
      'loading',
      server.manifest('2026-08-01').commit,
    ]);
    await turn(cli);
    const library = await settledLibrary(admin);
    expect([...library.keys()].sort()).toEqual([KITES, STALLS]);
    expect(library.get(KITES)?.version).toBe(2);
    expect(library.get(STALLS)?.version).toBe(2);
  });

  it('is removed at once and for good, except what an administrator edited', async () => {
    await turn();
    await settledLibrary(admin);
    await admin.graphql('mutation ($filename: String!) { editLegalDocument(filename: $filename, input: { title: "Kites" }) { id } }', {
      filename: KITES,
    });
    await settledLibrary(admin);
    const { status: code, body } = await admin.delete<{ phase: string }>('/api/admin/starter-law');
    expect([code, body.phase]).toEqual([202, 'removing']);
    await eventually(status, ({ phase }) => phase === StarterLawPhase.REMOVED);
    expect(await names()).toEqual([KITES]);
    const asked = server.requests.length;
    await turn();
    expect(server.requests).toHaveLength(asked);
    expect((await admin.delete('/api/admin/starter-law')).status).toBe(409);
  });
});

describe('starter law with two workers', () => {
  it('is fetched once, by one of them, and its act answers a question', async () => {
    const server = await new LawServer(starterActs()).listen();
    const folder = await mkdtemp(path.join(tmpdir(), 'themis-starter-'));
    const manifest = path.join(folder, 'manifest.json');
    await writeFile(manifest, JSON.stringify(server.manifest()));
    let release = (): void => undefined;
    server.held = new Promise((resolve) => (release = resolve));
    const settings = { STARTER_LAW: 'auto', STARTER_LAW_MANIFEST: manifest, STARTER_LAW_URL: `${server.url}/mirror/law` };
    const app = await startApp(settings);
    const all = {
      ...settings,
      DATA_DIR: app.dataDir,
      DATABASE_URL: String((app.database.options as { url?: string }).url),
      EMBEDDINGS_MODEL: 'none',
    };
    const config = loadConfig(all);
    const second = await createWorkerApp(config, loadSecrets(config, all));
    try {
      release();
      const admin = await adminClient(new Client(app.url));
      await eventually(
        async () =>
          (await admin.graphql<{ starterLaw: { phase: string; indexed: number } }>('{ starterLaw { phase indexed } }')).data?.starterLaw,
        (law) => law?.phase === 'LOADED' && law.indexed === 3,
      );
      expect([...new Set(server.requests)]).toEqual(server.requests);
      const { client: user } = await newUser(new Client(app.url));
      const { data } = await user.graphql<{ askQuestion: { text: string } }>(
        'mutation { askQuestion(input: { question: "What is the penalty for flying a kite without a licence?" }) { text } }',
      );
      expect(data?.askQuestion.text).toContain('two hundred rupees');
    } finally {
      await second.close();
      await app.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
