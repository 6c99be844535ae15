import { Module } from '@nestjs/common';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { AuthorityCheck } from './authorities/authority-check.js';
import { CheckController } from './check.controller.js';
import { CheckResolver } from './check.resolver.js';
import { CheckService } from './check.service.js';

@Module({
  imports: [TemplatesModule, RetrievalModule, LegalSourcesModule],
  controllers: [CheckController],
  providers: [CheckResolver, CheckService, AuthorityCheck],
})
export class ReviewModule {}
