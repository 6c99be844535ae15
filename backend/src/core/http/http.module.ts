import { Global, Module } from '@nestjs/common';
import { Uploads } from './uploads/uploads.js';

/** Makes `Uploads` injectable everywhere: all uploads of a process share their bounds. */
@Global()
@Module({ providers: [Uploads], exports: [Uploads] })
export class HttpModule {}
