import { Module } from '@nestjs/common';
import { JobsResolver } from './jobs.resolver.js';

/** Background work, for administrators. What runs it is `JobsModule` of core. */
@Module({ providers: [JobsResolver] })
export class BackgroundJobsModule {}
