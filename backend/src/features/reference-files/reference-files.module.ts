import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { PhotographedFiles } from './photographed-files.service.js';
import { ReferenceFileNodes } from './reference-file-nodes.js';
import { ReferenceFileOriginals } from './reference-file-originals.service.js';
import { ReferenceFileReading } from './reference-file-reading.service.js';
import { ReferenceFileUpkeep } from './reference-file-upkeep.js';
import { ReferenceFilesController } from './reference-files.controller.js';
import { ReferenceFile } from './reference-files.entity.js';
import { ReadReferenceFileHandler } from './reference-files.job-handler.js';
import { ReferenceFilesResolver } from './reference-files.resolver.js';
import { ReferenceFilesService } from './reference-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReferenceFile]), StorageUpkeepModule],
  controllers: [ReferenceFilesController],
  providers: [
    ReferenceFilesService,
    ReferenceFileOriginals,
    ReferenceFileReading,
    PhotographedFiles,
    ReferenceFilesResolver,
    ReadReferenceFileHandler,
    ReferenceFileUpkeep,
    ReferenceFileNodes,
  ],
  exports: [ReferenceFilesService, ReferenceFileOriginals],
})
export class ReferenceFilesModule {}
