import { Module } from '@nestjs/common';
import { IndexKeeper } from './index-keeper.js';
import { IndexRebuild } from './index-rebuild.js';
import { IndexWriter } from './index-writer.js';
import { Preparation } from './preparation.js';
import { RebuildIndexHandler } from './retrieval.job-handler.js';
import { RetrievalResolver } from './retrieval.resolver.js';
import { RetrievalService } from './retrieval.service.js';

@Module({
  providers: [RetrievalService, RetrievalResolver, IndexWriter, IndexRebuild, IndexKeeper, Preparation, RebuildIndexHandler],
  exports: [RetrievalService],
})
export class RetrievalModule {}
