import { Injectable } from '@nestjs/common';
import { SourceLibrary } from './library/source-library.js';
import { KeptQuestions } from './questions/kept-questions.js';
import type { WholeSection } from './questions/sections-to-ask.js';
import { Preparation } from './preparation/preparation.js';
import { NothingToIndexError } from './retrieval.errors.js';
import { RetrievalService } from './retrieval.service.js';

export { QUESTIONS_PER_SECTION } from './encoding/analysis-manifest.js';
export type { WholeSection } from './questions/sections-to-ask.js';

/** The sections of a document as it is stored now. */
export interface SectionedDocument {
  title: string;
  version: number;
  sections: WholeSection[];
}

/** What the feature that has questions written needs from the library and its index. */
@Injectable()
export class SectionQuestionsService {
  constructor(
    private readonly library: SourceLibrary,
    private readonly preparation: Preparation,
    private readonly retrieval: RetrievalService,
    private readonly kept: KeptQuestions,
  ) {}

  /** The documents whose text was read, with the version of the text. */
  async documents(): Promise<{ documentId: string; version: number }[]> {
    return (await this.library.entries()).map(({ documentId, version }) => ({ documentId, version }));
  }

  /** Titles by document. */
  async titles(): Promise<Map<string, string>> {
    const { entries } = await this.library.snapshot();
    return new Map(entries.map(({ documentId, title }) => [documentId, title]));
  }

  /** @returns null when the document is gone */
  async sectionsOf(documentId: string): Promise<SectionedDocument | null> {
    const source = await this.library.load(documentId);
    if (!source) return null;
    const { title, version } = source.identity;
    return { title, version, sections: await this.preparation.sections(source.identity, source.source) };
  }

  /**
   * Puts the questions of a document into the index as they are stored now.
   * @throws JobMustWait while the index cannot be reached
   */
  async index(documentId: string, signal?: AbortSignal): Promise<void> {
    const source = await this.library.load(documentId);
    if (!source) return;
    try {
      await this.retrieval.write(source, signal);
    } catch (error) {
      if (!(error instanceof NothingToIndexError)) throw error;
    }
    await this.kept.look();
  }
}
