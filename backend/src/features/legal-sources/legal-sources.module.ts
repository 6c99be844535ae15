import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { LegalIngestion } from './legal-ingestion.js';
import { LegalLibrary } from './legal-library.js';
import { LegalSourcesAdminController } from './legal-sources.admin.controller.js';
import { LegalDocument } from './legal-sources.entity.js';
import { IngestLegalDocumentHandler } from './legal-sources.job-handler.js';
import { LegalSourcesResolver } from './legal-sources.resolver.js';
import { LegalSourcesService } from './legal-sources.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LegalDocument]), RetrievalModule, StorageUpkeepModule],
  controllers: [LegalSourcesAdminController],
  providers: [LegalSourcesService, LegalSourcesResolver, LegalIngestion, LegalLibrary, IngestLegalDocumentHandler],
  exports: [LegalSourcesService],
})
export class LegalSourcesModule {}
