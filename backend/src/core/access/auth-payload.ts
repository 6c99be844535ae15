import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from './keys/shown-to-keys.js';
import { RestOnlyField, RestOnlyType } from '../descriptions/api-field.js';
import type { SignedToken } from './access-tokens.js';
import type { Session } from './session.entity.js';

@ShownToKeys()
@ObjectType({ description: 'A bearer token and when it expires.' })
export class AuthPayload {
  @Field({ description: 'To be sent as `Authorization: Bearer …`.' })
  accessToken: string;

  @Field({ description: 'When the token expires.' })
  expiresAt: Date;

  @Field({ description: 'When the session ends; renewing the token does not extend it.' })
  sessionExpiresAt: Date;
}

export const authPayload = ({ token, expiresAt }: SignedToken, session: Pick<Session, 'expiresAt'>): AuthPayload => ({
  accessToken: token,
  expiresAt,
  sessionExpiresAt: session.expiresAt,
});

/** The login answer of REST, in the words of OAuth 2. */
@RestOnlyType('A session, in the words of OAuth 2.')
export class LoginAnswer {
  @RestOnlyField(() => String, { description: 'Sent as `Authorization: Bearer …` with every call.' })
  accessToken: string;

  @RestOnlyField(() => String, { description: 'Always `bearer`.' })
  tokenType: 'bearer';

  @RestOnlyField(() => Int, { description: 'Seconds until it has to be renewed.' })
  expiresIn: number;
}

export const loginAnswer = ({ accessToken, expiresAt }: AuthPayload): LoginAnswer => ({
  accessToken,
  tokenType: 'bearer',
  expiresIn: Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
});
