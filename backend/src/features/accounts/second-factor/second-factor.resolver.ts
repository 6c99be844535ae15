import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Input } from '../../../core/graphql/described-args.js';
import { BeginSecondFactorInput, BothFactorsInput, ConfirmSecondFactorInput } from './second-factor.inputs.js';
import { SecondFactorService } from './second-factor.service.js';
import { RecoveryCodes, SecondFactorNotice, SecondFactorSetup, SecondFactorState } from './second-factor.views.js';

@Resolver(() => SecondFactorState)
@Access('user')
export class SecondFactorResolver {
  constructor(private readonly service: SecondFactorService) {}

  @Query(() => SecondFactorState, { description: 'Whether the signed-in user signs in with a second step.' })
  secondFactor(@CurrentActor() actor: Actor): Promise<SecondFactorState> {
    return this.service.state(actor);
  }

  @Mutation(() => SecondFactorSetup, {
    description: 'Begins to set up an authenticator app; nothing changes until a code from it is confirmed.',
  })
  beginSecondFactor(
    @CurrentActor() actor: Actor,
    @Input() { password }: BeginSecondFactorInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<SecondFactorSetup> {
    return this.service.begin(actor, password, origin);
  }

  @Mutation(() => RecoveryCodes, {
    description: 'Turns two-step sign-in on by the first code of the app, and shows ten recovery codes, only this once.',
  })
  @NeedsReauthentication()
  confirmSecondFactor(
    @CurrentActor() actor: Actor,
    @Input() { code }: ConfirmSecondFactorInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<RecoveryCodes> {
    return this.service.confirm(actor, code, origin);
  }

  @Mutation(() => RecoveryCodes, { description: 'Ten new recovery codes, shown only this once; the earlier ones no longer work.' })
  renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Input() input: BothFactorsInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<RecoveryCodes> {
    return this.service.renewCodes(actor, input, origin);
  }

  @Mutation(() => SecondFactorNotice, { description: 'Turns two-step sign-in off.' })
  disableSecondFactor(
    @CurrentActor() actor: Actor,
    @Input() input: BothFactorsInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<SecondFactorNotice> {
    return this.service.disable(actor, input, origin);
  }
}
