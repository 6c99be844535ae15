import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { lightCall, textThreads } from '../../../core/concurrency/text-threads.js';
import { DocumentTooComplexError, DocumentTooManyPagesError } from '../rendering.errors.js';
import type { BundleOrder } from '../html/bundle/bundle-html.js';
import { MAX_PDF_PAGES, type PRINTERS, type PrintOrder, type RedlineOrder } from './print-parts.js';

/** On whose behalf a file is made; `signal` aborts when nobody is waiting for it any longer. */
export interface PrintTurn {
  userId: string;
  signal?: AbortSignal;
}

/**
 * Prints texts off the event loop.
 * Every call throws DocumentTooComplexError, TextTooComplexError after five seconds, TooManyWaitingError, or the signal's reason.
 */
@Injectable()
export class PrintingThreads implements OnApplicationShutdown {
  private readonly threads = textThreads<typeof PRINTERS>(new URL('./printing.worker.js', import.meta.url), { refusals: refusal });

  txt(order: Pick<PrintOrder, 'content' | 'test'>, { userId, signal }: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(userId, 'txt', order, lightCall([order.content], signal));
  }

  /** @throws also DocumentTooManyPagesError, before a browser has seen the text */
  html(order: PrintOrder, { userId, signal }: PrintTurn): Promise<string> {
    return this.threads.call(userId, 'html', order, lightCall([order.content], signal));
  }

  /** A draft with its annexures as a page for the PDF engine. @throws also DocumentTooManyPagesError */
  bundle(order: BundleOrder & { content: string }, { userId, signal }: PrintTurn): Promise<string> {
    return this.threads.call(userId, 'bundle', order, { signal });
  }

  docx(order: PrintOrder, { userId, signal }: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(userId, 'docx', order, { signal });
  }

  redline(order: RedlineOrder, { userId, signal }: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(userId, 'redline', order, { signal });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}

function refusal(name: string): Error | undefined {
  if (name === DocumentTooComplexError.name) return new DocumentTooComplexError();
  if (name === DocumentTooManyPagesError.name) return new DocumentTooManyPagesError(MAX_PDF_PAGES);
  return undefined;
}
