import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DraftingModule } from '../drafting/drafting.module.js';
import { MattersModule } from '../matters/matters.module.js';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { PapersOfMatter } from '../review/papers-of-matter.js';
import { AcceptedDifferences } from './accepted-differences.service.js';
import { ConsistencyController } from './consistency.controller.js';
import { ConsistencyResolver } from './consistency.resolver.js';
import { ConsistencyService } from './consistency.service.js';
import { AcceptedDifference } from './keeping/accepted-difference.entity.js';
import { AcceptedSeal } from './keeping/accepted-seal.js';

/** Global for what review asks of it, which stands below. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AcceptedDifference]), DraftingModule, MattersModule, ReferenceFilesModule, RetrievalModule],
  controllers: [ConsistencyController],
  providers: [
    AcceptedDifferences,
    AcceptedSeal,
    ConsistencyService,
    ConsistencyResolver,
    { provide: PapersOfMatter, useExisting: ConsistencyService },
  ],
  exports: [AcceptedDifferences, PapersOfMatter],
})
export class ConsistencyModule {}
