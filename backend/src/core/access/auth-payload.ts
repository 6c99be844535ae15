import { Field, ObjectType } from '@nestjs/graphql';
import type { Session } from './session.entity.js';

@ObjectType({ description: 'A bearer token and when it ends.' })
export class AuthPayload {
  @Field({ description: 'To be sent as `Authorization: Bearer …`.' })
  accessToken: string;

  @Field({ description: 'When the token ends.' })
  expiresAt: Date;
}

export const authPayload = (accessToken: string, session: Session): AuthPayload => ({ accessToken, expiresAt: session.expiresAt });

/** Fields of `LoginRecord` for the API's description. */
export const LOGIN_RECORD = { access_token: 'string', token_type: 'string' } as const;

/** The login answer of REST. */
export interface LoginRecord {
  access_token: string;
  token_type: 'bearer';
}

export const loginRecord = ({ accessToken }: AuthPayload): LoginRecord => ({ access_token: accessToken, token_type: 'bearer' });
