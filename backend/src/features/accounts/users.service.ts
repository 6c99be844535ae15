import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Repository } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { AccountDirectory, type AccountState, type Person, type Role } from '../../core/access/account-directory.js';
import { type HashTurn, PasswordHasher } from '../../core/access/password-hasher.js';
import { isUniqueViolation } from '../../core/errors/database-errors.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { COLUMNS, withoutPassword } from './account-columns.js';
import { isOfProgram } from './accounts-of-programs.js';
import { isHeldEmail } from './held-emails.js';
import { User } from './users.entity.js';
import { EmailTakenError, UserNotFoundError } from './users.errors.js';
import type { UserView } from './users.views.js';

/** Tokens granted to a new account. */
export const DEFAULT_INITIAL_TOKENS = 20;

export interface NewUser {
  name: string;
  email: string;
  phone?: string | null;
  password: string;
  role?: Role;
  isVerified?: boolean;
  initialTokens?: number;
  /** The administrator who creates the account, if one does. */
  createdBy?: string;
}

/** What users may change about themselves. */
export type Profile = Pick<NewUser, 'name' | 'email'> & { phone: string };

@Injectable()
export class UsersService implements AccountDirectory {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly tokens: TokensService,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws EmailTakenError */
  async create(input: NewUser, turn?: HashTurn): Promise<UserView> {
    return this.insert(input, undefined, turn);
  }

  /**
   * Creates the account and opens its token account in one transaction.
   * @param also runs in it too
   * @param turn on whose behalf the password is hashed; the operator's when not given
   * @throws EmailTakenError, TooManyWaitingError
   */
  async insert(input: NewUser, also?: (manager: EntityManager, user: User) => Promise<void>, turn?: HashTurn): Promise<User> {
    const passwordHash = await this.passwords.hash(input.password, turn);
    const user = {
      id: randomUUID(),
      name: input.name.trim(),
      email: input.email.trim(),
      phone: input.phone?.trim() || null,
      role: input.role ?? 'user',
      isActive: true,
      isVerified: input.isVerified ?? false,
      passwordHash,
      createdAt: new Date(),
      lastLogin: null,
    };
    await refusingTakenEmail(
      this.database.transaction(async (manager) => {
        await manager.insert(User, user);
        if (await isHeldEmail(manager, user.email, user.id)) throw new EmailTakenError();
        await this.tokens.openAccount(manager, user.id, input.initialTokens ?? DEFAULT_INITIAL_TOKENS, input.createdBy);
        await also?.(manager, user);
      }),
    );
    return withoutPassword(user);
  }

  /**
   * The account that test keys of a user act for, which nobody can sign in to; it is opened with the first of them. In the caller's
   * transaction, of which there is one at a time for each user.
   * @param passwordHash of a password that nobody knows
   */
  async openTestAccount(manager: EntityManager, ownerId: string, passwordHash: string): Promise<void> {
    const [held] = await manager.query<unknown[]>('select 1 from test_accounts where owner_id = $1', [ownerId]);
    if (held) return;
    const id = randomUUID();
    const account = {
      id,
      name: 'Test account',
      email: `test-${id}@themis.invalid`,
      role: 'user' as const,
      isActive: true,
      isVerified: false,
    };
    await manager.insert(User, { ...account, phone: null, passwordHash, createdAt: new Date(), lastLogin: null });
    await this.tokens.openAccount(manager, id, 0);
    await manager.query('insert into test_accounts (owner_id, account_id) values ($1, $2)', [ownerId, id]);
  }

  /** The account that test keys of a user act for; null before the first of them. */
  async testAccountOf(ownerId: string): Promise<string | null> {
    const [row] = await this.users.query<{ id: string }[]>('select account_id as id from test_accounts where owner_id = $1', [ownerId]);
    return row?.id ?? null;
  }

  /** Plain SQL, as in `state`: `me` is asked for with every page. @throws UserNotFoundError */
  async get(id: string): Promise<UserView> {
    const [user] = await this.users.query<User[]>(`select ${COLUMNS} from users where id = $1`, [id]);
    if (!user) throw new UserNotFoundError();
    return user;
  }

