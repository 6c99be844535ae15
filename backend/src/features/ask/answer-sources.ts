import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import type { AnswerSource, RelatedTerms } from '../../ports/language-model/language-model.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import {
  CitationGate,
  fullPath,
  type PassagePart,
  type PassagePayload,
  partsOf,
  RetrievalService,
} from '../retrieval/retrieval.service.js';
import { headingPathText } from '../retrieval/source-place.views.js';
import { type AskInput, ChatRole } from './ask.inputs.js';
import { SearchWords } from './search-words.js';

/** Passages of the library, and of the own document, that a model gets to see. */
const LIBRARY_PASSAGES = 8;
const REFERENCE_PASSAGES = 6;

export interface CitableSource extends AnswerSource {
  /** Id of the library document, or null for the own file. */
  documentId: string | null;
  documentType: string;
  gateId: string;
  /** First UTF-16 unit of the passage in the canonical text. */
  start: number;
  /** What a reader would cite for each stretch of the passage. */
  parts: readonly PassagePart[];
}

export interface Gathered {
  generation: string | null;
  /** What was searched for: the question, with those before it where it cannot stand alone, without the name of a document. */
  question: string;
  related: RelatedTerms[];
  sources: CitableSource[];
  gate: CitationGate;
}

/** Finds what an answer may quote and loads the full texts that quotations are checked against. */
@Injectable()
export class AnswerSources {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly files: ReferenceFilesService,
    private readonly searchWords: SearchWords,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError for the reference document */
  async gather(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Gathered> {
    const earlier = (input.history ?? []).filter(({ role }) => role === ChatRole.USER).map(({ text }) => text);
    const question = this.retrieval.standalone(input.question, earlier);
    const [library, reference] = await Promise.all([
      this.library(question, actor, signal),
      input.referenceFilename ? this.reference(actor, input.referenceFilename, question, signal) : null,
    ]);
    const sources = [...(reference?.sources ?? []), ...library.sources];
    const gate = new CitationGate([...library.texts, ...(reference?.texts ?? [])].map(([documentId, text]) => ({ documentId, ...text })));
    const related = this.retrieval.relatedTerms(library.asked);
    return {
      generation: library.generation,
      question: library.asked,
      related,
      sources: sources.map((each, index) => ({ ...each, id: String(index + 1) })),
      gate,
    };
  }

  private async library(question: string, { userId }: Actor, signal?: AbortSignal) {
    const words = () => this.searchWords.find(question, userId, signal);
    const { generation, passages, asked, relevant } = await this.retrieval.search({ question, words, first: LIBRARY_PASSAGES, signal });
    const found = relevant ? passages : [];
    const versions = new Map(found.map(({ documentId, documentVersion }) => [documentId, documentVersion]));
    const texts = await this.retrieval.sourceTexts(versions);
    // A document that was deleted a moment ago is quoted no more.
    const there = found.filter(({ documentId }) => texts.has(documentId));
    return {
      generation,
      asked,
      texts,
      sources: there.map((passage) => ({
        ...source(passage, passage.parts, passage.documentId, 'library'),
        cited: passage.found === 'reference',
      })),
    };
  }

  private async reference(actor: Actor, filename: string, question: string, signal?: AbortSignal) {
    const file = await this.files.text(actor, filename, signal);
    const { source: text, passages } = await this.retrieval.searchText(file.pages, file.filename, question, REFERENCE_PASSAGES, {
      userId: actor.userId,
      signal,
    });
    return {
      texts: new Map([[REFERENCE_ID, text]]),
      sources: passages.map((passage) => source(passage, partsOf(passage), null, 'reference')),
    };
  }
}

/** The own file's id at the gate; no library document can have it. */
const REFERENCE_ID = 'reference';

function source(
  passage: PassagePayload,
  parts: readonly PassagePart[],
  documentId: string | null,
  origin: AnswerSource['origin'],
): CitableSource {
  return {
    id: '',
    documentId,
    gateId: documentId ?? REFERENCE_ID,
    documentType: documentId ? passage.documentType : 'reference',
    title: passage.title,
    headingPath: headingPathText(fullPath(passage)),
    heading: passage.heading,
    text: passage.text,
    origin,
    start: passage.start,
    parts,
  };
}
