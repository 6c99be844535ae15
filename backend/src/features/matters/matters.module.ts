import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { MatterDeadlinesController } from './dates/matter-deadlines.controller.js';
import { MatterDeadline } from './dates/matter-deadlines.entity.js';
import { MatterDeadlinesResolver } from './dates/matter-deadlines.resolver.js';
import { MatterDeadlinesService } from './dates/matter-deadlines.service.js';
import { MatterItems } from './keeping/matter-items.js';
import { MatterNodes } from './keeping/matter-nodes.js';
import { MatterReader } from './keeping/matter-reader.js';
import { MatterSeal } from './keeping/matter-seal.js';
import { MatterUpkeep } from './keeping/matter-upkeep.task.js';
import { Matter } from './keeping/matters.entity.js';
import { MatterMovesController, MattersController } from './matters.controller.js';
import { MattersResolver } from './matters.resolver.js';
import { MattersService } from './matters.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Matter, MatterDeadline]), DeadlinesModule],
  controllers: [MattersController, MatterMovesController, MatterDeadlinesController],
  providers: [
    MattersService,
    MattersResolver,
    MatterDeadlinesService,
    MatterDeadlinesResolver,
    MatterReader,
    MatterItems,
    MatterSeal,
    MatterNodes,
    MatterUpkeep,
  ],
  exports: [MattersService, MatterDeadlinesService],
})
export class MattersModule {}
