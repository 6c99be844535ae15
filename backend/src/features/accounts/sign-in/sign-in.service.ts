import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessTokens } from '../../../core/access/access-tokens.js';
import { requireAdminAddress } from '../../../core/access/addresses/admin-address.js';
import { addressNetwork } from '../../../core/addresses/address-network.js';
import { addressBlock } from '../../../core/addresses/address-ranges.js';
import { KnownNetworks } from '../../../core/access/addresses/known-networks.js';
import { type AuthPayload, authPayload } from '../../../core/access/auth-payload.js';
import { Reauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import type { Session, SessionKind } from '../../../core/access/session.entity.js';
import { newSession } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import type { SecondFactorSetup } from '../second-factor/second-factor.views.js';
import { UserNotFoundError } from '../users.errors.js';
import { LoginLimits } from '../login-limits.service.js';
import { CredentialsService } from '../credentials.service.js';
import { UsersService } from '../users.service.js';
import type { UserView } from '../users.views.js';
import { type LoginChallenge, LoginChallenges, type LoginStep } from './login-challenges.js';
import { EnrolmentNeededError, LoginExpiredError, SecondFactorNeededError } from './sign-in.errors.js';
import type { EnrolledLogin } from './sign-in.views.js';

/** Who signs in where, once the password was right, or the provider has said who it is. */
type Admitted = Pick<LoginChallenge, 'kind' | 'userId' | 'passwordMark' | 'provider'>;
/** What else is done in the transaction that opens the session; the session goes with it if it fails. */
type Also = (manager: EntityManager, user: UserView) => Promise<void>;

/** Stands in for the account of an unknown address, so that as much is looked up for it as for any other. */
const NOBODY = { id: '00000000-0000-0000-0000-000000000000', role: 'user' } as const;
const LIMITS = { user: 'login', admin: 'admin-login' } as const;

/** What both logins do. */
@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly logins: LoginLimits,
    private readonly networks: KnownNetworks,
    private readonly tokens: AccessTokens,
    private readonly audit: AuditLog,
    private readonly secondFactor: SecondFactorService,
    private readonly challenges: LoginChallenges,
    private readonly reauthentication: Reauthentication,
  ) {}

  /**
   * Opens a session for an e-mail and its password, unless the account has to show a second factor. Where many sign in at once, those who sign in
   * from a network that their account was signed in to from before go first.
   * @returns null when they do not match, or the account may not sign in here
   * @throws SecondFactorNeededError, EnrolmentNeededError with the challenge for the next step; RateLimitedError, TooManyWaitingError;
   *   the signal's reason
   */
  async login(kind: SessionKind, email: string, password: string, origin: CallOrigin): Promise<AuthPayload | null> {
    const { address, signal } = origin;
    // The password hash takes most of a login: what can be looked up meanwhile is.
    const [known, step, noted] = await this.logins.around(
      LIMITS[kind],
      { email, address, signal },
      {
        look: async () => {
          const candidate = await this.credentials.candidate(email);
          return { ...candidate, network: await this.networks.look((candidate.account ?? NOBODY).id, address) };
        },
        check: async ({ account, authenticate, network }, either) => {
          const turn = { key: addressBlock(address), group: addressNetwork(address), favoured: network.known, signal: either };
          const found = await Promise.all([authenticate(password, turn), this.secondFactor.stepFor(account ?? NOBODY)]);
          return [...found, network.noted] as const;
        },
      },
    );
    if (!known || (kind === 'admin' && known.user.role !== 'admin')) return null;
    const admitted = { kind, userId: known.user.id, passwordMark: known.passwordMark };
    const opening = step ? Promise.resolve(null) : this.open(admitted, origin, { noted });
    const [opened, forgotten] = await Promise.allSettled([opening, this.logins.succeeded(LIMITS[kind], email, address)]);
    if (opened.status === 'rejected') throw opened.reason;
    if (forgotten.status === 'rejected') throw forgotten.reason;
    if (step === 'code') throw new SecondFactorNeededError(this.challenges.make({ step, ...admitted }));
    if (step === 'enrolment') throw new EnrolmentNeededError(this.challenges.make({ step, ...admitted }));
    return opened.value;
  }

  /**
   * Opens a session for a user whom the provider named, unless the account has to show a second factor of its own.
   * @param shown whether the provider made the person show who they are, or knew
   * @returns null when the account is inactive or an administrator's
   * @throws SecondFactorNeededError
   */
  async openByProvider(userId: string, shown: 'shown' | 'known', origin: CallOrigin): Promise<AuthPayload | null> {
    const [state, { user, passwordMark }] = await Promise.all([this.users.state(userId), this.credentials.proved(userId)]);
    if (!state?.isActive || state.role === 'admin') return null;
    const admitted = { kind: 'user' as const, userId, passwordMark, provider: shown };
    const step = await this.secondFactor.stepFor(user);
    if (step === 'code') throw new SecondFactorNeededError(this.challenges.make({ step, ...admitted }));
    return this.open(admitted, origin, {});
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
    const { kind, userId, passwordMark, provider } = claims;
    if (kind === 'admin') requireAdminAddress(address, this.config.admin.allowedAddresses);
    const user = await this.users.get(userId).catch((error: unknown) => {
      throw error instanceof UserNotFoundError ? new LoginExpiredError() : error;
    });
    return { kind, userId, passwordMark, provider, user };
  }

  private async openOrExpire(admitted: Admitted, origin: CallOrigin, also: Also): Promise<AuthPayload> {
    const opened = await this.open(admitted, origin, { also });
    if (!opened) throw new LoginExpiredError();
    return opened;
  }

  /** The account is locked while its session is written, so that whatever ends its sessions comes before or finds this one, too. */
  private async open(
    { kind, userId, passwordMark, provider }: Admitted,
    origin: CallOrigin,
    { also, noted = false }: { also?: Also; noted?: boolean },
  ): Promise<AuthPayload | null> {
    const { userMinutes, adminMinutes } = this.config.sessions;
    const session = newSession(userId, kind, kind === 'admin' ? adminMinutes : userMinutes, origin);
    const write = async (manager: EntityManager) => {
      const user = await this.credentials.admit(manager, session, passwordMark);
      if (!user) return false;
      await also?.(manager, user);
      if (provider) await this.noteProvider(manager, session, user, provider, origin);
      if (kind === 'admin') {
        const actor = { userId, email: user.email, address: origin.address };
        await this.audit.record(manager, actor, { action: 'admin.login', subject: `user:${userId}`, subjectName: user.email });
      }
      return true;
    };
    // A user without a second factor is admitted by a single statement, which needs no transaction around it.
    const single = kind === 'user' && !also && !provider;
    const written = await (single ? write(this.database.manager) : this.database.transaction(write));
    if (written && !noted) await this.networks.note(userId, origin.address);
    return written ? authPayload(this.tokens.sign(session), session) : null;
  }

  /** What is written with a session that the provider opened. @throws LoginExpiredError when the account became an administrator's meanwhile */
  private async noteProvider(
    manager: EntityManager,
    session: Session,
    { id, email, role }: UserView,
    provider: 'shown' | 'known',
    { address }: CallOrigin,
  ): Promise<void> {
    if (role === 'admin') throw new LoginExpiredError();
    session.byProvider = true;
    await this.reauthentication.noteProvider(session.id, provider === 'shown', manager);
    const event = { action: 'provider.login', subject: `user:${id}`, subjectName: email };
    await this.audit.record(manager, { userId: id, email, address }, event);
  }
}
