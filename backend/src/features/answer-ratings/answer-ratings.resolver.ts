import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { batched } from '../../core/graphql/batched.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import { ConversationExchange } from '../conversations/conversations.views.js';
import { AnswerRatingInput } from './answer-ratings.inputs.js';
import { AnswerRatingsService } from './answer-ratings.service.js';
import { AnswerRating, RemovedAnswerRating } from './answer-ratings.views.js';

const conversation = () => IdArg('A conversation of the signed-in user.', 'conversationId');
const exchange = () => IdArg('The question that was answered.', 'exchangeId');

@Resolver(() => ConversationExchange)
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class AnswerRatingsResolver {
  constructor(private readonly ratings: AnswerRatingsService) {}

  @ResolveField(() => AnswerRating, { nullable: true, description: 'What you said of its answer; null for nothing.' })
  rating(
    @Parent() { id }: ConversationExchange,
    @CurrentActor() { userId }: Actor,
    @Context() context: object,
  ): Promise<AnswerRating | null> {
    return batched<string, AnswerRating | null>(context, 'answer-ratings', async (ids) => {
      const found = await this.ratings.ofOwner(userId, ids);
      return ids.map((each) => found.get(each) ?? null);
    }).load(id);
  }

  @Mutation(() => AnswerRating, {
    description:
      'Says whether an answer helped, in place of what was said before. Administrators see it without a name, and the question only if you send it; kept for 180 days. Refused in a confidential matter.',
  })
  rateAnswer(
    @CurrentActor() actor: Actor,
    @conversation() conversationId: string,
    @exchange() exchangeId: string,
    @Input() input: AnswerRatingInput,
  ): Promise<AnswerRating> {
    return this.ratings.rate(actor, conversationId, exchangeId, input);
  }

  @Mutation(() => RemovedAnswerRating, { description: 'Takes a rating back.' })
  async removeAnswerRating(
    @CurrentActor() actor: Actor,
    @conversation() conversationId: string,
    @exchange() exchangeId: string,
  ): Promise<RemovedAnswerRating> {
    return { exchangeId, wasRated: await this.ratings.withdraw(actor, conversationId, exchangeId) };
  }

  @Mutation(() => Boolean, {
    description: 'Takes a rating back. True if there was one.',
    deprecationReason: 'Deprecated since 2026-12-01, stays until 2027-06-01: its answer cannot grow. Use `removeAnswerRating`.',
  })
  withdrawAnswerRating(
    @CurrentActor() actor: Actor,
    @conversation() conversationId: string,
    @exchange() exchangeId: string,
  ): Promise<boolean> {
    return this.ratings.withdraw(actor, conversationId, exchangeId);
  }
}
