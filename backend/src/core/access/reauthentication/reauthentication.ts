import { Injectable, SetMetadata } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ForbiddenError } from '../../errors/common-errors.js';
import type { Actor } from '../actor.js';

/** For how long after password and second factor were given a session may do what it alone is not enough for. */
export const CONFIRMED_MINUTES = 10;

/** Not 401: the session is good, and a client must not end it. */
export class ReauthenticationRequiredError extends ForbiddenError {
  constructor() {
    super('Please confirm with your password that it is you.', 'REAUTHENTICATION_REQUIRED');
  }
}

export const NEEDS_REAUTHENTICATION = 'themis:needs-reauthentication';

/**
 * Closes a route or field to sessions whose owner has not given password and second factor within `CONFIRMED_MINUTES`, for what a stolen session
 * must not be enough for. Where it depends on what is asked for, the service calls `Reauthentication.require` instead.
 */
export const NeedsReauthentication = () => SetMetadata(NEEDS_REAUTHENTICATION, true);

/** When the owner of a session last showed who they are. It is kept with the session, by the clock of the database. */
@Injectable()
export class Reauthentication {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** API keys are let through: what they may do was confirmed when they were made. @throws ReauthenticationRequiredError */
  async require({ sessionId, key }: Actor, manager: EntityManager = this.database.manager): Promise<void> {
    if (key) return;
    const [row] = await manager.query<{ confirmed: boolean }[]>(
      `select coalesce(confirmed_at, created_at) > now() - interval '${CONFIRMED_MINUTES} minutes' as confirmed from sessions where id = $1`,
      [sessionId],
    );
    if (!row?.confirmed) throw new ReauthenticationRequiredError();
  }

  /** Notes that the owner has just given password and second factor. @returns until when that counts */
  async note({ sessionId }: Actor, manager: EntityManager = this.database.manager): Promise<Date> {
    const [[row]] = await manager.query<[{ until: Date }[], number]>(
      `update sessions set confirmed_at = now() where id = $1 returning now() + interval '${CONFIRMED_MINUTES} minutes' as until`,
      [sessionId],
    );
    return row?.until ?? new Date();
  }
}
