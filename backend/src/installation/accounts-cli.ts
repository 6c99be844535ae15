import { DataSource } from 'typeorm';
import { PasswordHasher } from '../core/access/password-hasher.js';
import { Session } from '../core/access/session.entity.js';
import { SessionsService } from '../core/access/sessions.service.js';
import type { PasswordCost } from '../core/config/config.js';
import { PASSWORD_COST } from '../core/config/password-cost.js';
import { PostgresEventBus } from '../core/events/postgres-event-bus.js';
import { TokenAccount } from '../features/tokens/tokens.entity.js';
import { TokensService } from '../features/tokens/tokens.service.js';
import { User } from '../features/accounts/users.entity.js';
import { UserNotFoundError } from '../features/accounts/users.errors.js';
import { CredentialsService } from '../features/accounts/credentials.service.js';
import { UsersService } from '../features/accounts/users.service.js';

const ADMINISTRATORS_MAX = 20;

/** The account operations that an operator needs without a running server: the same services, on one connection. */
export class AccountsCli {
  private constructor(
    private readonly database: DataSource,
    private readonly events: PostgresEventBus,
    private readonly passwords: PasswordHasher,
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
  ) {}

  static async open(databaseUrl: string, passwordCost: PasswordCost = PASSWORD_COST): Promise<AccountsCli> {
    const database = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      entities: [User, Session, TokenAccount],
      poolSize: 2,
      connectTimeoutMS: 5000,
    });
    await database.initialize();
    const events = new PostgresEventBus({ url: databaseUrl });
    const sessions = new SessionsService(database.getRepository(Session), events);
    const passwords = new PasswordHasher({ passwordCost });
    const accounts = database.getRepository(User);
    const users = new UsersService(database, accounts, new TokensService(database), passwords, sessions);
    const credentials = new CredentialsService(database, accounts, passwords, sessions);
    return new AccountsCli(database, events, passwords, users, credentials, sessions);
  }

  async hasAdministrator(): Promise<boolean> {
    return (await this.users.countAdmins()) > 0;
  }

  /** Whether one of the administrators (of a great many, the oldest) has this password. */
  async isAdministratorsPassword(password: string): Promise<boolean> {
    const administrators = await this.database
      .getRepository(User)
      .find({ where: { role: 'admin' }, select: { id: true, passwordHash: true }, order: { createdAt: 'asc' }, take: ADMINISTRATORS_MAX });
    for (const { passwordHash } of administrators) if (await this.passwords.verify(passwordHash ?? null, password)) return true;
    return false;
  }

  /** @throws EmailTakenError */
  async createAdministrator(email: string, password: string, name = 'Administrator'): Promise<void> {
    await this.users.create({ name, email, password, role: 'admin', isVerified: true });
  }

  /** Ends every session of the account as well. @throws UserNotFoundError */
  async resetPassword(email: string, password: string): Promise<void> {
    await this.credentials.resetPassword(email, password);
  }

  /** Turns the second factor of an account off, if it has one, and ends every session of it. @throws UserNotFoundError */
  async resetSecondFactor(email: string): Promise<void> {
    const user = await this.users.activeByEmail(email);
    if (!user) throw new UserNotFoundError();
    const ended = await this.database.transaction(async (manager) => {
      await manager.query('delete from second_factors where user_id = $1', [user.id]);
      return this.sessions.revokeAll(user.id, manager);
    });
    await this.sessions.announceEnd(ended);
  }

  async close(): Promise<void> {
    await this.events.close();
    await this.database.destroy();
  }
}
