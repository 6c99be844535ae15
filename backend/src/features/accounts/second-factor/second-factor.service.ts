import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { Reauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { PasswordConfirmation } from '../password-confirmation.service.js';
import { LoginLimits } from '../login-limits.service.js';
import { UsersService } from '../users.service.js';
import type { UserView } from '../users.views.js';
import { newSecret, setupOf } from './codes/totp.js';
import {
  CodeRequiredError,
  SecondFactorEnabledError,
  SecondFactorNotEnabledError,
  SecondFactorRequiredHereError,
  WrongCodeError,
} from './second-factor.errors.js';
import type { BothFactorsInput } from './second-factor.inputs.js';
import type { RecoveryCodes, SecondFactorNotice, SecondFactorSetup, SecondFactorState } from './second-factor.views.js';
import { SecondFactorStore } from './second-factor-store.js';

type Account = Pick<UserView, 'id' | 'email' | 'role'>;

/** The second factor of accounts: codes of an authenticator app, and recovery codes in their place. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly passwords: PasswordConfirmation,
    private readonly limits: LoginLimits,
    private readonly store: SecondFactorStore,
    private readonly audit: AuditLog,
    private readonly reauthentication: Reauthentication,
  ) {}

  async state(actor: Actor): Promise<SecondFactorState> {
    const [found, account] = await Promise.all([this.store.find(this.database.manager, actor.userId), this.users.me(actor)]);
    const enabledAt = found?.confirmedAt ?? null;
    return { enabled: enabledAt !== null, enabledAt, recoveryCodesLeft: found?.codesLeft ?? 0, required: this.isRequiredOf(account) };
  }

  /** What a login has to ask for after the password. */
  async stepFor(account: Pick<Account, 'id' | 'role'>): Promise<'code' | 'enrolment' | null> {
    const found = await this.store.find(this.database.manager, account.id);
    if (found?.confirmedAt) return 'code';
    return this.isRequiredOf(account) ? 'enrolment' : null;
  }

  /** Begins to set up an app for the caller. @throws WrongPasswordError, SecondFactorEnabledError, RateLimitedError, TooManyWaitingError */
  async begin(actor: Actor, password: string | null | undefined, origin: CallOrigin): Promise<SecondFactorSetup> {
    const { user } = await this.passwords.confirm(actor, password, origin);
    const setup = await this.draft(user);
    // There is no second factor yet, so that the password is all that there is to show; the first code needs it to be given.
    await this.reauthentication.note(actor);
    return setup;
  }

  /** Begins to set up an app for an account whose password was right. @throws SecondFactorEnabledError */
  async draft({ id, email }: Account): Promise<SecondFactorSetup> {
    const secret = newSecret();
    if (!(await this.store.draft(this.database.manager, id, secret))) throw new SecondFactorEnabledError();
    return setupOf(secret, email);
  }

  /** Turns the second factor on by the first code of the app. @throws WrongCodeError, RateLimitedError */
  async confirm(actor: Actor, code: string, origin: CallOrigin): Promise<RecoveryCodes> {
    const account = await this.users.me(actor);
    return this.counted(account, origin, () => this.database.transaction((manager) => this.confirmWithin(manager, account, code, origin)));
  }

  /** The same in the caller's transaction; guesses are the caller's to count. @throws WrongCodeError */
  async confirmWithin(manager: EntityManager, account: Account, code: string, { address }: CallOrigin): Promise<RecoveryCodes> {
    const recoveryCodes = await this.store.confirm(manager, account.id, code.replace(/\s/g, ''));
    if (!recoveryCodes) throw new WrongCodeError();
    await this.record(manager, account, address, 'second-factor.enable');
    return { recoveryCodes };
  }

  /** Uses up a code in the caller's transaction; guesses are the caller's to count. @throws WrongCodeError */
  async useWithin(manager: EntityManager, account: Account, code: string): Promise<void> {
    if (!(await this.store.use(manager, account.id, code))) throw new WrongCodeError();
  }

  /**
   * Asks for a code of an account whose password was right, where it has a second factor, and uses the code up.
   * @throws CodeRequiredError, WrongCodeError, RateLimitedError
   */
  async requireCode(account: Account, code: string | null | undefined, origin: Pick<CallOrigin, 'address'>): Promise<void> {
    if ((await this.stepFor(account)) !== 'code') return;
    if (!code) throw new CodeRequiredError();
    await this.counted(account, origin, () => this.database.transaction((manager) => this.useWithin(manager, account, code)));
  }

  /** Counts a guess at a code as one at a password is counted, and forgets it when the work succeeds. @throws RateLimitedError; what `work` throws */
  async counted<T>({ email }: Account, { address }: Pick<CallOrigin, 'address'>, work: () => Promise<T>): Promise<T> {
    await this.limits.count('second-factor', email, address);
    const done = await work();
    await this.limits.succeeded('second-factor', email, address);
    return done;
  }

  /**
   * Turns the second factor off.
   * @throws WrongPasswordError, WrongCodeError, SecondFactorNotEnabledError, SecondFactorRequiredHereError, RateLimitedError, TooManyWaitingError
   */
  async disable(actor: Actor, input: BothFactorsInput, origin: CallOrigin): Promise<SecondFactorNotice> {
    await this.withBoth(actor, input, origin, async (manager, account) => {
      if (this.isRequiredOf(account)) throw new SecondFactorRequiredHereError();
      await this.store.remove(manager, account.id);
      await this.record(manager, account, origin.address, 'second-factor.disable');
    });
    return { message: 'Two-step sign-in is off.' };
  }

  /** Makes new recovery codes, which void the earlier ones. @throws as `disable` */
  async renewCodes(actor: Actor, input: BothFactorsInput, origin: CallOrigin): Promise<RecoveryCodes> {
    const recoveryCodes = await this.withBoth(actor, input, origin, async (manager, account) => {
      await this.record(manager, account, origin.address, 'second-factor.renew-codes');
      return this.store.replaceCodes(manager, account.id);
    });
    return { recoveryCodes };
  }

  private async withBoth<T>(
    actor: Actor,
    { password, code }: BothFactorsInput,
    origin: CallOrigin,
    work: (manager: EntityManager, account: Account) => Promise<T>,
  ): Promise<T> {
    const { user: account } = await this.passwords.confirm(actor, password, origin);
    if ((await this.stepFor(account)) !== 'code') throw new SecondFactorNotEnabledError();
    return this.counted(account, origin, () =>
      this.database.transaction(async (manager) => {
        await this.useWithin(manager, account, code);
        return work(manager, account);
      }),
    );
  }

  private isRequiredOf({ role }: Pick<Account, 'role'>): boolean {
    return role === 'admin' && this.config.admin.secondFactorRequired;
  }

  private record(manager: EntityManager, { id, email }: Account, address: string, action: string): Promise<void> {
    return this.audit.record(manager, { userId: id, email, address }, { action, subject: `user:${id}`, subjectName: email });
  }
}
