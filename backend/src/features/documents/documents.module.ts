import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { DocumentTypesService } from './document-types.service.js';
import { DocumentsController } from './documents.controller.js';
import { GeneratedDocument } from './documents.entity.js';
import { DocumentsResolver } from './documents.resolver.js';
import { DocumentsService } from './documents.service.js';
import { Drafting } from './drafting.js';
import { TemplateStore } from './template-store.js';

@Module({
  imports: [TypeOrmModule.forFeature([GeneratedDocument]), TokensModule, ReferenceFilesModule, RetrievalModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, DocumentsResolver, Drafting, TemplateStore, DocumentTypesService],
  exports: [DocumentTypesService],
})
export class DocumentsModule {}
