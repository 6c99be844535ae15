import { Module } from '@nestjs/common';
import { AuditRetention } from './audit-retention.js';
import { SessionRetention } from './session-retention.js';

/** Removes what is kept for some days only. */
@Module({ providers: [SessionRetention, AuditRetention] })
export class RetentionModule {}
