import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LIGHT_CHARACTERS, textThreads } from '../../../core/workers/text-threads.js';
import { DocumentTooComplexError, DocumentTooManyPagesError } from '../rendering.errors.js';
import type { BundleOrder } from '../html/bundle/bundle-html.js';
import { MAX_PDF_PAGES, PRINTERS, type PrintOrder, type RedlineOrder } from './print-parts.js';

/** On whose behalf a file is made; `signal` aborts when nobody is waiting for it any longer. */
export interface PrintTurn {
  userId: string;
  signal?: AbortSignal;
}

/**
 * Prints texts off the event loop: Word files always, the others when they are long.
 * Every call throws DocumentTooComplexError, TextTooComplexError after five seconds, TooManyWaitingError, or the signal's reason.
 */
@Injectable()
export class PrintingThreads implements OnApplicationShutdown {
  private readonly threads = textThreads<typeof PRINTERS>(new URL('./printing.worker.js', import.meta.url), { refusals: refusal });

  async txt(order: PrintOrder, { userId, signal }: PrintTurn): Promise<Uint8Array> {
    return order.content.length <= LIGHT_CHARACTERS ? PRINTERS.txt(order) : this.threads.call(userId, 'txt', order, signal);
  }

  /** @throws also DocumentTooManyPagesError, before a browser has seen the text */
  async html(order: PrintOrder, { userId, signal }: PrintTurn): Promise<string> {
    return order.content.length <= LIGHT_CHARACTERS ? PRINTERS.html(order) : this.threads.call(userId, 'html', order, signal);
  }

  /** A draft with its annexures as a page for the PDF engine. @throws also DocumentTooManyPagesError */
  bundle(order: BundleOrder & { content: string }, { userId, signal }: PrintTurn): Promise<string> {
    return this.threads.call(userId, 'bundle', order, signal);
  }

  docx(order: PrintOrder, { userId, signal }: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(userId, 'docx', order, signal);
  }

  redline(order: RedlineOrder, { userId, signal }: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(userId, 'redline', order, signal);
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
