import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReferenceFilesController } from './reference-files.controller.js';
import { ReferenceFile } from './reference-files.entity.js';
import { ReadReferenceFileHandler } from './reference-files.job-handler.js';
import { ReferenceFilesResolver } from './reference-files.resolver.js';
import { ReferenceFilesService } from './reference-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReferenceFile])],
  controllers: [ReferenceFilesController],
  providers: [ReferenceFilesService, ReferenceFilesResolver, ReadReferenceFileHandler],
  exports: [ReferenceFilesService],
})
export class ReferenceFilesModule {}
