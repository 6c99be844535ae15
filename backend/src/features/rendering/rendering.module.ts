import { Module } from '@nestjs/common';
import { DownloadsService } from './downloads.service.js';
import { RenderFiles } from './render-files.js';
import { RenderingController } from './rendering.controller.js';
import { RenderPdfHandler } from './rendering.job-handler.js';
import { RenderingService } from './rendering.service.js';

@Module({
  controllers: [RenderingController],
  providers: [RenderingService, DownloadsService, RenderFiles, RenderPdfHandler],
})
export class RenderingModule {}
