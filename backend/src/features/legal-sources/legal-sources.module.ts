import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { GoldenQuestionRow } from './golden-questions.entity.js';
import { GoldenQuestionsService } from './golden-questions.service.js';
import { IndexAdminService } from './index-admin.service.js';
import { IndexResolver } from './index.resolver.js';
import { IndexingControl } from './indexing-control.js';
import { LegalIngestion } from './legal-ingestion.js';
import { LegalLibrary } from './legal-library.js';
import { LegalSourcesAdminController } from './legal-sources.admin.controller.js';
import { LegalDocument } from './legal-sources.entity.js';
import { IngestLegalDocumentHandler } from './legal-sources.job-handler.js';
import { LegalSourcesResolver } from './legal-sources.resolver.js';
import { LegalSourcesService } from './legal-sources.service.js';
import { LibraryStatus } from './library-status.service.js';
import { LibraryUpkeep } from './library-upkeep.js';
import { SourceLinks } from './source-links.js';
import { SourceViewerController } from './source-viewer.controller.js';
import { SourceViewerResolver } from './source-viewer.resolver.js';
import { SourceViewer } from './source-viewer.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LegalDocument, GoldenQuestionRow]), RetrievalModule, StorageUpkeepModule],
  controllers: [LegalSourcesAdminController, SourceViewerController],
  providers: [
    LegalSourcesService,
    LegalSourcesResolver,
    LegalIngestion,
    LegalLibrary,
    IngestLegalDocumentHandler,
    IndexingControl,
    LibraryUpkeep,
    LibraryStatus,
    IndexAdminService,
    IndexResolver,
    GoldenQuestionsService,
    SourceLinks,
    SourceViewer,
    SourceViewerResolver,
  ],
  exports: [LegalSourcesService],
})
export class LegalSourcesModule {}
