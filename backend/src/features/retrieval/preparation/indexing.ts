import type { DocumentIdentity } from '../library/source-text.js';
import type { PassageText } from '../../../ports/embedder/embedder.js';
import type { FieldValue, IndexDocument } from '../../../ports/retrieval-index/retrieval-index.js';
import { encodePassage, type PassageFields } from '../encoding/encoder.js';
import { findFacts, type DocumentFacts } from '../reading/metadata.js';
import { cutPassages, type Passage } from '../reading/passages.js';
import { fullPath, type PassagePayload } from '../library/passage-payload.js';
import { parseStructure } from '../reading/structure/parse-structure.js';
import type { DocumentType } from '../reading/structure/unit.js';
import { isFromScan, pageIndexAt, prepareText, type PreparedText, type SourcePage } from '../reading/text-cleaner.js';

export interface PreparedDocument {
  prepared: PreparedText;
  facts: DocumentFacts;
  passages: Passage[];
}

/** From pages to canonical text, facts and passages: pure, deterministic and fit for a worker thread (everything can be cloned). */
export function prepareDocument(pages: readonly SourcePage[], type: DocumentType, filename: string): PreparedDocument {
  const prepared = prepareText(pages);
  const facts = findFacts(prepared.text, type, filename);
  const passages = cutPassages(prepared.text, parseStructure(prepared.text, type));
  return { prepared, facts, passages };
}

type PageMap = Pick<PreparedText, 'text' | 'pageStarts' | 'pageNumbers'> & { scannedPages?: readonly number[] };

/** Longer than this, something other than white space and a heading stands between two passages. */
const MAX_GAP = 200;

function adjoins(before: Passage, after: Passage): boolean {
  const distance = after.start - before.end;
  const chapter = ({ path }: Passage): string => path.slice(0, -1).join('\n');
  return distance >= 0 && distance <= MAX_GAP && chapter(before) === chapter(after);
}

function payloadOf(identity: DocumentIdentity, source: PageMap, passage: Passage, before: Passage | undefined): PassagePayload {
  const page = (offset: number): number | null => source.pageNumbers[pageIndexAt(source.pageStarts, offset)] ?? null;
  return {
    documentId: identity.documentId,
    title: identity.title,
    documentType: identity.documentType,
    headingPath: passage.path,
    within: passage.within,
    subunits: passage.subunits,
    heading: passage.heading,
    unit: passage.unit,
    kind: passage.kind,
    pageFrom: page(passage.start),
    pageTo: page(Math.max(passage.start, passage.end - 1)),
    ...(isFromScan(source, passage.start, passage.end) && { fromScan: true }),
    ...(passage.wordsOf !== undefined && { wordsOf: passage.wordsOf }),
    ...(passage.joinedColumns && { joinedColumns: true as const }),
    start: passage.start,
    end: passage.end,
    text: source.text.slice(passage.start, passage.end),
    gap: before && adjoins(before, passage) ? source.text.slice(before.end, passage.start) : null,
  };
}

/** What an embedder should read for a passage: its place and its words. */
export function passageText(payload: PassagePayload): PassageText {
  return { place: [payload.title, ...fullPath(payload), payload.heading].filter(Boolean).join('\n'), text: payload.text };
}

/** The payloads of a document's passages, in order; `source` is the stored canonical text with its page map. */
export function passagePayloads(identity: DocumentIdentity, source: PageMap, passages: readonly Passage[]): PassagePayload[] {
  return passages.map((passage, i) => payloadOf(identity, source, passage, passages[i - 1]));
}

/** The fields that the encoder weighs. @param questions that the passage answers */
export function passageFields(payload: PassagePayload, questions: readonly string[] = []): PassageFields {
  const { title, headingPath, heading, unit, text } = payload;
  return { title, headings: [...headingPath, heading], unit, text, ...(questions.length > 0 && { questions }) };
}

/**
 * The questions that the passages of a document answer, each list in the order of the passages. They are used for searching and never
 * shown.
 */
export interface PassageQuestions {
  /** Of all that is known about these passages; 0 where nothing was ever asked. */
  revision: number;
  texts?: readonly (readonly string[])[];
  /** When an embedder is configured. */
  vectors?: readonly (readonly Float32Array[])[];
}

/**
 * A document ready for the index.
 * @param dense the vectors of each payload when an embedder is configured.
 */
export function toIndexDocument(
  identity: DocumentIdentity,
  payloads: readonly PassagePayload[],
  dense?: readonly (readonly Float32Array[])[],
  questions: PassageQuestions = { revision: 0 },
): IndexDocument {
  const shared: Record<string, FieldValue> = { documentId: identity.documentId, documentType: identity.documentType };
  if (identity.year != null) shared.year = identity.year;
  if (identity.jurisdiction) shared.jurisdiction = identity.jurisdiction;
  return {
    docId: identity.documentId,
    docVersion: identity.version,
    ...(questions.revision > 0 && { revision: questions.revision }),
    passages: payloads.map((payload, ordinal) => ({
      ordinal,
      lexical: encodePassage(passageFields(payload, questions.texts?.[ordinal])),
      ...(dense?.[ordinal] && { dense: dense[ordinal] }),
      ...(questions.vectors?.[ordinal]?.length && { questions: questions.vectors[ordinal] }),
      fields: payload.unit ? { ...shared, unit: payload.unit.toLowerCase() } : shared,
      payload: { ...payload },
    })),
  };
}
