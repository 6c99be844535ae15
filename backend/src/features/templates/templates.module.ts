import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokensModule } from '../tokens/tokens.module.js';
import { TemplateInspections } from './administration/template-inspections.js';
import { TemplatesAdminResolver } from './administration/templates.resolver.js';
import { TemplatesAdminService } from './administration/templates.service.js';
import { CustomTemplate, CustomTemplateVersion } from './custom/custom-templates.entity.js';
import { TemplateCatalogue } from './custom/template-catalogue.js';
import { TemplateOrigins } from './custom/template-origins.js';
import { DocumentTypesService } from './document-types.service.js';
import { TemplateStore } from './engine/template-store.js';
import { PartyFactsService } from './party-facts.service.js';
import { PreparedTemplates } from './prepared-templates.js';

@Module({
  imports: [TypeOrmModule.forFeature([CustomTemplate, CustomTemplateVersion]), TokensModule],
  providers: [
    TemplateStore,
    TemplateCatalogue,
    PreparedTemplates,
    TemplateOrigins,
    TemplateInspections,
    TemplatesAdminService,
    TemplatesAdminResolver,
    DocumentTypesService,
    PartyFactsService,
  ],
  exports: [TemplateStore, TemplateCatalogue, PreparedTemplates, TemplateOrigins, DocumentTypesService, PartyFactsService],
})
export class TemplatesModule {}
