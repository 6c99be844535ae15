import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_EXTRACTION_LIMITS } from '../../src/ports/text-extractor/extraction-limits.js';
import { PdfiumEngine } from '../../src/ports/text-extractor/pdf/pdfium-engine.js';
import { compilePdfium } from '../../src/core/pdfium/pdfium.js';

export const hasPdftotext = ((): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Text in the order of the file, as the copy command of Poppler's readers gives it. Needs pdftotext. */
export async function popplerText(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'));
  try {
    await writeFile(join(folder, 'file.pdf'), pdf);
    const { stdout } = await promisify(execFile)('pdftotext', ['-raw', '-enc', 'UTF-8', join(folder, 'file.pdf'), '-'], {
      maxBuffer: 2 ** 26,
      timeout: 60_000,
    });
    return stdout.normalize('NFC');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Text of each page as Chromium's own reader copies it. */
export async function pdfiumPages(pdf: Uint8Array): Promise<string[]> {
  const engine = new PdfiumEngine(await compilePdfium(DEFAULT_EXTRACTION_LIMITS.maxEngineBytes));
  const { pages } = await engine.read(pdf, DEFAULT_EXTRACTION_LIMITS, () => undefined);
  // U+FFFE: a hyphen at the end of a line.
  return pages.map((page) => page.replaceAll('\uFFFE', '-').normalize('NFC'));
}

export const pdfiumText = async (pdf: Uint8Array): Promise<string> => (await pdfiumPages(pdf)).join('\n');
