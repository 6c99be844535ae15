import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { ChangeMarks } from './changes/change-marks.js';
import { LawChangesController } from './changes/law-changes.controller.js';
import { LawChangesResolver } from './changes/law-changes.resolver.js';
import { LawChanges } from './changes/law-changes.service.js';
import { LawChangesTask } from './changes/law-changes.task.js';
import { CitationNotes } from './keeping/citation-notes.js';
import { CitedLawSeal } from './keeping/cited-law-seal.js';
import { AnswerReceiptsController } from './receipts/answer-receipts.controller.js';
import { AnswerReceiptsResolver, ExchangeReceiptResolver } from './receipts/answer-receipts.resolver.js';
import { AnswerReceipts } from './receipts/answer-receipts.service.js';
import { ReceiptFiles } from './receipts/receipt-files.service.js';
import { AnswerSlipsController } from './slips/answer-slips.controller.js';
import { AnswerSlipsResolver } from './slips/answer-slips.resolver.js';
import { AnswerSlips } from './slips/answer-slips.service.js';
import { QuotationStandings } from './standing/quotation-standings.service.js';

/** Which answers and drafts cite which law, what became of that law since, and the receipts and slips of answers. */
@Module({
  imports: [ConversationsModule, DeadlinesModule, DraftingModule, LegalSourcesModule, RenderingModule, RetrievalModule],
  controllers: [LawChangesController, AnswerReceiptsController, AnswerSlipsController],
  providers: [
    CitedLawSeal,
    CitationNotes,
    ChangeMarks,
    LawChangesTask,
    LawChanges,
    LawChangesResolver,
    QuotationStandings,
    AnswerReceipts,
    ReceiptFiles,
    ExchangeReceiptResolver,
    AnswerReceiptsResolver,
    AnswerSlips,
    AnswerSlipsResolver,
  ],
})
export class CitedLawModule {}
