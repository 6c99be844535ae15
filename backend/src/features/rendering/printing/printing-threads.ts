import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { lightCall, textThreads } from '../../../core/concurrency/text-threads.js';
import { DocumentTooComplexError, DocumentTooManyPagesError } from '../rendering.errors.js';
import { ApprovedTexts, type MadeTexts, type PaperApproval } from '../../../core/approval/approved-texts.js';
import type { BundleOrder } from '../html/bundle/bundle-html.js';
import type { Marking } from '../paper-marks.js';
import { MAX_PDF_PAGES, type PRINTERS, type PrintOrder, type RedlineOrder } from './print-parts.js';

/** On whose behalf a file is made; `signal` aborts when nobody is waiting for it any longer. */
export interface PrintTurn {
  userId: string;
  signal?: AbortSignal;
}

/** What is printed, before anybody has asked whether it is approved. */
type Unmarked<Order> = Omit<Order, 'approval'> & {
  /** Whose approval counts where that is not the printed text: the answers of an export, and who gave them. */
  made?: MadeTexts;
};

/**
 * Prints texts off the event loop. Nothing is printed anywhere else, and each call asks anew whether the text needs approval and has it.
 * Every call throws DocumentTooComplexError, TextTooComplexError after five seconds, TooManyWaitingError, or the signal's reason.
 */
@Injectable()
export class PrintingThreads implements OnApplicationShutdown {
  private readonly threads = textThreads<typeof PRINTERS>(new URL('./printing.worker.js', import.meta.url), { refusals: refusal });

  constructor(private readonly approved: ApprovedTexts) {}

  async txt(order: Unmarked<Pick<PrintOrder, 'content' | keyof Marking>>, turn: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(turn.userId, 'txt', await this.marked(order, turn), lightCall([order.content], turn.signal));
  }

  /** @throws also DocumentTooManyPagesError, before a browser has seen the text */
  async html(order: Unmarked<PrintOrder>, turn: PrintTurn): Promise<string> {
    return this.threads.call(turn.userId, 'html', await this.marked(order, turn), lightCall([order.content], turn.signal));
  }

  /** A draft with its annexures as a page for the PDF engine. @throws also DocumentTooManyPagesError */
  async bundle(order: Unmarked<BundleOrder & { content: string }>, turn: PrintTurn): Promise<string> {
    return this.threads.call(turn.userId, 'bundle', await this.marked(order, turn), { signal: turn.signal });
  }

  async docx(order: Unmarked<PrintOrder>, turn: PrintTurn): Promise<Uint8Array> {
    return this.threads.call(turn.userId, 'docx', await this.marked(order, turn), { signal: turn.signal });
  }

  /** A redline shows both texts: the earlier one has to be approved as well. */
  async redline(order: Unmarked<RedlineOrder>, turn: PrintTurn): Promise<Uint8Array> {
    const made = { ...order.made, texts: [...(order.made?.texts ?? [order.content]), order.compareWith] };
    return this.threads.call(turn.userId, 'redline', await this.marked({ ...order, made }, turn), { signal: turn.signal });
  }

  private async marked<Order extends { content: string; made?: MadeTexts }>(
    { made, ...order }: Order,
    { userId }: PrintTurn,
  ): Promise<Omit<Order, 'made'> & { approval: PaperApproval | null }> {
    return { ...order, approval: await this.approved.onPaper(userId, made ?? { texts: [order.content] }) };
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
