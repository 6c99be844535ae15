import { Module } from '@nestjs/common';
import { MattersModule } from '../matters/matters.module.js';
import { ModelUsageModule } from '../model-usage/model-usage.module.js';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { LawProposals } from './law/law-proposals.js';
import { NoticeController } from './notice.controller.js';
import { NoticeResolver } from './notice.resolver.js';
import { NoticeService } from './notice.service.js';
import { ReferenceMaterial } from './reference-material.js';

@Module({
  imports: [ReferenceFilesModule, MattersModule, RetrievalModule, ModelUsageModule],
  controllers: [NoticeController],
  providers: [NoticeService, NoticeResolver, LawProposals, ReferenceMaterial],
  exports: [NoticeService, ReferenceMaterial],
})
export class NoticesModule {}
