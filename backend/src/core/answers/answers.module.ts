import { Global, Module } from '@nestjs/common';
import { AccessModule } from '../access/guards/access.module.js';
import { Answers } from './answers.js';

/** Makes `Answers` injectable everywhere: all answers of a process share their bounds. */
@Global()
@Module({ imports: [AccessModule], providers: [Answers], exports: [Answers] })
export class AnswersModule {}
