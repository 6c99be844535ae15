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

/** The same for a session that the provider opened. */
export class SignInAgainError extends ForbiddenError {
  constructor() {
    super('Please sign in again to confirm that it is you.', 'SIGN_IN_AGAIN');
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

  /** API keys are let through: what they may do was confirmed when they were made. @throws ReauthenticationRequiredError, SignInAgainError */
  async require({ sessionId, key }: Actor, manager: EntityManager = this.database.manager): Promise<void> {
    if (key) return;
    const [row] = await manager.query<{ confirmed: boolean; byProvider: boolean }[]>(
      `select coalesce(confirmed_at, created_at) > now() - interval '${CONFIRMED_MINUTES} minutes' as confirmed, by_provider as "byProvider"
       from sessions where id = $1`,
      [sessionId],
    );
    if (!row?.confirmed) throw row?.byProvider ? new SignInAgainError() : new ReauthenticationRequiredError();
  }

  /** Whether the provider opened the session, so that no password of the account says whose it is. */
  async isByProvider({ sessionId }: Actor): Promise<boolean> {
    const [row] = await this.database.query<unknown[]>('select 1 from sessions where id = $1 and by_provider', [sessionId]);
    return row !== undefined;
  }

  /**
   * Notes, in the transaction that opens it, that the provider opened a session.
   * @param shown whether it made the person show who they are; otherwise the session has shown nothing yet
   */
  async noteProvider(sessionId: string, shown: boolean, manager: EntityManager): Promise<void> {
    await manager.query(
      "update sessions set by_provider = true, confirmed_at = case when $2 then confirmed_at else 'epoch'::timestamptz end where id = $1",
      [sessionId, shown],
    );
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
