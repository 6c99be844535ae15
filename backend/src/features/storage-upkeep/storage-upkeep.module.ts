import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Resealing } from './resealing/resealing.service.js';
import { SealedBlobs } from './sealed-blobs.service.js';
import { StorageUpkeep } from './storage-upkeep.service.js';

@Module({ imports: [DiscoveryModule], providers: [StorageUpkeep, SealedBlobs, Resealing], exports: [StorageUpkeep, SealedBlobs] })
export class StorageUpkeepModule {}
