import { Module } from '@nestjs/common';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { MattersModule } from '../matters/matters.module.js';
import { ModelUsageModule } from '../model-usage/model-usage.module.js';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { AnswerSources } from './answer-sources.js';
import { AskController } from './ask.controller.js';
import { AskResolver } from './ask.resolver.js';
import { AskService } from './ask.service.js';
import { CitationSourceResolver, SectionSourceResolver } from './cited-source.resolver.js';
import { KeptAnswers } from './kept-answers.js';
import { OwnFiles } from './own-file/own-files.service.js';
import { SearchWords } from './search-words.js';

@Module({
  imports: [RetrievalModule, LegalSourcesModule, ReferenceFilesModule, MattersModule, ModelUsageModule, NoticesModule, DeadlinesModule],
  controllers: [AskController],
  providers: [AskService, KeptAnswers, AskResolver, AnswerSources, OwnFiles, SearchWords, CitationSourceResolver, SectionSourceResolver],
})
export class AskModule {}
