import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { LawProposals } from './law/law-proposals.js';
import { NoticeInput, proposalRequest, ReplyLawInput } from './notice.inputs.js';
import { NoticeService } from './notice.service.js';
import { NoticeReadingView, ProposedLawView } from './notice.views.js';

@Resolver(() => NoticeReadingView)
@Access('user')
@OpenToKeys('FILES')
export class NoticeResolver {
  constructor(
    private readonly notices: NoticeService,
    private readonly proposals: LawProposals,
  ) {}

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

  @Query(() => [ProposedLawView], {
    description:
      'Law that a reply may rely on: what the notice cites, with what took the place of repealed provisions, then what the library has on a point. Nothing is chosen, kept or charged.',
  })
  replyLaw(
    @CurrentActor() actor: Actor,
    @Args('input', { description: 'What the notice cites, and the point.' }) input: ReplyLawInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<ProposedLawView[]> {
    return this.proposals.propose(actor, proposalRequest(input), signal);
  }
}
