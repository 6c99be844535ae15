import { readLabel } from '../../src/features/rendering/parse/clause-labels.js';
import {
  isCapitals,
  isConnector,
  isPageBreak,
  isRule,
  isSignature,
  looksLikeTitle,
  readBullet,
  readCitation,
  readHeading,
  splitSignatureColumns,
} from '../../src/features/rendering/parse/line-rules.js';
import { parseDocument } from '../../src/features/rendering/parse/parse-document.js';
import { parseInline } from '../../src/features/rendering/parse/parse-inline.js';
import { readTable } from '../../src/features/rendering/parse/parse-table.js';
import { sourceLines } from '../../src/features/rendering/parse/source-lines.js';
import { readTree, writeTree } from '../../src/features/rendering/tree/draft-tree.js';
import { ordinaryLayout } from '../../src/features/rendering/layout/page-layout.js';
import { printDocx } from '../../src/features/rendering/docx/print-docx.js';
import { printHtml } from '../../src/features/rendering/html/print-html.js';
import { printTxt } from '../../src/features/rendering/txt/print-txt.js';
import { alignUnits } from '../../src/features/rendering/redline/align-units.js';
import { redlineDocx } from '../../src/features/rendering/redline/redline-docx.js';
import { redlineUnits } from '../../src/features/rendering/redline/redline-units.js';
import { wordChanges } from '../../src/features/rendering/redline/word-changes.js';
import { wrap } from '../../src/features/rendering/layout/wrap-text.js';
import type { Parser } from './parser.js';

/** The text with every seventh line changed and every eleventh gone. */
const edited = (text: string): string =>
  text
    .split('\n')
    .flatMap((line, index) => (index % 11 === 10 ? [] : [index % 7 === 6 ? `${line} x` : line]))
    .join('\n');
/** Every block rewritten. */
const rewritten = (text: string): string => {
  const { nodes, tail } = readTree(text);
  return writeTree({ nodes: nodes.map((node) => ({ ...node, source: null })), tail });
};
const units = (text: string) => redlineUnits(parseDocument(text));

/** What reads the text of a document to print it or to compare it. */
export const parsers: readonly Parser[] = [
  { name: 'sourceLines', run: sourceLines },
  { name: 'parseDocument', size: 2500, run: parseDocument },
  { name: 'writeTree', size: 2500, run: rewritten },
  { name: 'parseInline', run: parseInline },
  {
    name: 'readTable',
    run: (text) => [readTable(text.split('\n'), 0), readTable([`| a | b |`, '|-|-|', text], 0), readTable([text, text], 0)],
  },
  { name: 'readLabel', run: readLabel },
  {
    name: 'line rules',
    run: (text) =>
      [isCapitals, isConnector, isPageBreak, isRule, looksLikeTitle, readBullet, readCitation, readHeading].map((rule) => rule(text)),
  },
  { name: 'readHeading', run: (text) => readHeading(`# ${text.slice(0, 1900)}`) },
  { name: 'signatures', run: (text) => [isSignature(text.split('\n')), splitSignatureColumns(text.split('\n'))] },
  { name: 'wrap', run: (text) => wrap(text, 78) },
  { name: 'printTxt', size: 2500, run: (text) => printTxt(parseDocument(text)) },
  { name: 'printHtml', size: 2500, run: (text) => printHtml(parseDocument(text), ordinaryLayout('A4')) },
  { name: 'printDocx', longest: 12_000, size: 250, oneIn: 12, run: (text) => printDocx(parseDocument(text), ordinaryLayout('A4')) },
  { name: 'alignUnits', size: 2500, oneIn: 4, run: (text) => alignUnits(units(text), units(edited(text))) },
  {
    name: 'wordChanges',
    longest: 20_000,
    size: 8000,
    oneIn: 6,
    run: (text) => wordChanges([{ text }], [{ text: edited(text) }, { text: 'more', bold: true }]),
  },
  {
    name: 'redlineDocx',
    longest: 12_000,
    size: 250,
    oneIn: 16,
    run: (text) => redlineDocx(text, edited(text), { author: 'a', date: new Date(0) }),
  },
];
