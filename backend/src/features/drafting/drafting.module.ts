import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { MattersModule } from '../matters/matters.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsResolver } from './documents.resolver.js';
import { GenerationOrders } from './generation/generation-orders.js';
import { DocumentsService } from './documents.service.js';
import { DocumentCitationSourceResolver, DocumentTemplateResolver } from './document-edges.resolver.js';
import { DocumentUpkeep } from './keeping/document-upkeep.task.js';
import { DocumentVersionsController } from './keeping/document-versions.controller.js';
import { KeptDocumentsController } from './keeping/kept-documents.controller.js';
import { PaidDocumentsResolver } from './keeping/paid-documents.resolver.js';
import { VersionAuthorResolver } from './keeping/version-author.resolver.js';
import { VersionAuthors } from './keeping/version-authors.service.js';
import { VersionSigningResolver } from './keeping/version-signing.resolver.js';
import { LawSearch } from './composing/law-search.js';
import { Drafting } from './composing/drafting.js';
import { DraftEditsController } from './generation/edits/draft-edits.controller.js';
import { DraftEditsResolver } from './generation/edits/draft-edits.resolver.js';
import { DraftEditsService } from './generation/edits/draft-edits.service.js';
import { DocumentThreadsModule } from './threads/document-threads.module.js';
import { EarlierDocuments } from './versions/earlier-documents.js';
import { Generations } from './generation/generations.js';
import { ChangeProposal } from './generation/proposals/change-proposal.entity.js';
import { ProposalRecords } from './generation/proposals/proposal-records.js';
import { ProposalSeal } from './generation/proposals/proposal-seal.js';
import { ProposalUpkeep } from './generation/proposals/proposal-upkeep.js';
import { ProposalsController } from './generation/proposals/proposals.controller.js';
import { ProposalsResolver } from './generation/proposals/proposals.resolver.js';
import { ProposalsService } from './generation/proposals/proposals.service.js';
import { UnfinishedForm } from './unfinished/unfinished-form.entity.js';
import { UnfinishedFormsController } from './unfinished/unfinished-forms.controller.js';
import { UnfinishedFormsResolver } from './unfinished/unfinished-forms.resolver.js';
import { UnfinishedForms } from './unfinished/unfinished-forms.service.js';
import { UnfinishedSeal } from './unfinished/unfinished-seal.js';
import { VersionFieldsResolver } from './versions/version-fields.resolver.js';
import { DocumentArchive } from './versions/document-archive.service.js';
import { DocumentNodes, VersionNodes } from './versions/version-nodes.js';
import { QuotedLawOfDrafts } from './keeping/quoted-law.service.js';
import { VersionReader } from './versions/version-reader.js';
import { VersionSeal } from './versions/version-seal.js';
import { VersionWriter } from './versions/version-writer.js';
import { UserDocument, DocumentVersion } from './versions/versions.entity.js';
import { UserDocumentsResolver } from './versions/versions.resolver.js';
import { VersionsService } from './versions/versions.service.js';

@Module({
  imports: [
    DocumentThreadsModule,
    TypeOrmModule.forFeature([UserDocument, DocumentVersion, ChangeProposal, UnfinishedForm]),
    TemplatesModule,
    TokensModule,
    NoticesModule,
    MattersModule,
    RetrievalModule,
    LegalSourcesModule,
    EditingModule,
  ],
  controllers: [
    DocumentsController,
    KeptDocumentsController,
    DocumentVersionsController,
    ProposalsController,
    UnfinishedFormsController,
    DraftEditsController,
  ],
  providers: [
    DocumentsService,
    DocumentsResolver,
    GenerationOrders,
    Generations,
    Drafting,
    LawSearch,
    VersionsService,
    UserDocumentsResolver,
    VersionFieldsResolver,
    VersionAuthors,
    VersionAuthorResolver,
    VersionReader,
    QuotedLawOfDrafts,
    DocumentNodes,
    VersionNodes,
    DocumentArchive,
    VersionWriter,
    VersionSeal,
    EarlierDocuments,
    DocumentUpkeep,
    PaidDocumentsResolver,
    DraftEditsService,
    DraftEditsResolver,
    VersionSigningResolver,
    DocumentTemplateResolver,
    DocumentCitationSourceResolver,
    ProposalsService,
    ProposalsResolver,
    ProposalRecords,
    ProposalSeal,
    ProposalUpkeep,
    UnfinishedForms,
    UnfinishedFormsResolver,
    UnfinishedSeal,
  ],
  exports: [UnfinishedForms, DocumentArchive, VersionsService, QuotedLawOfDrafts],
})
export class DraftingModule {}
