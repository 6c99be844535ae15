import { Global, Module } from '@nestjs/common';
import { ApprovedTexts } from './approved-texts.js';

/** Makes `ApprovedTexts` injectable everywhere. */
@Global()
@Module({ providers: [ApprovedTexts], exports: [ApprovedTexts] })
export class ApprovalModule {}
