import { Module } from '@nestjs/common';
import { AuditResolver } from './audit.resolver.js';

/** What was done by whom, for administrators. `AuditLog` of core writes it. */
@Module({ providers: [AuditResolver] })
export class AuditEntriesModule {}
