import { Module } from '@nestjs/common';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { CitedCases } from './cited-cases.js';
import { Quotations } from './quotations.js';
import { VerifyController } from './verify.controller.js';
import { VerifyResolver } from './verify.resolver.js';
import { VerifyService } from './verify.service.js';

@Module({
  imports: [RetrievalModule, LegalSourcesModule, ReferenceFilesModule],
  controllers: [VerifyController],
  providers: [VerifyResolver, VerifyService, CitedCases, Quotations],
})
export class VerifyModule {}
