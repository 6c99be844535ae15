import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit.entity.js';
import { AuditLog } from './audit-log.service.js';
import { AuditResolver } from './audit.resolver.js';

/** Makes `AuditLog` injectable everywhere. */
@Global()
@Module({ imports: [TypeOrmModule.forFeature([AuditEntry])], providers: [AuditLog, AuditResolver], exports: [AuditLog] })
export class AuditModule {}
