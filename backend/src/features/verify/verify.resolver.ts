import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { VerifyFilesRequest, VerifyRequest } from './verify.inputs.js';
import { VerifyService } from './verify.service.js';
import { VerifiedFile, VerifiedText } from './verify.views.js';

@Resolver(() => VerifiedText)
@Access('user')
export class VerifyResolver {
  constructor(private readonly verification: VerifyService) {}

  @OpenToKeys('SEARCH')
  @Query(() => VerifiedText, {
    description:
      'Looks up each quotation, section, article, rule, act, case and date of force that a text cites, and says what the library has of it. Nothing is kept or charged.',
  })
  verifyText(@CurrentActor() actor: Actor, @Args() request: VerifyRequest, @ClientSignal() signal?: AbortSignal): Promise<VerifiedText> {
    return this.verification.verify(actor, request, signal);
  }

  @OpenToKeys('FILES')
  @Query(() => [VerifiedFile], {
    description:
      "Looks up what the caller's own files cite, as `verifyText` does. A file that cannot be read is named with the reason and does not stop the others; of a long one the first 256,000 characters are looked up. Nothing is charged.",
  })
  verifyFiles(
    @CurrentActor() actor: Actor,
    @Args() request: VerifyFilesRequest,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<VerifiedFile[]> {
    return this.verification.verifyFiles(actor, request, signal);
  }
}
