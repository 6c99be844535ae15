import type { AnswerSource } from '../../ports/language-model/language-model.js';
import { fullPath, type PassagePart, type PassagePayload } from '../retrieval/retrieval.service.js';
import { headingPathText } from '../retrieval/source-place.views.js';
import type { CitationSourceType } from './ask.views.js';

/** A source that an answer may quote, with what is needed to check and to name the quotation. */
export interface CitableSource extends AnswerSource {
  /** Id of the library document, or null for the asker's own file. */
  documentId: string | null;
  documentType: `${CitationSourceType}`;
  gateId: string;
  /** First UTF-16 unit of the passage in the canonical text. */
  start: number;
  /** What a reader would cite for each stretch of the passage. */
  parts: readonly PassagePart[];
  /** Whether it is in force, in words; null where nobody knows, and for the asker's own file. */
  stamp: string | null;
  /** The same for the whole document, for words of it from elsewhere. */
  actStamp: string | null;
  /**
   * Of passages of the asker's own file: whether they share words with the question, begin a file that shares none, or are all of a short
   * one. A model reads a short file as a whole, what only quotes looks at the passages.
   */
  ofFile?: 'found' | 'opening' | 'whole';
}

/** @param gateId what names the text at the citation gate */
export function source(passage: PassagePayload, parts: readonly PassagePart[], documentId: string | null, gateId: string): CitableSource {
  return {
    id: '',
    documentId,
    gateId,
    documentType: documentId ? passage.documentType : 'reference',
    title: passage.title,
    headingPath: headingPathText(fullPath(passage)),
    heading: passage.heading,
    text: passage.text,
    origin: documentId ? 'library' : 'reference',
    start: passage.start,
    parts,
    stamp: null,
    actStamp: null,
  };
}
