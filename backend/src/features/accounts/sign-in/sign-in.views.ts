import { Field, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { AuthPayload, loginAnswer, LoginAnswer } from '../../../core/access/auth-payload.js';
import { RestOnlyField, RestOnlyType } from '../../../core/descriptions/api-field.js';

const RECOVERY_CODES = 'Ten codes that each replace the authenticator app once. They are shown only this once.';

@ShownToKeys()
@ObjectType({ description: 'A session of an account that has just set up its second factor.' })
export class EnrolledLogin extends AuthPayload {
  @Field(() => [String], { description: RECOVERY_CODES })
  recoveryCodes: string[];
}

/** The same in REST. */
@RestOnlyType('A session of an account that has just set up its second factor.')
export class EnrolledAnswer extends LoginAnswer {
  @RestOnlyField(() => [String], { description: RECOVERY_CODES })
  recoveryCodes: string[];
}

export const enrolledAnswer = (login: EnrolledLogin): EnrolledAnswer => ({
  ...loginAnswer(login),
  recoveryCodes: login.recoveryCodes,
});
