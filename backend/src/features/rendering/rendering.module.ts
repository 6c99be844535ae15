import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { BundleController } from './download/bundle/bundle.controller.js';
import { RenderBundleHandler } from './download/bundle/bundle.job-handler.js';
import { BundlePrinter } from './download/bundle/bundle-printer.js';
import { BundlesService } from './download/bundle/bundles.service.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { StorageUpkeepModule } from '../storage-upkeep/storage-upkeep.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { DocumentFilesController } from './document-files.controller.js';
import { DocumentRenderingsService } from './download/document-renderings.service.js';
import { DownloadLinks } from './download/download-links.js';
import { DownloadsService } from './download/downloads.service.js';
import { PreviewController } from './preview.controller.js';
import { PrintingThreads } from './printing/printing-threads.js';
import { CourtFormatRow } from './court/court-format.entity.js';
import { CourtFormatsAdminController } from './court/court-formats.admin.controller.js';
import { CourtFormatsController } from './court/court-formats.controller.js';
import { CourtFormatsResolver } from './court/court-formats.resolver.js';
import { CourtFormatsService } from './court/court-formats.service.js';
import { PageLayouts } from './court/page-layouts.service.js';
import { HouseStyle } from './letterhead/house-style.entity.js';
import { HouseStyleResolver } from './letterhead/house-style.resolver.js';
import { HouseStyleService } from './letterhead/house-style.service.js';
import { RenderFiles } from './jobs/render-files.js';
import { RenderInput } from './jobs/render-input.js';
import { RenderQueue } from './jobs/render-queue.js';
import { RenderSweeper } from './download/render-sweeper.task.js';
import { RenderingController } from './rendering.controller.js';
import { RenderDocumentHandler } from './rendering.job-handler.js';
import { RenderingResolver } from './rendering.resolver.js';
import { RenderingService } from './printing/rendering.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([HouseStyle, CourtFormatRow]),
    DraftingModule,
    ReferenceFilesModule,
    StorageUpkeepModule,
    TemplatesModule,
  ],
  controllers: [
    RenderingController,
    DocumentFilesController,
    BundleController,
    PreviewController,
    CourtFormatsController,
    CourtFormatsAdminController,
  ],
  providers: [
    RenderingService,
    HouseStyleService,
    HouseStyleResolver,
    CourtFormatsService,
    CourtFormatsResolver,
    PageLayouts,
    PrintingThreads,
    RenderingResolver,
    DownloadsService,
    BundlesService,
    BundlePrinter,
    RenderBundleHandler,
    DocumentRenderingsService,
    DownloadLinks,
    RenderQueue,
    RenderInput,
    RenderFiles,
    RenderDocumentHandler,
    RenderSweeper,
  ],
  exports: [DownloadsService],
})
export class RenderingModule {}
