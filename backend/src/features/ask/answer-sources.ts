import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import type { AnswerSource } from '../../ports/language-model/language-model.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import { CitationGate, type CanonicalText, type PassagePayload, RetrievalService } from '../retrieval/retrieval.service.js';
import type { AskInput } from './ask.inputs.js';

/** Passages of the library, and of the own document, that a model gets to see. */
const LIBRARY_PASSAGES = 8;
const REFERENCE_PASSAGES = 6;
const SEPARATOR = ' › ';

export interface CitableSource extends AnswerSource {
  /** Id of the library document, or null for the own file. */
  documentId: string | null;
  documentType: string;
  gateId: string;
  /** First UTF-16 unit of the passage in the canonical text. */
  start: number;
}

export interface Gathered {
  generation: string | null;
  sources: CitableSource[];
  gate: CitationGate;
}

/** Finds what an answer may quote and loads the full texts that quotations are checked against. */
@Injectable()
export class AnswerSources {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly files: ReferenceFilesService,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError for the reference document */
  async gather(actor: Actor, { question, referenceFilename }: AskInput, signal?: AbortSignal): Promise<Gathered> {
    const [library, reference] = await Promise.all([
      this.retrieval.search({ question, first: LIBRARY_PASSAGES, signal }),
      referenceFilename ? this.reference(actor, referenceFilename, question, signal) : null,
    ]);
    const relevant = library.relevant ? library.passages : [];
    const texts = new Map<string, CanonicalText>();
    for (const documentId of new Set(relevant.map((passage) => passage.documentId))) {
      const text = await this.retrieval.sourceText(documentId);
      if (text) texts.set(documentId, text);
    }
    const sources = relevant
      .filter((passage) => texts.has(passage.documentId))
      .map((passage) => source(passage, passage.documentId, 'library'));
    if (reference) {
      texts.set(REFERENCE_ID, reference.source);
      sources.unshift(...reference.passages.map((passage) => source(passage, null, 'reference')));
    }
    const gate = new CitationGate([...texts].map(([documentId, text]) => ({ documentId, ...text })));
    return { generation: library.generation, sources: sources.map((each, index) => ({ ...each, id: String(index + 1) })), gate };
  }

  private async reference(actor: Actor, filename: string, question: string, signal?: AbortSignal) {
    const file = await this.files.text(actor, filename, signal);
    return this.retrieval.searchText(file.pages, file.filename, question, REFERENCE_PASSAGES);
  }
}

/** The own file's id at the gate; no library document can have it. */
const REFERENCE_ID = 'reference';

function source(passage: PassagePayload, documentId: string | null, origin: AnswerSource['origin']): CitableSource {
  return {
    id: '',
    documentId,
    gateId: documentId ?? REFERENCE_ID,
    documentType: documentId ? passage.documentType : 'reference',
    title: passage.title,
    headingPath: passage.headingPath.join(SEPARATOR),
    text: passage.text,
    origin,
    start: passage.start,
  };
}
