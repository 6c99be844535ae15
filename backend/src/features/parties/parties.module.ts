import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MattersModule } from '../matters/matters.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { Party } from './book/parties.entity.js';
import { PartyReader } from './book/party-reader.js';
import { PartySeal } from './book/party-seal.js';
import { PartyUpkeep } from './book/party-upkeep.task.js';
import { PartiesController, PartyBookController } from './parties.controller.js';
import { PartiesResolver } from './parties.resolver.js';
import { PartiesService } from './parties.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Party]), MattersModule, TemplatesModule],
  controllers: [PartiesController, PartyBookController],
  providers: [PartiesService, PartiesResolver, PartyReader, PartySeal, PartyUpkeep],
  exports: [PartiesService],
})
export class PartiesModule {}
