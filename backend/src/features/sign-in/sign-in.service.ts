import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessTokens } from '../../core/access/access-tokens.js';
import { requireAdminAddress } from '../../core/access/addresses/admin-address.js';
import { type AuthPayload, authPayload } from '../../core/access/auth-payload.js';
import type { CallOrigin } from '../../core/access/request-context.js';
import type { SessionKind } from '../../core/access/session.entity.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import type { SecondFactorSetup } from '../second-factor/second-factor.views.js';
import { UserNotFoundError } from '../users/users.errors.js';
import { type Authenticated, UsersService, type UserView } from '../users/users.service.js';
import { type LoginChallenge, LoginChallenges, type LoginStep } from './login-challenges.js';
import { EnrolmentNeededError, LoginExpiredError, SecondFactorNeededError } from './sign-in.errors.js';
import type { EnrolledLogin } from './sign-in.views.js';

/** Who signs in where, once the password was right. */
type Admitted = Pick<LoginChallenge, 'kind' | 'userId' | 'passwordMark'>;
/** What is done in the transaction that opens the session, before it. */
type Before = (manager: EntityManager, user: UserView) => Promise<void>;

/** What both logins do once the password was right. */
@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly audit: AuditLog,
    private readonly secondFactor: SecondFactorService,
    private readonly challenges: LoginChallenges,
  ) {}

  /**
   * Opens a session for an account whose password was right, unless the account has to show a second factor.
   * @returns null when the account may not sign in any more: it was deactivated, lost its role or got another password meanwhile
   * @throws SecondFactorNeededError, EnrolmentNeededError with the challenge for the next step
   */
  async proceed(kind: SessionKind, { user, passwordMark }: Authenticated, origin: CallOrigin): Promise<AuthPayload | null> {
    const admitted = { kind, userId: user.id, passwordMark };
    const step = await this.secondFactor.stepFor(user);
    if (step === 'code') throw new SecondFactorNeededError(this.challenges.make({ step, ...admitted }));
    if (step === 'enrolment') throw new EnrolmentNeededError(this.challenges.make({ step, ...admitted }));
    return this.open(admitted, origin);
  }

  /** Finishes a login by a code. @throws LoginExpiredError, WrongCodeError, AdminAddressError, RateLimitedError */
  async complete(challenge: string, code: string, origin: CallOrigin): Promise<AuthPayload> {
    const { user, ...admitted } = await this.readChallenge(challenge, 'code', origin);
    return this.secondFactor.counted(user, origin, () =>
      this.openOrExpire(admitted, origin, (manager, held) => this.secondFactor.useWithin(manager, held, code)),
    );
  }

  /** Begins to set up the second factor that a login asks for. @throws LoginExpiredError, SecondFactorEnabledError, AdminAddressError */
  async beginEnrolment(challenge: string, origin: CallOrigin): Promise<SecondFactorSetup> {
    const { user } = await this.readChallenge(challenge, 'enrolment', origin);
    return this.secondFactor.draft(user);
  }

  /** Confirms the second factor and finishes the login. @throws LoginExpiredError, WrongCodeError, AdminAddressError, RateLimitedError */
  async completeEnrolment(challenge: string, code: string, origin: CallOrigin): Promise<EnrolledLogin> {
    const { user, ...admitted } = await this.readChallenge(challenge, 'enrolment', origin);
    let recoveryCodes: string[] = [];
    const payload = await this.secondFactor.counted(user, origin, () =>
      this.openOrExpire(admitted, origin, async (manager, held) => {
        ({ recoveryCodes } = await this.secondFactor.confirmWithin(manager, held, code, origin));
      }),
    );
    return { ...payload, recoveryCodes };
  }

  private async readChallenge(challenge: string, step: LoginStep, { address }: CallOrigin): Promise<Admitted & { user: UserView }> {
    const claims = this.challenges.read(challenge, step);
    if (!claims) throw new LoginExpiredError();
    const { kind, userId, passwordMark } = claims;
    if (kind === 'admin') requireAdminAddress(address, this.config.admin.allowedAddresses);
    const user = await this.users.get(userId).catch((error: unknown) => {
      throw error instanceof UserNotFoundError ? new LoginExpiredError() : error;
    });
    return { kind, userId, passwordMark, user };
  }

  private async openOrExpire(admitted: Admitted, origin: CallOrigin, before: Before): Promise<AuthPayload> {
    const opened = await this.open(admitted, origin, before);
    if (!opened) throw new LoginExpiredError();
    return opened;
  }

  /** The account is locked while its session is written, so that whatever ends its sessions comes before or finds this one, too. */
  private async open({ kind, userId, passwordMark }: Admitted, origin: CallOrigin, before?: Before): Promise<AuthPayload | null> {
    const { userMinutes, adminMinutes } = this.config.sessions;
    const session = await this.database.transaction(async (manager) => {
      const user = await this.users.admit(manager, userId, passwordMark);
      if (!user || (kind === 'admin' && user.role !== 'admin')) return null;
      await before?.(manager, user);
      if (kind === 'admin') {
        const actor = { userId, email: user.email, address: origin.address };
        await this.audit.record(manager, actor, { action: 'admin.login', subject: `user:${userId}`, subjectName: user.email });
      }
      return this.sessions.open(userId, kind, kind === 'admin' ? adminMinutes : userMinutes, origin, manager);
    });
    return session && authPayload(this.tokens.sign(session), session);
  }
}
