import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/documents.module.js';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { DocumentRenderingsService } from './download/document-renderings.service.js';
import { DownloadLinks } from './download/download-links.js';
import { DownloadsService } from './download/downloads.service.js';
import { PreviewController } from './preview.controller.js';
import { PrintingThreads } from './printing/printing-threads.js';
import { HouseStyle } from './letterhead/house-style.entity.js';
import { HouseStyleResolver } from './letterhead/house-style.resolver.js';
import { HouseStyleService } from './letterhead/house-style.service.js';
import { RenderFiles } from './jobs/render-files.js';
import { RenderQueue } from './jobs/render-queue.js';
import { RenderSweeper } from './download/render-sweeper.task.js';
import { RenderingController } from './rendering.controller.js';
import { RenderDocumentHandler } from './rendering.job-handler.js';
import { RenderingResolver } from './rendering.resolver.js';
import { RenderingService } from './printing/rendering.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HouseStyle]), DocumentsModule, StorageUpkeepModule],
  controllers: [RenderingController, PreviewController],
  providers: [
    RenderingService,
    HouseStyleService,
    HouseStyleResolver,
    PrintingThreads,
    RenderingResolver,
    DownloadsService,
    DocumentRenderingsService,
    DownloadLinks,
    RenderQueue,
    RenderFiles,
    RenderDocumentHandler,
    RenderSweeper,
  ],
  exports: [DownloadsService],
})
export class RenderingModule {}
