import { describe, expect, it } from '@jest/globals';
import { checkDocument } from '../../src/features/review/checks/check-document.js';
import { outlineOf } from '@themis/draft';
import { redline } from '../../src/features/editing/redline/redline.js';
import { parseDocument } from '../../src/features/rendering/parse/parse-document.js';
import { printTxt } from '../../src/features/rendering/txt/print-txt.js';
import { alignUnits } from '../../src/features/rendering/redline/align-units.js';
import { wordChanges } from '../../src/features/rendering/redline/word-changes.js';
import { cutPassages } from '../../src/features/retrieval/reading/passages.js';
import { sentences } from '../../src/core/text/sentences.js';
import { parseAct } from '../../src/features/retrieval/reading/structure/act-structure.js';
import { numberingChain } from '../../src/features/retrieval/reading/structure/numbering.js';
import { subdivide } from '../../src/features/retrieval/reading/structure/subdivisions.js';
import { prepareText } from '../../src/features/retrieval/reading/text-cleaner.js';
import { DEFAULT_EXTRACTION_LIMITS } from '../../src/ports/text-extractor/extraction-limits.js';
import { readDocx } from '../../src/ports/text-extractor/docx/docx-reader.js';
import { resolveLineEndHyphens } from '../../src/ports/text-extractor/pdf/line-end-hyphens.js';
import { documentXml, paragraph, rawDocx } from '../support/hostile-files-zip.js';

/** More than a call can take as arguments. */
const MANY = 150_000;
const times = (unit: string): string => unit.repeat(MANY);
const listed = (make: (index: number) => string): string => Array.from({ length: MANY }, (_, index) => make(index)).join('');
const unit = (text: string) =>
  ({ kind: 'section', label: '1', path: ['Section 1'], heading: '', start: 0, bodyStart: 0, end: text.length }) as const;

describe(`lists of ${MANY} elements overflow no stack`, () => {
  it('words and paragraphs of a redline that came and went', () => {
    const words = wordChanges([{ text: times('a ') }], [{ text: times('b ') }]);
    expect(words.map(({ change }) => change)).toEqual(['removed', 'added']);
    const units = Array.from({ length: MANY }, (_, index) => ({ kind: 'paragraph', text: `${index}` }));
    expect(alignUnits(units, [])).toHaveLength(MANY);
    expect(alignUnits([], units)).toHaveLength(MANY);
    expect(alignUnits(units, units)).toHaveLength(MANY);
    expect(redline(times('a\n'), times('b\n'))).toHaveLength(2);
  });

  it('blocks of a document', () => {
    const { blocks } = parseDocument(times('a\n\n'));
    expect(blocks).toHaveLength(MANY);
    expect(printTxt({ title: 'a', language: 'en-IN', blocks })).toHaveLength(3 * MANY - 1);
    expect(outlineOf(times('1. A\n')).clauses).toHaveLength(1);
    expect(checkDocument(times('clause 9.9\n'))).toHaveLength(MANY + 1);
  });

  it('parts of a section, side by side in one line, line by line, and each inside the one before', () => {
    const sideBySide = times('(a) ');
    expect(subdivide(sideBySide, 0, sideBySide.length).length).toBeLessThanOrEqual(MANY + 1);
    const counted = listed((index) => `(${(index % 999) + 1}) the tenant;\n`);
    expect(cutPassages(counted, [unit(counted)]).at(-1)?.end).toBe(counted.trimEnd().length);
    const nested = times('(1)\n');
    const passages = cutPassages(nested, [unit(nested)]);
    expect(passages.at(-1)?.end).toBe(nested.trimEnd().length);
    expect(Math.max(...passages.slice(0, 100).map(({ within }) => within.length))).toBeLessThanOrEqual(5);
  });

  it('words without a blank between them', () => {
    const text = times('abcdefghij');
    expect(cutPassages(text, [unit(text)]).every(({ start, end }) => end - start <= 2800)).toBe(true);
  });

  it('sections, items of a schedule and sentences', () => {
    const items = listed((index) => `${(index % 999) + 1}. Rent is due.\n`);
    const act = parseAct(`1. Short title.—This is it.\n\n2. Rent.—It is due.\n\nTHE SCHEDULE\n\n${items}`, 'Section');
    expect(act?.length).toBeGreaterThan(2);
    expect(sentences(times('It is due. '))).toHaveLength(MANY);
    const candidates = Array.from({ length: MANY }, (_, index) => ({ key: index + 1, weight: 1 }));
    expect(numberingChain(candidates, 30)).toHaveLength(MANY);
  });

  it('pages, hyphens and paragraphs of a file', () => {
    const pages = Array.from({ length: MANY }, (_, index) => ({ number: index + 1, text: `land-\nlord ${index}` }));
    expect(prepareText(pages).pageStarts).toHaveLength(MANY);
    expect(resolveLineEndHyphens(pages.map(() => 'land\ufffelord'))).toHaveLength(MANY);
    const [page] = readDocx(rawDocx(documentXml(times(paragraph('a')))), DEFAULT_EXTRACTION_LIMITS).pages;
    expect(page?.text).toHaveLength(2 * MANY - 1);
  });
});
