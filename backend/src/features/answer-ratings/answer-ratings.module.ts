import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { AnswerRatingsAdminResolver } from './answer-ratings.admin.resolver.js';
import { AnswerRatingsResolver } from './answer-ratings.resolver.js';
import { AnswerRatingsService } from './answer-ratings.service.js';
import { RatingRetention } from './answer-ratings.task.js';
import { RatingSeal } from './rating-seal.js';

/** What people say of answers. */
@Module({
  imports: [ConversationsModule],
  providers: [AnswerRatingsService, AnswerRatingsResolver, AnswerRatingsAdminResolver, RatingRetention, RatingSeal],
  exports: [AnswerRatingsService],
})
export class AnswerRatingsModule {}
