import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { modelText } from '../../src/features/rendering/document-model.js';
import { curled } from '../../src/features/rendering/layout/curled.js';
import { parseDocument } from '../../src/features/rendering/parse/parse-document.js';
import { findInstalledBrowsers } from '../../src/ports/pdf-engine/find-browser.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Canary, startCanary } from '../support/canary.js';
import { Client } from '../support/client.js';
import { docxFaults } from '../support/docx-rules.js';
import { eventually } from '../support/eventually.js';
import { pdfiumText } from '../support/pdf-text.js';
import { newUser } from '../support/people.js';
import { withoutFooters, words } from '../support/printed-text.js';
import { unzip } from '../support/read-docx.js';

const SECRET = 'CANARY-FILE-CONTENT';
const TIMEOUT_MS = 240_000;
const [browser] = process.platform === 'linux' ? await findInstalledBrowsers() : [];
const whenThere = (browser ? describe : describe.skip) as typeof describe;

/** Browsers whose profile this process made. */
function browsers(): number[] {
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('--user-data-dir=') && line.includes(`-${process.pid}-`) && !line.includes('--type='))
    .map((line) => Number.parseInt(line, 10));
}

whenThere(`hostile documents${browser ? '' : ' (skipped: needs Chromium or Chrome on Linux)'}`, () => {
  let app: TestApp;
  let canary: Canary;
  let user: Client;

  beforeAll(async () => {
    canary = await startCanary();
    app = await startApp({ PUPPETEER_EXECUTABLE_PATH: browser?.executable ?? '' });
    user = (await newUser(new Client(app.url))).client;
  }, TIMEOUT_MS);
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(async () => {
    await app.close();
    await canary.close();
  });

  const download = (document_content: string, format: string) =>
    user.bytes('/api/document/download', { document_content, document_type: 'rent_agreement', format });

  /** The file says what the document says, and a plain document is still printed after it. */
  async function expectHarmless(content: string): Promise<void> {
    const model = curled(parseDocument(content));
    const { status, body } = await download(content, 'pdf');
    expect(status).toBe(200);
    // Long addresses are broken at the end of a line, so letters are compared.
    const letters = (text: string): string => words(text).join('');
    expect(letters(withoutFooters(await pdfiumText(body), model.title))).toBe(letters(modelText(model)));
    expect((await download('NOTICE\n\nFine.', 'pdf')).status).toBe(200);
  }

  it(
    'reach nothing: scripts, frames, files, styles, templates, links',
    async () => {
      const secret = path.join(app.dataDir, 'secret.txt');
      await writeFile(secret, SECRET);
      const content = [
        `# NOTICE </title><meta http-equiv="refresh" content="0;url=${canary.url('/title')}">`,
        `<script src="${canary.url('/s.js')}"></script><script>fetch('${canary.url('/f')}');document.write('SCRIPT-RAN')</script>`,
        `<iframe src="file://${secret}"></iframe><object data="file://${secret}"></object><embed src="file:///etc/passwd">`,
        `<link rel=stylesheet href="${canary.url('/c.css')}"><style>@import url(${canary.url('/i.css')});body{background:url(${canary.url('/b')})}</style>`,
        `</style></head></html>"><img src="${canary.url('/a.png')}" onerror="fetch('${canary.url('/e')}')">`,
        `![x](${canary.url('/m.png')}) [y](javascript:alert(1)) <${canary.url('/auto')}> &lt;img src=${canary.url('/ent')}&gt;`,
        `'); background:url(${canary.url('/q')}) ("{{7*7}} {% include '${secret}' %} <%= 7*7 %> #{7*7}`,
        `| <img src=${canary.url('/t')}> | b |\n|---|---|\n| <svg onload=fetch('${canary.url('/o')}')> | c |`,
      ].join('\n\n');
      await expectHarmless(content);
      for (const format of ['txt', 'docx']) {
        const { status, body } = await download(content, format);
        expect(status).toBe(200);
        if (format === 'docx') expect(docxFaults(unzip(body))).toEqual([]);
        else expect(body.toString()).not.toContain(SECRET);
      }
      expect(canary).toMatchObject({ connections: 0, hits: [] });
    },
    TIMEOUT_MS,
  );

  it.each([
    ['nested quotations', `NOTICE\n\n${'> '.repeat(20_000)}deep`],
    ['nested emphasis', `NOTICE\n\n${'**a *b '.repeat(5_000)}c${'* d** '.repeat(5_000)}`],
    ['brackets', `NOTICE\n\n${'('.repeat(20_000)}x${')'.repeat(20_000)}`],
    ['a paragraph of many words', `NOTICE\n\n${'lorem ipsum dolor sit amet '.repeat(6_000)}`],
    ['one word without an end', `NOTICE\n\n${'x'.repeat(100_000)}`],
    ['nested lists', `NOTICE\n\n${Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth % 80)}- x`).join('\n')}`],
  ])(
    '%s end with a file or a clear refusal, and the next document is printed',
    async (_what, content) => {
      const { status, body } = await download(content, 'pdf');
      if (status === 200) expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      else expect([413, 504]).toContain(status);
      expect((await download('NOTICE\n\nFine.', 'pdf')).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    'a paragraph of 2 MB is refused before anything is queued',
    async () => {
      const before = await app.database.query('select count(*) from jobs');
      const { status, body } = await download('x '.repeat(1_000_000), 'pdf');
      expect([status, (JSON.parse(body.toString()) as { code: string }).code]).toEqual([413, 'DOCUMENT_TOO_LONG']);
      expect(await app.database.query('select count(*) from jobs')).toEqual(before);
    },
    TIMEOUT_MS,
  );

  it(
    'a browser that is killed in the middle is started again and gives the same answer',
    async () => {
      const content = `NOTICE\n\n${Array.from({ length: 900 }, (_, clause) => `${clause + 1}. The party of the first part shall give notice number ${clause}.`).join('\n\n')}`;
      const undisturbed = await pdfiumText((await download(content, 'pdf')).body);
      const printing = download(content, 'pdf');
      await eventually(
        async () => app.database.query<object[]>(`select id from jobs where state = 'running'`),
        (rows) => rows.length > 0,
      );
      const killed = browsers();
      for (const pid of killed) process.kill(pid, 'SIGKILL');
      const { status, body } = await printing;
      expect(killed.length).toBeGreaterThan(0);
      expect(status).toBe(200);
      expect(await pdfiumText(body)).toBe(undisturbed);
      const [now] = browsers();
      expect(killed).not.toContain(now);
    },
    TIMEOUT_MS,
  );
});
