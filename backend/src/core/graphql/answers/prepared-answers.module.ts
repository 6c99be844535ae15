import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PreparedAnswers } from './prepared-answers.js';

@Module({ imports: [DiscoveryModule], providers: [PreparedAnswers], exports: [PreparedAnswers] })
export class PreparedAnswersModule {}
