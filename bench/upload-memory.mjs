/**
 * Memory of the API process while files of 10 MB arrive from many users at once, beside the same process at rest. PostgreSQL and this
 * client are processes of their own. The peak is the kernel's own (VmHWM), set back before each round. Then memory of this process, in
 * which a thread reads one PDF again and again.
 */
import { writeFileSync } from 'node:fs';
import { backendDist } from '../scripts/lib/paths.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { canMeasureProcesses, peakMbOf, residentMbOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'upload-memory';
const USERS = 10;
/** As many as one user may send at once. */
const EACH = 4;
const FILE_BYTES = 10 * 1024 * 1024;
const ROUNDS = 3;
const TARGET = '< 400';
const PAGES = 20;
const FILES_BEFORE = 40;
const FILES_AFTER = 150;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string }>} */
export async function run() {
  if (!canMeasureProcesses) return { name: NAME, results: [], skipped: 'the memory of other processes can only be read on Linux' };
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder });
    try {
      const users = [];
      for (let user = 0; user < USERS; user++) users.push(await signedInUser(api.url));
      return { name: NAME, results: [...(await measure(api, users)), await extraction()] };
    } finally {
      await api.stop();
    }
  });
}

async function measure({ url, pid }, users) {
  const idle = residentMbOf(pid);
  const content = Buffer.alloc(FILE_BYTES, 'The rent is due on the first day of each month.\n');
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    resetPeak(pid);
    const begun = performance.now();
    const senders = users.flatMap((user) => Array.from({ length: EACH }, (_, number) => ({ ...user, number })));
    await Promise.all(senders.map(({ authorization, number }) => upload(url, authorization, `${round}-${number}.txt`, content)));
    rounds.push({ peak: peakMbOf(pid), seconds: (performance.now() - begun) / 1000 });
  }
  const files = USERS * EACH;
  return [
    ...rounds.map(({ peak }, round) =>
      result(`Peak memory of the API under ${files} uploads of 10 MB at once, round ${round + 1}, against idle`, {
        ours: peak,
        reference: idle,
        unit: 'MB',
        target: TARGET,
      }),
    ),
    result(`Files of 10 MB stored, ${files} at once`, { ours: files / Math.min(...rounds.map(({ seconds }) => seconds)), unit: '/s' }),
  ];
}

/** What reading files leaves behind. */
async function extraction() {
  const { PDFDocument } = await import('pdf-lib');
  const { LocalTextExtractor } = await import(backendDist('ports/text-extractor/local-text-extractor.js'));
  const made = await PDFDocument.create();
  for (let page = 0; page < PAGES; page++) made.addPage().drawText('The rent is due on the first day of each month.');
  const file = await made.save();
  const extractor = new LocalTextExtractor({ workers: 1 });
  await extractor.init();
  try {
    const residentAfter = async (files) => {
      for (let count = 0; count < files; count++) await extractor.extract(file, { filename: 'a.pdf' });
      return process.memoryUsage.rss() / 2 ** 20;
    };
    const before = await residentAfter(FILES_BEFORE);
    const grown = (await residentAfter(FILES_AFTER)) - before;
    return result(`Memory that ${FILES_AFTER} more PDF files leave, after ${FILES_BEFORE}`, { ours: grown, unit: 'MB', target: '< 100' });
  } finally {
    await extractor.close();
  }
}

async function upload(url, authorization, filename, content) {
  const body = new FormData();
  body.append('files', new File([content], filename));
  const response = await fetch(`${url}/api/upload`, { method: 'POST', headers: { authorization }, body });
  if (response.status !== 201) throw new Error(`an upload answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** proc(5): 5 sets the peak back to what is resident now. */
const resetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
