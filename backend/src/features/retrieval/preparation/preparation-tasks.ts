import type { HoldingText } from '../quotation/held-authorities.js';
import { type Authority, readAuthorities } from '../quotation/read-authorities.js';
import { type Claim, readClaims } from '../quotation/read-claims.js';
import type { AskedWords, Excerpt, ExcerptOrder } from '../search/excerpts/excerpt.js';
import { excerptOf } from '../search/excerpts/excerpt-of.js';
import { wholeSections } from '../questions/sections-to-ask.js';
import { passagePayloads, type PassageQuestions, toIndexDocument } from './indexing.js';
import { firstGarbledPage } from '../reading/legibility.js';
import { findFacts } from '../reading/metadata.js';
import type { PassagePayload } from '../library/passage-payload.js';
import { cutPassages } from '../reading/passages.js';
import type { CanonicalText, DocumentIdentity } from '../library/source-text.js';
import { readPages } from './stored-pages.js';
import { outlineOfFile, searchText } from './text-search.js';
import { citedPlaces } from '../search/citing/written-citations.js';
import { outlineOf } from '../reading/outline.js';
import { reportReading } from '../reading/reading-report.js';
import { parseStructure } from '../reading/structure/parse-structure.js';
import { heldIn, locateAll, type WantedQuotation } from '../quotation/whole-text.js';
import type { DocumentType } from '../reading/structure/unit.js';
import { prepareText, type PreparedText, type SourcePage } from '../reading/text-cleaner.js';

/** The pages of a file, one after the other. */
export interface WholeText {
  text: string;
  /** Whether any of them was read by OCR. */
  fromScan: boolean;
  /** Where each page begins in the text, in order; `number` counts from 1, null where the format has no pages. */
  pages: { number: number | null; start: number }[];
}

/** What is kept of a prepared text. */
const canonical = ({ text, pageStarts, pageNumbers, scannedPages }: PreparedText): CanonicalText => ({
  text,
  pageStarts,
  pageNumbers,
  ...(scannedPages.length > 0 && { scannedPages }),
});

const payloadsOf = (identity: DocumentIdentity, source: CanonicalText): PassagePayload[] =>
  passagePayloads(identity, source, cutPassages(source.text, parseStructure(source.text, identity.documentType)));

/** What a text says about itself, and what reading it revealed. */
function described(text: string, type: DocumentType, filename: string) {
  const units = parseStructure(text, type);
  const facts = findFacts(text, type, filename);
  return { facts, report: reportReading(text, units, type, filename, facts), outline: outlineOf(units, text) };
}

/** Work on whole sources: pure, and too long for the event loop. */
export const PREPARATION_TASKS = {
  prepare: ({ pages, type, filename }: { pages: readonly SourcePage[]; type: DocumentType; filename: string }) => {
    const garbledPage = firstGarbledPage(pages);
    if (garbledPage !== null) return { garbledPage };
    // Passages are cut later, by the title that the facts give: cutting them here too cost a tenth of the whole.
    const prepared = prepareText(pages);
    return { source: canonical(prepared), ...described(prepared.text, type, filename) };
  },
  describe: ({ source, type, filename }: { source: CanonicalText; type: DocumentType; filename: string }) =>
    described(source.text, type, filename),
  document: ({ identity, source }: { identity: DocumentIdentity; source: CanonicalText }) =>
    toIndexDocument(identity, payloadsOf(identity, source)),
  payloads: ({ identity, source }: { identity: DocumentIdentity; source: CanonicalText }) => payloadsOf(identity, source),
  encode: ({
    identity,
    payloads,
    dense,
    questions,
  }: {
    identity: DocumentIdentity;
    payloads: readonly PassagePayload[];
    dense?: readonly (readonly Float32Array[])[];
    questions?: PassageQuestions;
  }) => toIndexDocument(identity, payloads, dense, questions),
  sections: ({ identity, source }: { identity: DocumentIdentity; source: CanonicalText }) =>
    wholeSections(payloadsOf(identity, source), source.text),
  searchTexts: ({
    files,
    question,
    first,
  }: {
    files: readonly { stored: Uint8Array; filename: string }[];
    question: string;
    first: number;
  }) => {
    const read = files.map(({ stored, filename }) => {
      const source = canonical(prepareText(readPages(stored)));
      const identity = { documentId: filename, version: 1, documentType: 'other' as const, title: filename };
      return { filename, source, payloads: payloadsOf(identity, source) };
    });
    const passages = searchText(
      read.flatMap(({ payloads }) => payloads),
      question,
      first,
    );
    const texts = read.filter(({ filename }) => passages.some(({ documentId }) => documentId === filename));
    return { passages, texts: texts.map(({ filename, source }) => ({ filename, source })) };
  },
  searchText: ({ stored, filename, question, first }: { stored: Uint8Array; filename: string; question: string; first: number }) => {
    const source = canonical(prepareText(readPages(stored)));
    const identity = { documentId: filename, version: 1, documentType: 'other' as const, title: filename };
    const payloads = payloadsOf(identity, source);
    return { source, passages: searchText(payloads, question, first), ...outlineOfFile(payloads, source.text) };
  },
  wholeText: ({ stored }: { stored: Uint8Array }): WholeText => {
    const pages = readPages(stored);
    let start = 0;
    const starts = pages.map(({ number, text }) => {
      const begun = { number, start };
      start += text.length + 1;
      return begun;
    });
    return { text: pages.map(({ text }) => text).join('\n'), fromScan: pages.some(({ scan }) => scan !== undefined), pages: starts };
  },
  excerpts: ({ orders, asked }: { orders: readonly ExcerptOrder[]; asked: AskedWords }): Excerpt[] =>
    orders.map((order) => excerptOf(order, asked)),
  authorities: ({ text }: { text: string }): Authority[] => readAuthorities(text),
  claims: ({ text }: { text: string }): Claim[] => readClaims(text),
  citedPlaces: ({ texts }: { texts: readonly string[] }) => citedPlaces(texts),
  locate: ({ text, wanted }: { text: string; wanted: readonly WantedQuotation[] }) => locateAll(text, wanted),
  held: ({ text, wanted }: { text: HoldingText; wanted: readonly Authority[] }) => heldIn(text, wanted),
};
