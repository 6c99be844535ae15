import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { StorageUpkeep } from './storage-upkeep.service.js';

@Module({ imports: [DiscoveryModule], providers: [StorageUpkeep], exports: [StorageUpkeep] })
export class StorageUpkeepModule {}
