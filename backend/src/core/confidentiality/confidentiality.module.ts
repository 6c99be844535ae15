import { Global, Module } from '@nestjs/common';
import { OutgoingGate } from './outgoing-gate.js';

/** Makes `OutgoingGate` injectable everywhere. */
@Global()
@Module({ providers: [OutgoingGate], exports: [OutgoingGate] })
export class ConfidentialityModule {}
