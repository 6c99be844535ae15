import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { StorageQuota } from './storage-quota.js';

/** Makes `StorageQuota` injectable everywhere. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [StorageQuota], exports: [StorageQuota] })
export class QuotaModule {}
