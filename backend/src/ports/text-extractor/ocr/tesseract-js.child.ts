import { rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, type PSM, type Worker } from 'tesseract.js';
import type { OcrReply, OcrTask } from './tesseract-js.js';

/** The network alone, without the older recogniser that these data lack. */
const LSTM_ONLY = 1;
const DATA = '4.0.0_best_int';
const require = createRequire(import.meta.url);
/** For the data of the languages; whoever started this process removes it. */
const folder = process.argv[2] ?? '';

let worker: Worker | null = null;
let ready = '';

/** The library reads all languages from one folder; the packages have one each. Nothing is fetched from a network. */
async function start(languages: readonly string[]): Promise<Worker> {
  for (const language of languages) {
    const from = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    await copyFile(path.join(from, DATA, `${language}.traineddata.gz`), path.join(folder, `${language}.traineddata.gz`));
  }
  return createWorker([...languages], LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true });
}

async function recognize({ picture, dpi, segmentation, languages }: OcrTask): Promise<string> {
  const wanted = languages.join('+');
  if (!worker || ready !== wanted) {
    await worker?.terminate();
    worker = await start(languages);
    ready = wanted;
  }
  await worker.setParameters({ user_defined_dpi: `${dpi}`, tessedit_pageseg_mode: segmentation as PSM });
  const { data } = await worker.recognize(Buffer.from(picture), {}, { text: false, tsv: true });
  return data.tsv ?? '';
}

process.on('message', (task: OcrTask) => {
  // What fails here ends the process: the library may be left in any state, and the next page gets a fresh one.
  void recognize(task).then(
    (tsv) => process.send?.({ tsv } satisfies OcrReply),
    () => process.exit(1),
  );
});
process.on('disconnect', () => {
  // The parent is gone and removes nothing any more.
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
