import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../../core/access/access.decorator.js';
import type { Page } from '../../core/pages/page.js';
import { AnswerRatingsArgs } from './answer-ratings.inputs.js';
import { AnswerRatingsService } from './answer-ratings.service.js';
import { RatedAnswer, RatedAnswerConnection, RatingCounts } from './answer-ratings.views.js';

/** What people say of answers, for administrators. Closed to keys. */
@Resolver(() => RatedAnswer)
@Access('admin')
export class AnswerRatingsAdminResolver {
  constructor(private readonly ratings: AnswerRatingsService) {}

  @Query(() => RatedAnswerConnection, {
    description: 'Ratings of answers, the newest first, without names. Those of confidential matters are not among them.',
  })
  answerRatings(@Args() args: AnswerRatingsArgs): Promise<Page<RatedAnswer>> {
    return this.ratings.list(args);
  }

  @Query(() => RatingCounts, { description: 'How many ratings there are of each kind.' })
  answerRatingCounts(): Promise<RatingCounts> {
    return this.ratings.counts();
  }
}
