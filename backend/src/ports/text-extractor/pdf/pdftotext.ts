import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programInPath } from '../../../core/processes/program-in-path.js';
import { cleanText } from '../text-cleaning.js';

const NAME = process.platform === 'win32' ? 'pdftotext.exe' : 'pdftotext';
/** UTF-8 takes at most this many bytes for one UTF-16 unit. */
const UTF8_BYTES = 3;

export interface PdftotextOptions {
  /** First and last page, counted from 1. */
  first: number;
  last: number;
  timeoutMs: number;
  maxCharacters: number;
  /** One column after the other, where the file writes them line by line in turns. */
  inColumns?: boolean;
  signal?: AbortSignal;
}

/** The program in the search path, or null when poppler is not installed. */
export const findPdftotext = (path = process.env.PATH ?? ''): string | null => programInPath(NAME, path);

/**
 * Text of some pages by poppler, which alone reads Indic scripts as they were written.
 * @returns one cleaned string for every page from `first` to `last`, or null when it fails, takes too long or is cancelled
 */
export async function pdftotext(program: string, bytes: Uint8Array, options: PdftotextOptions): Promise<string[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'));
  try {
    const file = join(folder, 'in.pdf');
    // From a file it is twice as fast as through a pipe.
    await writeFile(file, bytes, { mode: 0o600 });
    const output = await run(
      program,
      // In the order of the file, as PDFium reads it: otherwise it drops every hyphen at the end of a line with the line (Hindi does not
      // divide words, so each of them was written), and puts spaces into many words.
      [
        '-q',
        ...(options.inColumns ? [] : ['-raw']),
        '-enc',
        'UTF-8',
        '-eol',
        'unix',
        '-f',
        `${options.first}`,
        '-l',
        `${options.last}`,
        file,
        '-',
      ],
      options,
    );
    const pages = output?.split('\f').slice(0, options.last - options.first + 1) ?? [];
    return pages.length === options.last - options.first + 1 ? pages.map(cleanText) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], options: PdftotextOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {},
      timeout: options.timeoutMs,
      killSignal: 'SIGKILL',
      signal: options.signal,
    });
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > options.maxCharacters * UTF8_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null));
  });
}
