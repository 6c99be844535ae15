import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access, ClientOrigin } from '../../../core/access/access.decorator.js';
import { loginAnswer, LoginAnswer } from '../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { SecondFactorSetup } from '../second-factor/second-factor.views.js';
import { LoginChallengeInput, LoginCodeInput } from './sign-in.inputs.js';
import { SignInService } from './sign-in.service.js';
import { EnrolledAnswer, enrolledAnswer } from './sign-in.views.js';

const ERRORS = {
  401: 'The challenge is too old.',
  403: 'The code is not correct, or the address is not allowed.',
  429: 'Too many attempts; see Retry-After.',
};
const ENROLMENT_ERRORS = { ...ERRORS, 409: 'Two-step sign-in is already on.' };

/** The second step of both logins; the challenge says of which. */
@Controller('api/auth/second-factor')
export class SignInController {
  constructor(private readonly service: SignInService) {}

  @Post()
  @Describes('Opens the session of a login that asked for a code.', { id: 'completeLogin', answer: LoginAnswer, errors: ERRORS })
  @HttpCode(200)
  @Access('public')
  async complete(@Body() { challenge, code }: LoginCodeInput, @ClientOrigin() origin: CallOrigin): Promise<LoginAnswer> {
    return loginAnswer(await this.service.complete(challenge, code, origin));
  }

  @Post('enrol')
  @Describes('Begins to set up an authenticator app, where a login asked for that.', {
    id: 'beginLoginEnrolment',
    answer: SecondFactorSetup,
    errors: ENROLMENT_ERRORS,
  })
  @HttpCode(200)
  @Access('public')
  beginEnrolment(@Body() { challenge }: LoginChallengeInput, @ClientOrigin() origin: CallOrigin): Promise<SecondFactorSetup> {
    return this.service.beginEnrolment(challenge, origin);
  }

  @Post('enrol/confirm')
  @Describes('Turns two-step sign-in on by the first code of the app, and opens the session of the login that asked for it.', {
    id: 'completeLoginEnrolment',
    answer: EnrolledAnswer,
    errors: ENROLMENT_ERRORS,
  })
  @HttpCode(200)
  @Access('public')
  async completeEnrolment(@Body() { challenge, code }: LoginCodeInput, @ClientOrigin() origin: CallOrigin): Promise<EnrolledAnswer> {
    return enrolledAnswer(await this.service.completeEnrolment(challenge, code, origin));
  }
}
