import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import type { Session } from '../../../core/access/session.entity.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { deviceOf } from './device.js';

export enum LoginArea {
  USER = 'user',
  ADMIN = 'admin',
}
registerEnumType(LoginArea, {
  name: 'LoginArea',
  description: 'What a session was opened for.',
  valuesMap: { USER: { description: 'The product itself.' }, ADMIN: { description: 'The admin panel.' } },
});

@ShownToKeys()
@ObjectType({ description: 'An open session of the signed-in user. API keys are listed apart.' })
export class LoginSession {
  @ApiField(() => ID, { description: 'Stable unique identifier.' })
  id: string;

  @ApiField(() => LoginArea, { description: 'What it was opened for.' })
  area: LoginArea;

  @ApiField(() => String, { description: 'Browser and operating system in plain words, as the client identified itself.' })
  device: string;

  @ApiField(() => String, { nullable: true, description: 'Address that it was opened from; null where it was not kept.' })
  address: string | null;

  @ApiField(() => Date, { description: 'When it was opened.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it was last used, to within five minutes.' })
  lastUsedAt: Date;

  @ApiField(() => Date, { description: 'When it expires.' })
  expiresAt: Date;

  @ApiField(() => Boolean, { description: 'Whether it is kept on its device for weeks.' })
  kept: boolean;

  @ApiField(() => Boolean, { description: 'Whether it is the session that makes this call.' })
  current: boolean;
}

@ShownToKeys()
@ObjectType({ description: 'Sessions that were ended.' })
export class EndedSessions {
  @ApiField(() => Int, { description: 'How many.' })
  ended: number;

  @ApiField(() => String, { description: 'The same for people.' })
  message: string;
}

/** @param currentId the session that asks */
export const loginSession = (
  { id, kind, userAgent, address, createdAt, lastUsedAt, expiresAt, kept }: Session,
  currentId: string,
): LoginSession => ({
  id,
  area: kind === 'admin' ? LoginArea.ADMIN : LoginArea.USER,
  device: deviceOf(userAgent),
  address,
  createdAt,
  lastUsedAt,
  expiresAt,
  kept,
  current: id === currentId,
});

/**
 * @param what how the sentence begins, such as "Your password was changed."
 * @param keys how many API keys were ended with them
 */
export function endedSessions(ended: number, what = '', keys = 0): EndedSessions {
  const sessions =
    ended === 0 ? 'There was no other session.' : `${ended} other ${ended === 1 ? 'session was' : 'sessions were'} signed out.`;
  const revoked = keys === 0 ? '' : `${keys} API ${keys === 1 ? 'key was' : 'keys were'} revoked.`;
  return { ended, message: `${what} ${sessions} ${revoked}`.trim() };
}
