import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { SlipArgs } from './answer-slips.inputs.js';
import { AnswerSlips } from './answer-slips.service.js';
import { AnswerSlip } from './answer-slips.views.js';

/** The slip of an answer that its owner reads. */
@Resolver(() => AnswerSlip)
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class AnswerSlipsResolver {
  constructor(private readonly slips: AnswerSlips) {}

  @Query(() => AnswerSlip, {
    nullable: true,
    description: 'What an answer says, on one page to take along: question, plain words, last day, office, papers and sections.',
  })
  answerSlip(@CurrentActor() actor: Actor, @Args() wanted: SlipArgs): Promise<AnswerSlip> {
    return this.slips.slip(actor, wanted);
  }
}
