import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MattersModule } from '../matters/matters.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { ChronologyPapers } from './chronology-papers.service.js';
import { ChronologyController, ChronologyEventsController } from './chronology.controller.js';
import { ChronologyResolver } from './chronology.resolver.js';
import { ChronologyService } from './chronology.service.js';
import { ChronologyEvent } from './keeping/chronology-event.entity.js';
import { ChronologySeal } from './keeping/chronology-seal.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ChronologyEvent]),
    MattersModule,
    NoticesModule,
    ReferenceFilesModule,
    RetrievalModule,
    RenderingModule,
  ],
  controllers: [ChronologyController, ChronologyEventsController],
  providers: [ChronologyService, ChronologyPapers, ChronologyResolver, ChronologySeal],
  exports: [ChronologyService],
})
export class ChronologyModule {}
