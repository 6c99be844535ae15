import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin } from '../../../core/access/access.decorator.js';
import { AuthPayload } from '../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { Input } from '../../../core/graphql/described-args.js';
import { SecondFactorSetup } from '../second-factor/second-factor.views.js';
import { LoginChallengeInput, LoginCodeInput } from './sign-in.inputs.js';
import { SignInService } from './sign-in.service.js';
import { EnrolledLogin } from './sign-in.views.js';

/** The second step of both logins; the challenge says of which. */
@Resolver()
@Access('public')
export class SignInResolver {
  constructor(private readonly service: SignInService) {}

  @Mutation(() => AuthPayload, { description: 'Opens the session of a login that asked for a code (`SECOND_FACTOR_REQUIRED`).' })
  completeLogin(@Input() { challenge, code }: LoginCodeInput, @ClientOrigin() origin: CallOrigin): Promise<AuthPayload> {
    return this.service.complete(challenge, code, origin);
  }

  @Mutation(() => SecondFactorSetup, {
    description: 'Begins to set up an authenticator app, where a login asked for that (`SECOND_FACTOR_ENROLMENT_REQUIRED`).',
  })
  beginLoginEnrolment(@Input() { challenge }: LoginChallengeInput, @ClientOrigin() origin: CallOrigin): Promise<SecondFactorSetup> {
    return this.service.beginEnrolment(challenge, origin);
  }

  @Mutation(() => EnrolledLogin, {
    description: 'Turns two-step sign-in on by the first code of the app, and opens the session of the login that asked for it.',
  })
  completeLoginEnrolment(@Input() { challenge, code }: LoginCodeInput, @ClientOrigin() origin: CallOrigin): Promise<EnrolledLogin> {
    return this.service.completeEnrolment(challenge, code, origin);
  }
}
