import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access, ClientOrigin, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { BeginSecondFactorInput, BothFactorsInput, ConfirmSecondFactorInput } from './second-factor.inputs.js';
import { SecondFactorService } from './second-factor.service.js';
import { RecoveryCodes, SecondFactorNotice, SecondFactorSetup, SecondFactorState } from './second-factor.views.js';

const LIMITED = { 429: 'Too many attempts; see Retry-After.' };
const ERRORS = { 403: 'The password or the code is not correct.', 409: 'It is not on, or cannot be turned off.', ...LIMITED };

@Controller('api/account/second-factor')
@Access('user')
export class SecondFactorController {
  constructor(private readonly service: SecondFactorService) {}

  @Get()
  @Describes('Whether the signed-in user signs in with a second step.', { id: 'getSecondFactor', answer: SecondFactorState })
  state(@CurrentActor() actor: Actor): Promise<SecondFactorState> {
    return this.service.state(actor);
  }

  @Post()
  @Describes('Begins to set up an authenticator app; nothing changes until a code from it is confirmed.', {
    id: 'beginSecondFactor',
    answer: SecondFactorSetup,
    errors: { 403: 'The password is not correct.', 409: 'Two-step sign-in is already on.', ...LIMITED },
  })
  @HttpCode(200)
  begin(
    @CurrentActor() actor: Actor,
    @Body() { password }: BeginSecondFactorInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<SecondFactorSetup> {
    return this.service.begin(actor, password, origin);
  }

  @Post('confirm')
  @Describes('Turns two-step sign-in on by the first code of the app, and shows ten recovery codes, only this once.', {
    id: 'confirmSecondFactor',
    answer: RecoveryCodes,
    errors: { 403: 'The code is not correct.', 409: 'Two-step sign-in is already on.', ...LIMITED },
  })
  @HttpCode(200)
  @NeedsReauthentication()
  confirm(
    @CurrentActor() actor: Actor,
    @Body() { code }: ConfirmSecondFactorInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<RecoveryCodes> {
    return this.service.confirm(actor, code, origin);
  }

  @Post('recovery-codes')
  @Describes('Ten new recovery codes, shown only this once; the earlier ones no longer work.', {
    id: 'renewRecoveryCodes',
    answer: RecoveryCodes,
    errors: ERRORS,
  })
  @HttpCode(200)
  renewCodes(@CurrentActor() actor: Actor, @Body() input: BothFactorsInput, @ClientOrigin() origin: CallOrigin): Promise<RecoveryCodes> {
    return this.service.renewCodes(actor, input, origin);
  }

  @Post('disable')
  @Describes('Turns two-step sign-in off.', { id: 'disableSecondFactor', answer: SecondFactorNotice, errors: ERRORS })
  @HttpCode(200)
  disable(@CurrentActor() actor: Actor, @Body() input: BothFactorsInput, @ClientOrigin() origin: CallOrigin): Promise<SecondFactorNotice> {
    return this.service.disable(actor, input, origin);
  }
}
