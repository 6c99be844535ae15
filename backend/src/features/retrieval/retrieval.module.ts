import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IndexKeeper } from './index-keeper.js';
import { IndexGenerations } from './index-generations.js';
import { IndexRebuild } from './index-rebuild.js';
import { IndexReport } from './index-report.entity.js';
import { IndexWriter } from './index-writer.js';
import { Preparation } from './preparation.js';
import { RebuildIndexHandler } from './retrieval.job-handler.js';
import { RetrievalResolver } from './retrieval.resolver.js';
import { RetrievalService } from './retrieval.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([IndexReport])],
  providers: [
    RetrievalService,
    RetrievalResolver,
    IndexWriter,
    IndexRebuild,
    IndexGenerations,
    IndexKeeper,
    Preparation,
    RebuildIndexHandler,
  ],
  exports: [RetrievalService],
})
export class RetrievalModule {}
