import { Global, Module } from '@nestjs/common';
import { EventStreams } from './event-streams.js';
import { Uploads } from './uploads/uploads.js';

/** Makes `Uploads` and `EventStreams` injectable everywhere: all uploads of a process share their bounds. */
@Global()
@Module({ providers: [Uploads, EventStreams], exports: [Uploads, EventStreams] })
export class HttpModule {}
