import { Global, Module } from '@nestjs/common';
import { CheckThreads } from '../../review/threads/check-threads.js';
import { NoticeThreads } from '../../notices/threads/notice-threads.js';
import { TemplateThreads } from '../../templates/threads/template-threads.js';
import { EditThreads } from '../../editing/threads/edit-threads.js';
import { DocumentThreads } from './document-threads.js';

/** The threads that work on texts of documents: the same few for every feature that has such work, each by the class that it names. */
@Global()
@Module({
  providers: [
    DocumentThreads,
    ...[TemplateThreads, NoticeThreads, CheckThreads, EditThreads].map((provide) => ({ provide, useExisting: DocumentThreads })),
  ],
  exports: [DocumentThreads, TemplateThreads, NoticeThreads, CheckThreads, EditThreads],
})
export class DocumentThreadsModule {}
