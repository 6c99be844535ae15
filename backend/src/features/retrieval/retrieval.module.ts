import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BuildLease } from './generations/build-lease.js';
import { ExpectedIndex } from './generations/expected-index.js';
import { IndexWatch } from './generations/index-watch.js';
import { IndexKeeper } from './index-keeper.task.js';
import { IndexGenerations } from './generations/index-generations.js';
import { IndexJobs } from './generations/index-jobs.js';
import { IndexRebuild } from './generations/index-rebuild.js';
import { IndexReport } from './generations/index-report.entity.js';
import { IndexWriter } from './generations/generation-updates.js';
import { TopicMeaning } from './generations/topic-meaning.js';
import { QuestionMeaning } from './search/meaning/question-meaning.js';
import { OutgoingGate } from '../../core/confidentiality/outgoing-gate.js';
import { Embedder } from '../../ports/embedder/embedder.js';
import { PassageVectors } from './generations/passage-vectors.js';
import { KeptQuestions } from './questions/kept-questions.js';
import { SectionQuestionsService } from './section-questions.service.js';
import { Preparation } from './preparation/preparation.js';
import { RebuildIndexHandler } from './retrieval.job-handler.js';
import { FollowChoice } from './generations/follow-choice.task.js';
import { SentenceModelResolver } from './sentence-model.resolver.js';
import { SentenceModelService } from './sentence-model.service.js';
import { SentenceModelState } from './generations/sentence-model-state.js';
import { RetrievalResolver } from './retrieval.resolver.js';
import { RetrievalService } from './retrieval.service.js';
import { Consultant } from './search/consultation.js';
import { Explainer } from './explaining/explainer.js';
import { PlainTextsService } from './explaining/plain-texts.service.js';
import { SearchController } from './search.controller.js';
import { Searcher } from './search/searcher.js';
import { SourceLibrary } from './library/source-library.js';
import { QuestionRunner } from './generations/question-runner.js';
import { Guide } from './guide/guide.js';
import { TextClaims } from './known-law/text-claims.service.js';
import { LawAuthorities } from './known-law/law-authorities.service.js';
import { GuideService } from './search/guide.service.js';
import { RetrievalIndex } from '../../ports/retrieval-index/retrieval-index.js';

@Module({
  imports: [TypeOrmModule.forFeature([IndexReport])],
  controllers: [SearchController],
  providers: [
    RetrievalService,
    GuideService,
    RetrievalResolver,
    { provide: Guide, useFactory: () => new Guide() },
    {
      provide: QuestionRunner,
      inject: [RetrievalIndex, ExpectedIndex, IndexWatch],
      useFactory: (index: RetrievalIndex, expected: ExpectedIndex, watch: IndexWatch) => new QuestionRunner(index, expected, watch),
    },
    {
      provide: Searcher,
      inject: [QuestionRunner, QuestionMeaning, SourceLibrary, Guide, KeptQuestions],
      useFactory: ({ index }: QuestionRunner, meaning: QuestionMeaning, library: SourceLibrary, guide: Guide, kept: KeptQuestions) =>
        new Searcher(index, meaning, library, guide, kept),
    },
    {
      provide: Consultant,
      inject: [QuestionRunner, Searcher, Guide],
      useFactory: ({ index }: QuestionRunner, searcher: Searcher, guide: Guide) => new Consultant(index, searcher, guide),
    },
    {
      provide: Explainer,
      inject: [QuestionRunner, SourceLibrary, Guide],
      useFactory: ({ index }: QuestionRunner, library: SourceLibrary, guide: Guide) => new Explainer(index, library, guide),
    },
    PlainTextsService,
    LawAuthorities,
    {
      provide: TextClaims,
      inject: [Guide, Searcher, QuestionRunner, Preparation],
      useFactory: (guide: Guide, searcher: Searcher, runner: QuestionRunner, preparation: Preparation) =>
        new TextClaims(guide, searcher, runner, preparation),
    },
    IndexWriter,
    PassageVectors,
    KeptQuestions,
    SectionQuestionsService,
    TopicMeaning,
    {
      provide: QuestionMeaning,
      inject: [Embedder, TopicMeaning, OutgoingGate],
      useFactory: (embedder: Embedder, topics: TopicMeaning, gate: OutgoingGate) =>
        new QuestionMeaning(embedder, (model) => topics.of(model), gate),
    },
    SentenceModelState,
    SentenceModelService,
    SentenceModelResolver,
    FollowChoice,
    IndexRebuild,
    IndexJobs,
    IndexGenerations,
    IndexKeeper,
    IndexWatch,
    ExpectedIndex,
    BuildLease,
    Preparation,
    RebuildIndexHandler,
  ],
  exports: [RetrievalService, GuideService, LawAuthorities, TextClaims, PlainTextsService, SectionQuestionsService],
})
export class RetrievalModule {}
