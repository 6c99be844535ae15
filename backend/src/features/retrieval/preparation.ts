import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkerClient } from '../../core/workers/worker-client.js';
import type { IndexDocument } from '../../ports/retrieval-index/retrieval-index.js';
import type { DocumentIdentity } from './indexing.js';
import type { DocumentFacts } from './metadata.js';
import type { PassagePayload } from './passage-payload.js';
import type { DocumentType } from './structure/unit.js';
import type { PreparedText, SourcePage } from './text-cleaner.js';

/** The stored text of a source; every span and quotation refers to it. Offsets are UTF-16 units. */
export type CanonicalText = Pick<PreparedText, 'text' | 'pageStarts' | 'pageNumbers'>;

/** Enough for the largest file that can be uploaded, many times over. */
const CALL_LIMIT_MS = 120_000;

/** Cleaning, cutting and encoding of whole documents, in a thread of its own so that the event loop stays free. */
@Injectable()
export class Preparation implements OnApplicationShutdown {
  private readonly thread = new WorkerClient(new URL('./preparation.worker.js', import.meta.url), { timeoutMs: CALL_LIMIT_MS });

  prepare(pages: readonly SourcePage[], type: DocumentType, filename: string): Promise<{ source: CanonicalText; facts: DocumentFacts }> {
    return this.thread.call('prepare', { pages, type, filename });
  }

  /** The document as the index takes it, in one call. */
  document(identity: DocumentIdentity, source: CanonicalText): Promise<IndexDocument> {
    return this.thread.call('document', { identity, source });
  }

  payloads(identity: DocumentIdentity, source: CanonicalText): Promise<PassagePayload[]> {
    return this.thread.call('payloads', { identity, source });
  }

  encode(identity: DocumentIdentity, payloads: readonly PassagePayload[], dense?: readonly Float32Array[]): Promise<IndexDocument> {
    return this.thread.call('encode', { identity, payloads, dense });
  }

  /** The passages of one text that bear on a question, best first, with the text that their spans refer to. */
  searchText(
    pages: readonly SourcePage[],
    filename: string,
    question: string,
    first: number,
  ): Promise<{ source: CanonicalText; passages: PassagePayload[] }> {
    return this.thread.call('searchText', { pages, filename, question, first });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }
}
