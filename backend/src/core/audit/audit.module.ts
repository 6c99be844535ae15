import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit.entity.js';
import { AuditLog } from './audit-log.service.js';

/** Makes `AuditLog` injectable everywhere. */
@Global()
@Module({ imports: [TypeOrmModule.forFeature([AuditEntry])], providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
