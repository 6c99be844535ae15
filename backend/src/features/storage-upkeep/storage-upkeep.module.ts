import { Module } from '@nestjs/common';
import { StorageUpkeep } from './storage-upkeep.service.js';

@Module({ providers: [StorageUpkeep], exports: [StorageUpkeep] })
export class StorageUpkeepModule {}
