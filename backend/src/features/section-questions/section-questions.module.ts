import { Module } from '@nestjs/common';
import { ModelUsageModule } from '../model-usage/model-usage.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { QuestionWritingService } from './question-writing.service.js';
import { BatchSettler } from './rounds/batch-settler.js';
import { QuestionRound } from './rounds/question-round.js';
import { QuestionScanner } from './rounds/question-scanner.js';
import { QuestionSender } from './rounds/question-sender.js';
import { QuestionStore } from './rounds/question-store.js';
import { WriteQuestionsHandler } from './section-questions.job-handler.js';
import { SectionQuestionsResolver } from './section-questions.resolver.js';

@Module({
  imports: [RetrievalModule, ModelUsageModule],
  providers: [
    QuestionStore,
    QuestionScanner,
    QuestionSender,
    BatchSettler,
    QuestionRound,
    QuestionWritingService,
    WriteQuestionsHandler,
    SectionQuestionsResolver,
  ],
})
export class SectionQuestionsModule {}