  /**
   * The active administrator with this address; of all of them the one whose account is the oldest, when none is given. For the
   * command line, whose user may read the database anyway. @throws UserNotFoundError
   */
  async administrator(email?: string): Promise<UserView> {
    const user = await this.users.findOne({
      where: { role: 'admin', isActive: true, ...(email !== undefined && { email: email.trim() }) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    if (!user) throw new UserNotFoundError();
    return user;
  }

  /** How many administrators can sign in. */
  activeAdministrators(): Promise<number> {
    return this.users.countBy({ role: 'admin', isActive: true });
  }

  me(actor: Actor): Promise<UserView> {
    return this.get(actor.userId);
  }

  /** In the caller's transaction. @returns the e-mail before. @throws EmailTakenError, UserNotFoundError */
  async updateProfile(manager: EntityManager, { userId }: Actor, { name, email, phone }: Profile): Promise<{ from: string }> {
    const [held] = await manager.query<{ email: string }[]>('select email from users where id = $1 for update', [userId]);
    if (!held) throw new UserNotFoundError();
    await refusingTakenEmail(
      manager.query(
        `update users set name = $2, email = $3, phone = $4, email_changed_at = case when email = $3 then email_changed_at else now() end
         where id = $1`,
        [userId, name, email, phone],
      ),
    );
    return { from: held.email };
  }

  /** Removes an account with all rows that belong to it, in the caller's transaction. @throws UserNotFoundError */
  async remove(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.delete(User, { id });
    if (!affected) throw new UserNotFoundError();
  }

  /** The active account with this e-mail that somebody can sign in to; null when there is none. */
  async activeByEmail(email: string): Promise<UserView | null> {
    const user = await this.users.findOneBy({ email: email.trim(), isActive: true });
    return user && !(await isOfProgram(this.database.manager, user.id)) ? user : null;
  }

  /** See `AccountDirectory`. Test accounts and those of programs belong to nobody who reads. */
  async reachableBy(email: string): Promise<string | null> {
    const [row] = await this.users.query<{ id: string }[]>(
      `select id from users u where email = $1 and is_active
         and not exists (select from test_accounts where account_id = u.id)
         and not exists (select from service_accounts where account_id = u.id)
         and not exists (select from unconfirmed_emails where user_id = u.id)`,
      [email],
    );
    return row?.id ?? null;
  }

  /** Names and e-mails by id, of the accounts that exist. */
  async people(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.users.query<(Person & { id: string })[]>('select id, name, email from users where id = any($1)', [ids]);
    return new Map(rows.map(({ id, name, email }) => [id, { name, email }]));
  }

  /** Whether the account with this e-mail, if there is one, has logged in from this address before. */
  async knowsAddress(email: string, address: string): Promise<boolean> {
    const user = await this.users.findOne({ where: { email: email.trim() }, select: { id: true } });
    return user !== null && this.sessions.openedFrom(user.id, address);
  }

  /** Plain SQL: this runs at every call of either API, and the query builder costs more than the query. */
  async state(userId: string): Promise<AccountState | null> {
    const [row] = await this.users.query<AccountState[]>('select email, role, is_active as "isActive" from users where id = $1', [userId]);
    return row ?? null;
  }

  /** Accounts by id, of those that exist. */
  async byIds(ids: readonly string[]): Promise<Map<string, User>> {
    const found = await this.users.findBy({ id: In([...ids]) });
    return new Map(found.map((user) => [user.id, user]));
  }

  /** E-mails by id, of the accounts that exist. */
  async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.users.query<{ id: string; email: string }[]>('select id, email from users where id = any($1)', [ids]);
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** New accounts by UTC day, such as "2026-01-31"; only days that had any. */
  async createdSince(since: Date): Promise<Map<string, number>> {
    const rows = await this.users.query<{ day: string; count: number }[]>(
      `select (created_at at time zone 'UTC')::date::text as day, count(*)::int as count from users u
       where created_at >= $1 and not exists (select from test_accounts t where t.account_id = u.id) group by 1`,
      [since],
    );
    return new Map(rows.map(({ day, count }) => [day, count]));
  }

  countAdmins(): Promise<number> {
    return this.users.countBy({ role: 'admin' });
  }
}

/** @throws EmailTakenError when the write fails because another account has the e-mail. */
export async function refusingTakenEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new EmailTakenError();
    throw error;
  }
}
