import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { VerifyRequest } from './verify.inputs.js';
import { VerifyService } from './verify.service.js';
import { VerifiedText } from './verify.views.js';

@Resolver(() => VerifiedText)
@Access('user')
@OpenToKeys('SEARCH')
export class VerifyResolver {
  constructor(private readonly verification: VerifyService) {}

  @Query(() => VerifiedText, {
    description:
      'Looks up each quotation, section, article, rule, act, case and date of force that a text cites, and says what the library has of it. Nothing is kept or charged.',
  })
  verifyText(@CurrentActor() actor: Actor, @Args() request: VerifyRequest, @ClientSignal() signal?: AbortSignal): Promise<VerifiedText> {
    return this.verification.verify(actor, request, signal);
  }
}
