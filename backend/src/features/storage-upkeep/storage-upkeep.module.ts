import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SealedBlobs } from './sealed-blobs.service.js';
import { StorageUpkeep } from './storage-upkeep.service.js';

@Module({ imports: [DiscoveryModule], providers: [StorageUpkeep, SealedBlobs], exports: [StorageUpkeep, SealedBlobs] })
export class StorageUpkeepModule {}
