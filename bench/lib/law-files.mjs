import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { DATA, lines } from './retrieval-sets.mjs';

const FOLDERS = [
  ['indian-acts/raw', 'act'],
  ['legal-sources/acts-txt', 'act'],
  ['legal-sources/acts-pdf', 'act'],
  ['legal-sources/judgments-txt', 'judgment'],
  ['legal-sources/judgments-pdf', 'judgment'],
];
const MANY_ACTS = 'indian-acts/large';

/** @typedef {{ name: string, type: string, read: () => Buffer }} LawFile */

/** @returns {LawFile[]} */
const filesOf = (folder, type) =>
  readdirSync(join(DATA, folder))
    .filter((name) => /\.(?:txt|pdf)$/.test(name))
    .sort()
    .map((name) => ({ name, type, read: () => readFileSync(join(DATA, folder, name)) }));

/** Acts and judgments as an administrator would upload them; null where the data folder is not beside the checkout. */
export function lawFiles() {
  if (!existsSync(join(DATA, 'indian-acts'))) return null;
  return FOLDERS.flatMap(([folder, type]) => filesOf(folder, type));
}

/** Hundreds of further acts, to look sections up in. */
export const furtherActs = () => filesOf(MANY_ACTS, 'act');

/** The development questions of the data folder and our own, all about `lawFiles`. @returns {{ name: string, questions: any[] }[]} */
export const askSets = () => [
  { name: 'asks-dev', questions: lines(join(DATA, 'indian-acts', 'asks-dev.jsonl')) },
  { name: 'asks-own', questions: lines(inRoot('bench', 'data', 'asks-own.jsonl')) },
];

/**
 * The pages of files as the product's own extractor gives them.
 * @param {any} product modules of the built back end
 * @param {LawFile[]} files
 * @returns {Promise<{ doc: string, type: string, pages: any[] }[]>} without those that cannot be read
 */
export async function readPages({ LocalTextExtractor, ExtractionError }, files) {
  const extractor = new LocalTextExtractor();
  try {
    const read = await Promise.all(
      files.map(async ({ name, type, read: bytes }) => {
        const pages = await extractor.extract(bytes(), { filename: name }).then(
          (document) => document.pages,
          (error) => {
            if (error instanceof ExtractionError) return [];
            throw error;
          },
        );
        return { doc: name, type, pages };
      }),
    );
    return read.filter(({ pages }) => pages.some(({ text }) => text.trim() !== ''));
  } finally {
    await extractor.close();
  }
}
