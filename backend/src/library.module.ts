import { Global, Module } from '@nestjs/common';
import { LegalLibrary } from './features/legal-sources/library/legal-library.js';
import { LegalSourcesModule } from './features/legal-sources/legal-sources.module.js';
import { SourceLibrary } from './features/retrieval/retrieval.service.js';

/** Binds the library that `features/retrieval` indexes and searches to the feature that owns the documents. */
@Global()
@Module({
  imports: [LegalSourcesModule],
  providers: [{ provide: SourceLibrary, useExisting: LegalLibrary }],
  exports: [SourceLibrary],
})
export class LibraryModule {}
