import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { DocumentsModule } from '../documents/documents.module.js';
import { DocumentRenderingsService } from './document-renderings.service.js';
import { DownloadLinks } from './download-links.js';
import { DownloadsService } from './downloads.service.js';
import { PrintingThreads } from './printing/printing-threads.js';
import { RenderFiles } from './render-files.js';
import { RenderQueue } from './render-queue.js';
import { RenderSweeper } from './render-sweeper.js';
import { RenderingController } from './rendering.controller.js';
import { RenderDocumentHandler } from './rendering.job-handler.js';
import { RenderingResolver } from './rendering.resolver.js';
import { RenderingService } from './rendering.service.js';

@Module({
  imports: [DocumentsModule, JwtModule.register({})],
  controllers: [RenderingController],
  providers: [
    RenderingService,
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
})
export class RenderingModule {}
