import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { DeadlinesController } from './deadlines.controller.js';
import { DeadlinesResolver } from './deadlines.resolver.js';
import { DeadlinesService } from './deadlines.service.js';
import { Holiday } from './holidays/holiday.entity.js';
import { HolidaysAdminController } from './holidays/holidays.admin.controller.js';
import { HolidaysResolver } from './holidays/holidays.resolver.js';
import { HolidaysService } from './holidays/holidays.service.js';
import { QuestionDeadlinesService } from './questions/question-deadlines.service.js';

/** The calendar of the law: periods as data, one function that counts them, and the days on which courts are closed. */
@Module({
  imports: [TypeOrmModule.forFeature([Holiday]), RetrievalModule],
  controllers: [DeadlinesController, HolidaysAdminController],
  providers: [DeadlinesService, DeadlinesResolver, HolidaysService, HolidaysResolver, QuestionDeadlinesService],
  exports: [DeadlinesService, QuestionDeadlinesService],
})
export class DeadlinesModule {}
