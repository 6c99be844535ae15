import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer-core';
import { lowerPriority } from '../../core/workers/process-priority.js';
import type { BrowserPlace } from './browser-place.js';
import type { BrowserCandidate } from './find-browser.js';

const STDERR_TAIL_CHARACTERS = 4_000;
const CLEANUP_ATTEMPTS = 5;

export interface BrowserProcessOptions {
  candidate: BrowserCandidate;
  /** Private profile folders are made here, for the account that runs the browser. */
  place: BrowserPlace;
  fontconfigFile: string | null;
  sandbox: boolean;
  /** `nice` value of the browser and all that it starts. */
  priority?: number;
}

/**
 * One browser with everything it started: its own process group, profile and temporary folder, spoken to over a pipe.
 * The pipe matters: when this process dies, however hard, the browser sees it close and ends itself.
 */
export class BrowserProcess {
  readonly exited: Promise<void>;
  readonly transport: ConnectionTransport;
  private stderr = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly home: string,
  ) {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-STDERR_TAIL_CHARACTERS);
    });
    child.stdout?.resume();
    this.transport = new PipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable);
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', (error) => {
        this.stderr += error.message;
        resolve();
      });
    });
    this.exited = ended.then(async () => {
      this.kill();
      this.transport.close();
      await rm(home, { recursive: true, force: true, maxRetries: CLEANUP_ATTEMPTS });
    });
  }

  static async start(options: BrowserProcessOptions): Promise<BrowserProcess> {
    const { account, directory } = options.place;
    const root = profileRoot(directory);
    await removeAbandonedProfiles(root);
    const home = await mkdtemp(join(root, profilePrefix(process.pid)));
    await mkdir(join(home, 'tmp'));
    const { uid, gid } = account;
    if (uid !== undefined && gid !== undefined) for (const folder of [join(home, 'tmp'), home]) await chown(folder, uid, gid);
    const child = spawn(options.candidate.executable, browserArguments(home, options.sandbox), {
      // A process group of its own, so that one signal reaches every renderer.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
      env: browserEnvironment(home, options),
      cwd: home,
      uid,
      gid,
    });
    if (options.priority !== undefined) lowerPriority(child, options.priority);
    return new BrowserProcess(child, home);
  }

  /** The end of what the browser wrote to its error output. */
  get errorOutput(): string {
    return this.stderr.trim();
  }

  /** Ends the browser and all its children at once; `exited` resolves when they are gone and the profile is removed. */
  kill(): void {
    if (this.child.pid === undefined) return;
    if (process.platform === 'win32') {
      if (this.child.exitCode === null) spawn('taskkill', ['/pid', String(this.child.pid), '/T', '/F'], { stdio: 'ignore' }).unref();
      return;
    }
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** DevTools protocol over two pipes: JSON messages that end in NUL. */
class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  private pending: Buffer[] = [];
  private closed = false;

  constructor(
    private readonly output: Writable,
    private readonly input: Readable,
  ) {
    input.on('data', (chunk: Buffer) => this.read(chunk));
    for (const stream of [input, output]) stream.on('error', () => this.close()).on('close', () => this.close());
  }

  send(message: string): void {
    if (!this.closed) this.output.write(`${message}\0`);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.output.destroy();
    this.input.destroy();
    this.onclose?.();
  }

  private read(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      this.pending.push(chunk.subarray(from, end));
      const message = Buffer.concat(this.pending).toString('utf8');
      this.pending = [];
      from = end + 1;
      this.onmessage?.(message);
    }
    if (from < chunk.length) this.pending.push(chunk.subarray(from));
  }
}

/** Only what a browser needs: no secret of this process reaches it. */
function browserEnvironment(home: string, options: BrowserProcessOptions): NodeJS.ProcessEnv {
  const temporary = join(home, 'tmp');
  const inherited =
    process.platform === 'win32'
      ? { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH, TEMP: temporary, TMP: temporary }
      : { PATH: process.env.PATH, HOME: home, TMPDIR: temporary, LANG: 'C.UTF-8' };
  return {
    ...inherited,
    ...(options.fontconfigFile === null ? {} : { FONTCONFIG_FILE: options.fontconfigFile }),
    ...(options.candidate.libraryPath === undefined ? {} : { LD_LIBRARY_PATH: options.candidate.libraryPath }),
  };
}

function browserArguments(home: string, sandbox: boolean): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${join(home, 'profile')}`,
    // Behind offline mode and request interception, a third wall: no name or address resolves.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--user-agent=Themis',
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-features=MediaRouter,OptimizationHints,Translate,DialMediaRouteProvider',
    '--disable-sync',
    '--hide-scrollbars',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--no-service-autorun',
    '--password-store=basic',
    '--use-mock-keychain',
    ...(sandbox ? [] : ['--no-sandbox']),
    'about:blank',
  ];
}

/** Chromium puts a socket below its temporary folder, and the path of a socket has at most 107 bytes. */
const MAX_ROOT_BYTES = 40;
const HOST_CHARACTERS = 12;

const profileRoot = (preferred: string): string =>
  process.platform === 'win32' || Buffer.byteLength(preferred) <= MAX_ROOT_BYTES ? preferred : tmpdir();

const hostPrefix = (): string => `pdf-${hostname().replaceAll(/\W/g, '_').slice(0, HOST_CHARACTERS)}-`;
const profilePrefix = (pid: number): string => `${hostPrefix()}${pid}-`;

/** A killed process leaves its profile behind; the next start on the same machine sweeps it up. */
async function removeAbandonedProfiles(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const mine = hostPrefix();
  for (const name of await readdir(root)) {
    if (!name.startsWith(mine)) continue;
    const pid = Number(name.slice(mine.length).split('-')[0]);
    if (Number.isInteger(pid) && pid > 0 && !isAlive(pid))
      await rm(join(root, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
