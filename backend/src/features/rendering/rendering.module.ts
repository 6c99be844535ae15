import { Module } from '@nestjs/common';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { DownloadsService } from './downloads.service.js';
import { RenderFiles } from './render-files.js';
import { RenderingController } from './rendering.controller.js';
import { RenderPdfHandler } from './rendering.job-handler.js';
import { RenderingService } from './rendering.service.js';

@Module({
  imports: [StorageUpkeepModule],
  controllers: [RenderingController],
  providers: [RenderingService, DownloadsService, RenderFiles, RenderPdfHandler],
})
export class RenderingModule {}
