import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { NoticeInput } from './notice.inputs.js';
import { NoticeService } from './notice.service.js';
import { NoticeReadingView } from './notice.views.js';

@Resolver(() => NoticeReadingView)
@Access('user')
export class NoticeResolver {
  constructor(private readonly notices: NoticeService) {}

  @Query(() => NoticeReadingView, {
    description:
      'Reads one of your own files as a notice, a summons or a complaint: who writes to whom, dates, allegations, sums, demands, law and the time allowed, each with its words. Nothing is kept or charged.',
  })
  noticeReading(
    @CurrentActor() actor: Actor,
    @Args('input', { description: 'Which file, and what you correct of its reading.' }) input: NoticeInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<NoticeReadingView> {
    return this.notices.read(actor, input, signal);
  }
}
