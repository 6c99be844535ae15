import { Field, ObjectType } from '@nestjs/graphql';
import type { SignedToken } from './access-tokens.js';
import type { Session } from './session.entity.js';

@ObjectType({ description: 'A bearer token and when it ends.' })
export class AuthPayload {
  @Field({ description: 'To be sent as `Authorization: Bearer …`.' })
  accessToken: string;

  @Field({ description: 'When the token ends.' })
  expiresAt: Date;

  @Field({ description: 'When the session ends, which no renewal outlives.' })
  sessionExpiresAt: Date;
}

export const authPayload = ({ token, expiresAt }: SignedToken, session: Pick<Session, 'expiresAt'>): AuthPayload => ({
  accessToken: token,
  expiresAt,
  sessionExpiresAt: session.expiresAt,
});

/** Fields of `LoginRecord` for the API's description. */
export const LOGIN_RECORD = { access_token: 'string', token_type: 'string', expires_in: 'integer' } as const;

/** The login answer of REST. */
export interface LoginRecord {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
}

export const loginRecord = ({ accessToken, expiresAt }: AuthPayload): LoginRecord => ({
  access_token: accessToken,
  token_type: 'bearer',
  expires_in: Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
});
