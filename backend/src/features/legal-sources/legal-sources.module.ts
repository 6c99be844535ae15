import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { UsersModule } from '../accounts/users.module.js';
import { PlainTextRow } from './library/plain-texts.entity.js';
import { TopicRow } from './library/topics.entity.js';
import { PlainTextsResolver } from './plain-texts/plain-texts.resolver.js';
import { PlainTextsAdmin } from './plain-texts/plain-texts.service.js';
import { TopicSectionsResolver, TopicsResolver } from './topics/topics.resolver.js';
import { TopicsService } from './topics/topics.service.js';
import { LibraryExport } from './bulk/library-export.service.js';
import { LibraryImport } from './bulk/library-import.service.js';
import { BrowseResolver, LibraryCoverageResolver, SourceContentsResolver, SourceEntryResolver } from './browse/browse.resolver.js';
import { BrowseController } from './browse/browse.controller.js';
import { BrowseService } from './browse/browse.service.js';
import { SourceUnits } from './browse/source-units.service.js';
import { CitedSources } from './browse/cited-sources.service.js';
import { CitingService } from './browse/citing.service.js';
import { PassageSourceResolver } from './browse/passage-source.resolver.js';
import { SourceNodes } from './browse/source-nodes.js';
import { EditsAdminController } from './edits/edits.admin.controller.js';
import { EditsResolver } from './edits/edits.resolver.js';
import { EditsService } from './edits/edits.service.js';
import { GoldenQuestionsService } from './golden-questions/golden-questions.service.js';
import { IndexAdminService } from './index-admin/index-admin.service.js';
import { IndexResolver } from './index-admin/index.resolver.js';
import { DerivedFacts } from './ingestion/derived-facts.js';
import { IndexingControl } from './ingestion/indexing-control.js';
import { LawStatusAdminController } from './law-status/law-status.admin.controller.js';
import { LawStatusResolver } from './law-status/law-status.resolver.js';
import { LawStatusService } from './law-status/law-status.service.js';
import { LegalIngestion } from './ingestion/legal-ingestion.js';
import { LegalLibrary } from './library/legal-library.js';
import { HeldDocuments } from './library/held-documents.service.js';
import { HeldTexts } from './library/held-texts.service.js';
import { LegalSourcesAdminController } from './legal-sources.admin.controller.js';
import { LegalDocument } from './legal-sources.entity.js';
import { IngestLegalDocumentHandler } from './legal-sources.job-handler.js';
import { LegalSourcesResolver } from './legal-sources.resolver.js';
import { LegalSourcesService } from './legal-sources.service.js';
import { LibraryMetrics } from './library/library-metrics.js';
import { LibraryStatus } from './library/library-status.service.js';
import { LibraryUpkeep } from './ingestion/library-upkeep.task.js';
import { LackingKinds } from './missing-law/lacking-kinds.service.js';
import { MissingLawResolver } from './missing-law/missing-law.resolver.js';
import { MissingLawService } from './missing-law/missing-law.service.js';
import { SourceLinks } from './source-viewer/source-links.js';
import { SourceViewerAdminResolver } from './source-viewer/source-viewer.admin.resolver.js';
import { SourceViewerController } from './source-viewer/source-viewer.controller.js';
import { SourceViewerResolver } from './source-viewer/source-viewer.resolver.js';
import { SourceViewer } from './source-viewer/source-viewer.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LegalDocument, PlainTextRow, TopicRow]), RetrievalModule, StorageUpkeepModule, UsersModule],
  controllers: [LegalSourcesAdminController, EditsAdminController, LawStatusAdminController, SourceViewerController, BrowseController],
  providers: [
    LegalSourcesService,
    LegalSourcesResolver,
    LegalIngestion,
    LegalLibrary,
    IngestLegalDocumentHandler,
    DerivedFacts,
    IndexingControl,
    LibraryUpkeep,
    LibraryStatus,
    HeldDocuments,
    HeldTexts,
    LibraryMetrics,
    LawStatusService,
    LawStatusResolver,
    EditsService,
    EditsResolver,
    LibraryImport,
    LibraryExport,
    IndexAdminService,
    IndexResolver,
    GoldenQuestionsService,
    TopicsService,
    MissingLawService,
    LackingKinds,
    MissingLawResolver,
    TopicsResolver,
    TopicSectionsResolver,
    PlainTextsAdmin,
    PlainTextsResolver,
    SourceLinks,
    SourceViewer,
    SourceViewerResolver,
    SourceViewerAdminResolver,
    BrowseService,
    SourceUnits,
    CitingService,
    CitedSources,
    PassageSourceResolver,
    SourceNodes,
    BrowseResolver,
    SourceContentsResolver,
    SourceEntryResolver,
    LibraryCoverageResolver,
  ],
  exports: [LegalSourcesService, HeldDocuments, HeldTexts, LegalLibrary, CitedSources, CitingService],
})
export class LegalSourcesModule {}
