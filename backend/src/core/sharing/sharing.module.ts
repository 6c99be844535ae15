import { Global, Module } from '@nestjs/common';
import { MatterAccess } from './matter-access.js';

/** Makes `MatterAccess` injectable everywhere. */
@Global()
@Module({ providers: [MatterAccess], exports: [MatterAccess] })
export class SharingModule {}
