import { Module } from '@nestjs/common';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { StarterRecords } from './library/starter-records.js';
import { ActLoader } from './loading/act-loader.js';
import { StarterLawTask } from './loading/starter-law.task.js';
import { StarterLoading } from './loading/starter-loading.js';
import { StarterSource } from './manifest/starter-source.js';
import { StarterLawAdminController } from './starter-law.admin.controller.js';
import { StarterLawResolver } from './starter-law.resolver.js';
import { StarterLawService } from './starter-law.service.js';

@Module({
  imports: [LegalSourcesModule],
  controllers: [StarterLawAdminController],
  providers: [StarterLawService, StarterLawResolver, StarterSource, StarterRecords, ActLoader, StarterLoading, StarterLawTask],
  exports: [StarterLawService],
})
export class StarterLawModule {}
