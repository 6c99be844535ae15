import { Module } from '@nestjs/common';
import { Retention } from './retention.js';

/** Removes what is kept for some days only. */
@Module({ providers: [Retention] })
export class RetentionModule {}
