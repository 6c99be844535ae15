import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { type HashTurn, PasswordHasher } from '../../core/access/password-hasher.js';
import type { Session } from '../../core/access/session.entity.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { WITH_PASSWORD, withoutPassword, type WithPassword } from './account-columns.js';
import { HAS_LOGIN } from './accounts-of-programs.js';
import { User } from './users.entity.js';
import { UserNotFoundError } from './users.errors.js';
import type { UserView } from './users.views.js';

/** What a login names. */
export interface LoginCandidate {
  /** null for an unknown address. */
  account: Pick<UserView, 'id' | 'role'> | null;
  /**
   * Checks the password, taking the same time for known and unknown addresses; renews an outdated hash.
   * @returns null when it does not match or the account is inactive
   * @throws TooManyWaitingError; the reason of the turn's signal
   */
  readonly authenticate: (password: string, turn: HashTurn) => Promise<Authenticated | null>;
}

/** An account whose password was right. */
export interface Authenticated {
  user: UserView;
  /** Changes with the password, so that what was begun with the old one can be told apart. */
  passwordMark: string;
}

/** The passwords of accounts: who is let in by one, and how it is changed. */
@Injectable()
export class CredentialsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** Looks up the account that a login names; its password is checked apart, so that more can be done meanwhile. */
  async candidate(email: string): Promise<LoginCandidate> {
    const [user = null] = await this.users.query<WithPassword[]>(`select ${WITH_PASSWORD} from users u where email = $1 and ${HAS_LOGIN}`, [
      email.trim(),
    ]);
    return { account: user && { id: user.id, role: user.role }, authenticate: (...given) => this.authenticate(user, ...given) };
  }

  private async authenticate(user: WithPassword | null, password: string, turn: HashTurn): Promise<Authenticated | null> {
    const matches = await this.passwords.verify(user?.passwordHash ?? null, password, turn);
    if (!matches || !user?.isActive) return null;
    if (!this.passwords.outdated(user.passwordHash)) return { user: withoutPassword(user), passwordMark: markOf(user.passwordHash) };
    const passwordHash = await this.passwords.hash(password, turn);
    // Must not overwrite a password that was set in the meantime.
    await this.users.update({ id: user.id, passwordHash: user.passwordHash }, { passwordHash });
    return { user: withoutPassword(user), passwordMark: markOf(passwordHash) };
  }

  /**
   * Records a login and writes its session in one statement, which keeps the account from changing until that is committed.
   * @param passwordMark of the password that was given
   * @returns null, and nothing is written, when the account is gone or inactive, has another password by now, or is no administrator
   *   and the session is one
   */
  async admit(manager: EntityManager, session: Session, passwordMark: string): Promise<UserView | null> {
    const user = await this.sessions.openIf<WithPassword>(manager, session, {
      sql: `update users set last_login = $3
            where id = $1 and is_active and ${MARK} = $2 and (role = 'admin' or not $4)
            returning ${WITH_PASSWORD}`,
      values: [session.userId, passwordMark, session.createdAt, session.kind === 'admin'],
    });
    return user && withoutPassword(user);
  }

  /** Whether this is the caller's password; null when it is not. @throws TooManyWaitingError; the reason of the turn's signal */
  async confirmPassword({ userId }: Actor, password: string, turn: HashTurn): Promise<Authenticated | null> {
    const [user] = await this.users.query<WithPassword[]>(`select ${WITH_PASSWORD} from users where id = $1`, [userId]);
    const matches = await this.passwords.verify(user?.passwordHash ?? null, password, { ...turn, favoured: true });
    return user && matches ? { user: withoutPassword(user), passwordMark: markOf(user.passwordHash) } : null;
  }

  /** An account of which something other than the password has shown whose it is. @throws UserNotFoundError */
  async proved(id: string): Promise<Authenticated> {
    const [user] = await this.users.query<WithPassword[]>(`select ${WITH_PASSWORD} from users where id = $1`, [id]);
    if (!user) throw new UserNotFoundError();
    return { user: withoutPassword(user), passwordMark: markOf(user.passwordHash) };
  }

  /** Makes the hash that `setPassword` takes. @throws TooManyWaitingError; the reason of the turn's signal */
  hashPassword(password: string, turn?: HashTurn): Promise<string> {
    return this.passwords.hash(password, turn);
  }

  /**
   * Sets a password in the place of the one that was given, in the caller's transaction; the caller ends the sessions that end with it.
   * @returns false, and nothing is written, when the account has another password by now: of several changes at the same time one is made
   */
  async changePassword(manager: EntityManager, id: string, passwordMark: string, passwordHash: string): Promise<boolean> {
    const [, changed] = await manager.query<[unknown[], number]>(`update users set password_hash = $3 where id = $1 and ${MARK} = $2`, [
      id,
      passwordMark,
      passwordHash,
    ]);
    return changed > 0;
  }

  /** Sets a password in the caller's transaction; the caller ends the sessions that end with it. @throws UserNotFoundError */
  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    const { affected } = await manager.update(User, { id }, { passwordHash });
    if (!affected) throw new UserNotFoundError();
  }

  /** Sets a new password and ends every session. @throws UserNotFoundError */
  async resetPassword(email: string, password: string): Promise<UserView> {
    const user = await this.users.findOneBy({ email: email.trim() });
    if (!user) throw new UserNotFoundError();
    const passwordHash = await this.passwords.hash(password);
    const ended = await this.database.transaction(async (manager) => {
      await manager.update(User, { id: user.id }, { passwordHash });
      return this.sessions.revokeAll(user.id, manager);
    });
    await this.sessions.announceEnd(ended);
    return user;
  }
}

/** Tells one password from the next without revealing either. */
const markOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('hex');
/** The same, computed by the database from what it holds. */
const MARK = `encode(sha256(convert_to(password_hash, 'UTF8')), 'hex')`;
