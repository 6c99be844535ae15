import { Global, Module } from '@nestjs/common';
import { UnsentAnswers } from './connections/unsent-answers.js';
import { EventStreams } from './event-streams.js';
import { Uploads } from './uploads/uploads.js';

/** Makes these injectable everywhere: all uploads of a process share their bounds, and so do all answers that nobody reads. */
@Global()
@Module({
  providers: [Uploads, EventStreams, { provide: UnsentAnswers, useFactory: () => new UnsentAnswers() }],
  exports: [Uploads, EventStreams, UnsentAnswers],
})
export class HttpModule {}
