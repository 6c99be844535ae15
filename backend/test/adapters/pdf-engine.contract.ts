import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChromiumPdfEngine, type ChromiumPdfEngineOptions } from '../../src/ports/pdf-engine/chromium-pdf-engine.js';
import { PDF_FONT_STACKS, type PdfEngine } from '../../src/ports/pdf-engine/pdf-engine.js';
import { type Canary, startCanary } from '../support/canary.js';
import { eventually } from '../support/eventually.js';
import { pdfiumText } from '../support/pdf-text.js';

const DEADLINE_MS = 4_000;
/** For everything else: a machine with other work to do must not look like a document that never ends. */
const PATIENT_MS = 120_000;

export const page = (body: string, head = ''): string =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>A title</title>` +
  `<style>@page{size:A4;margin:2cm}body{font:11pt ${PDF_FONT_STACKS.serif}}</style>${head}</head><body>${body}</body></html>`;

/** Balancing columns lays out what they hold more than once, so that each level of nesting doubles the work: no machine ends this. */
const ENDLESS = page('<div class="columns">'.repeat(60) + 'word '.repeat(2_000), '<style>.columns{columns:2}</style>');

/** Ids of live processes that have `root` in their command line: the browsers of one engine. */
function browsersOf(root: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => line.includes(`--user-data-dir=${root}`) && !line.includes('--type='))
    .map((line) => Number.parseInt(line, 10));
}

const everyProcessOf = (root: string): string[] =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(root));

/** A browser with all that it started. */
function commandsOfGroup(leader: number | undefined): { pid: number; args: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, group, ...args]) => ({ pid: Number(pid), group, args: args.join(' ') }));
  return processes.filter(({ group }) => group === String(leader));
}

/** What Linux says about a process; for ids the effective one. */
function statusOf(pid: number | undefined): Record<string, string | undefined> {
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8').trim().split('\n');
  const facts = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  return { ...facts, Uid: facts.Uid?.split('\t')[1] };
}

const niceOf = (pid: number | undefined): number => Number(execFileSync('ps', ['-o', 'ni=', '-p', String(pid)], { encoding: 'utf8' }));

/** Where the system gives no sandbox at all, the product goes on without, and this test has nothing to see. */
const onLinux = process.platform === 'linux' && allowsSandbox() ? it : it.skip;

function allowsSandbox(): boolean {
  const root = process.getuid?.() === 0;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true'], root ? { uid: 64_321, gid: 64_321 } : {}).status === 0;
}

/** What every PdfEngine on a browser must do; `options` picks the browser. */
export function pdfEngineContract(options: Partial<ChromiumPdfEngineOptions>): void {
  let root: string;
  let engine: PdfEngine;
  let canary: Canary;
  /** Every document in the line of short ones, whatever its length. */
  const oneLane = (userDataRoot: string): ChromiumPdfEngineOptions => ({
    pages: 2,
    longFrom: Number.MAX_SAFE_INTEGER,
    ...options,
    userDataRoot,
    systemDirectory: userDataRoot,
  });

  beforeAll(async () => {
    // Short, so that profiles are made in it and its processes can be told from those of other tests.
    root = await mkdtemp(join(tmpdir(), 'pe-'));
    // Open to the account that root starts the browser as, like the system directory.
    await chmod(root, 0o755);
    engine = new ChromiumPdfEngine({ ...oneLane(root), deadlineMs: PATIENT_MS });
    canary = await startCanary();
    await engine.print(page('<p>warm</p>'), { format: 'A4' });
  });

  afterAll(async () => {
    await engine.close();
    await canary.close();
    await rm(root, { recursive: true, force: true });
  });

  const printsFine = async (): Promise<void> => {
    const bytes = await engine.print(page('<h1>Deed</h1><p>Fine.</p>'), { format: 'A4' });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  };

  it('prints a tagged PDF with bookmarks, language and embedded fonts', async () => {
    const bytes = await engine.print(page('<h1>Deed</h1><h2>Term</h2><p>₹ 5 <b>bold</b> <i>slanted</i></p>'), { format: 'A4' });
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('/StructTreeRoot');
    expect(file).toContain('/Outlines');
    expect(file).toMatch(/\/Lang\s*\(en-IN\)/);
    expect(file).toContain('NotoSerif-Bold');
    expect(file).not.toMatch(/BaseFont\s*\/\w*(?:DejaVu|Liberation|Times)/);
  });

  onLinux('keeps the sandbox and runs as an account of its own, never as root', () => {
    const [browser] = browsersOf(root);
    const commands = commandsOfGroup(browser);
    const renderers = commands.filter(({ args }) => args.includes('--type=renderer'));
    expect(commands.map(({ args }) => args).join('\n')).not.toContain('--no-sandbox');
    expect(engine.describe()).not.toContain('without its sandbox');
    expect(statusOf(browser).Uid).not.toBe('0');
    expect(renderers).not.toHaveLength(0);
    for (const { pid } of renderers) {
      // 2: system calls are filtered. Nobody can gain rights any more, nor see the processes of the machine.
      const status = statusOf(pid);
      expect(status).toMatchObject({ NoNewPrivs: '1', Seccomp: '2' });
      expect(status.NSpid?.split(/\s+/).length).toBeGreaterThan(1);
    }
  });

  it('takes the paper from the page rules, else from the option', async () => {
    const size = (bytes: Uint8Array): string | undefined => /\/MediaBox\s*\[([^\]]*)\]/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
    expect(size(await engine.print('<html><head><style>@page{size:Legal}</style></head><body>x</body></html>', { format: 'A4' }))).toBe(
      '0 0 612 1008',
    );
    expect(size(await engine.print('<html><head></head><body>x</body></html>', { format: 'Letter' }))).toBe('0 0 612 792');
  });

  it('makes no request, runs no script and reads no file for hostile HTML', async () => {
    const secret = join(root, 'secret.txt');
    await writeFile(secret, 'CANARY-FILE-CONTENT');
    const body = page(
      `<p>Printed anyway.</p><img src="${canary.url('/a.png')}"><iframe src="file://${secret}"></iframe><iframe src="${canary.url('/frame')}"></iframe>
       <object data="file://${secret}"></object><embed src="${canary.url('/e')}"><video src="${canary.url('/v')}" autoplay></video>
       <svg><image href="${canary.url('/s.png')}"/></svg><p style="background:url(${canary.url('/b')})"></p>
       <script>document.body.append('SCRIPT-RAN');fetch('${canary.url('/f')}')</script>
       <form action="${canary.url('/post')}"><input autofocus onfocus="this.form.submit()"></form>`,
    );
    const head = page(
      '<p>Styled.</p>',
      `<link rel="stylesheet" href="${canary.url('/c.css')}"><link rel="preconnect" href="${canary.url()}"><link rel="dns-prefetch" href="${canary.url()}">
       <link rel="prefetch" href="${canary.url('/p')}">
       <style>@import url(${canary.url('/i.css')});@font-face{font-family:X;src:url(${canary.url('/x.woff2')})}p{font-family:X}</style>`,
    );
    const refresh = (to: string): string => page('<p>Going.</p>', `<meta http-equiv="refresh" content="0;url=${to}">`);
    const printed = await Promise.all(
      [body, head, refresh(canary.url()), refresh(`file://${secret}`)].map((html) => engine.print(html, { format: 'A4' })),
    );
    await printsFine();
    expect(canary).toMatchObject({ connections: 0, hits: [] });
    const texts = await Promise.all(printed.map(pdfiumText));
    expect(texts[0]).toContain('Printed anyway.');
    expect(texts.join()).not.toMatch(/CANARY|SCRIPT-RAN/);
  });

  it('kills a document that never ends at the deadline; others are untouched and the next one prints', async () => {
    const impatient = new ChromiumPdfEngine({ ...oneLane(root), deadlineMs: DEADLINE_MS });
    try {
      await impatient.print(page('<p>warm</p>'), { format: 'A4' });
      const endless = impatient.print(ENDLESS, { format: 'A4' });
      const innocent = impatient.print(page('<p>Beside it.</p>'), { format: 'A4' });
      await expect(endless).rejects.toMatchObject({ code: 'PDF_TIMEOUT', status: 504 });
      await expect(innocent).resolves.toBeInstanceOf(Uint8Array);
      await expect(impatient.print(page('<p>Next.</p>'), { format: 'A4' })).resolves.toBeInstanceOf(Uint8Array);
    } finally {
      await impatient.close();
    }
  });

  it('respawns a browser that was killed, between and in the middle of documents', async () => {
    await printsFine();
    for (const pid of browsersOf(root)) process.kill(pid, 'SIGKILL');
    await printsFine();
    const long = engine.print(page('<p>lorem ipsum dolor</p>'.repeat(3_000)), { format: 'A4' });
    for (const pid of browsersOf(root)) process.kill(pid, 'SIGKILL');
    expect((await long).length).toBeGreaterThan(10_000);
    expect(browsersOf(root)).toHaveLength(1);
  });

  it('frees an aborted caller at once and goes on', async () => {
    const controller = new AbortController();
    const printing = engine.print(page('<p>x</p>'.repeat(2_000)), { format: 'A4', signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(printing).rejects.toThrow('left');
    await expect(engine.print(page('x'), { format: 'A4', signal: controller.signal })).rejects.toThrow('left');
    await printsFine();
  });

  it('stops printing for a caller who left: others keep their browser, and the page is free long before the document is done', async () => {
    const [browser] = browsersOf(root);
    const endless = page('<div style="display:grid">'.repeat(30_000));
    const left = [new AbortController(), new AbortController()];
    const printing = left.map(({ signal }) => engine.print(endless, { format: 'A4', signal }));
    left.forEach((controller) => controller.abort(new Error('left')));
    for (const one of printing) await expect(one).rejects.toThrow('left');
    // Both pages were taken, and neither document would ever have ended.
    await printsFine();
    await printsFine();
    expect(browsersOf(root)).toEqual([browser]);
  });

  it('prints long documents in a browser of their own, of a lower priority, that ends when it is not needed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pl-'));
    await chmod(folder, 0o755);
    const two = new ChromiumPdfEngine({ ...oneLane(folder), deadlineMs: PATIENT_MS, longFrom: 100_000, longIdleMs: 1 });
    const left = [new AbortController(), new AbortController()];
    try {
      await two.print(page('<p>warm</p>'), { format: 'A4' });
      const [short] = browsersOf(folder);
      const endless = page('<div style="display:grid">'.repeat(30_000));
      const printing = left.map(({ signal }) => two.print(endless, { format: 'A4', signal }));
      const settled = Promise.allSettled(printing);
      const others = await eventually(
        () => browsersOf(folder).filter((pid) => pid !== short),
        ({ length }) => length === 1,
      );
      if (process.platform === 'linux') expect(niceOf(others[0])).toBeGreaterThan(niceOf(short));
      // Both pages of the other browser are taken, and neither document ever ends.
      await expect(two.print(page('<p>Meanwhile.</p>'), { format: 'A4' })).resolves.toBeInstanceOf(Uint8Array);
      left.forEach((controller) => controller.abort(new Error('left')));
      await settled;
      await expect(
        eventually(
          () => browsersOf(folder),
          ({ length }) => length === 1,
        ),
      ).resolves.toEqual([short]);
    } finally {
      left.forEach((controller) => controller.abort(new Error('left')));
      await two.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('prints many at once in turn and exchanges the browser after the set number', async () => {
    // Numbers of processes begin again: the last of several browsers need not be the newest.
    const folder = await mkdtemp(join(tmpdir(), 'pr-'));
    await chmod(folder, 0o755);
    const recycling = new ChromiumPdfEngine({ ...oneLane(folder), deadlineMs: PATIENT_MS, recycleAfter: 3 });
    try {
      await recycling.print(page('<p>first</p>'), { format: 'A4' });
      const [before] = browsersOf(folder);
      const printed = await Promise.all(
        Array.from({ length: 8 }, (_, index) => recycling.print(page(`<p>${index}</p>`), { format: 'A4' })),
      );
      expect(printed.every((bytes) => bytes.length > 1_000)).toBe(true);
      for (let prints = 0; browsersOf(folder).includes(before ?? 0) && prints < 300; prints++) {
        await recycling.print(page('<p>more</p>'), { format: 'A4' });
      }
      expect(browsersOf(folder)).not.toContain(before);
    } finally {
      await recycling.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('reports health and leaves no process and no profile when closed', async () => {
    expect(await engine.health()).toMatchObject({ ok: true, detail: expect.stringMatching(/Chrom/) });
    await engine.close();
    expect(everyProcessOf(root)).toEqual([]);
    expect((await readdir(root, { recursive: true })).filter((name) => /(^|\/)pdf-[^/]*$/.test(name))).toEqual([]);
    expect(await engine.health()).toMatchObject({ ok: false });
    await expect(engine.print(page('x'), { format: 'A4' })).rejects.toMatchObject({ code: 'PDF_UNAVAILABLE', status: 503 });
  });
}
