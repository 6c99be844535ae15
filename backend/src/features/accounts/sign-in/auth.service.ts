import { Inject, Injectable } from '@nestjs/common';
import { AccessTokens } from '../../../core/access/access-tokens.js';
import type { Actor } from '../../../core/access/actor.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { UnauthenticatedError } from '../../../core/errors/common-errors.js';
import { addressBlock } from '../../../core/addresses/address-ranges.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { KeptSessions } from '../kept-sessions/kept-sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { requirePasswords } from '../passwords-off.error.js';
import { TakenEmails } from '../taken-emails.service.js';
import { UsersService } from '../users.service.js';
import type { UserView } from '../users.views.js';
import { InvalidCredentialsError } from './auth.errors.js';
import type { RegisterInput } from './auth.inputs.js';
import { type AuthPayload, authPayload } from '../../../core/access/auth-payload.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly limits: RateLimits,
    private readonly emails: TakenEmails,
    private readonly signIn: SignInService,
    private readonly kept: KeptSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws PasswordsOffError, EmailTakenError, RateLimitedError, TooManyWaitingError; the signal's reason */
  async register(input: RegisterInput, address: string, signal?: AbortSignal): Promise<UserView> {
    requirePasswords(this.config);
    const source = addressBlock(address);
    await this.limits.consume('register-source', source);
    const { name, email, phone, password } = input;
    return this.emails.guard(source, () => this.users.create({ name, email, phone, password }, { key: source, signal }));
  }

  /** Opens a session. @throws PasswordsOffError; InvalidCredentialsError; what `SignInService.login` throws */
  async login(email: string, password: string, origin: CallOrigin): Promise<AuthPayload> {
    requirePasswords(this.config);
    const opened = await this.signIn.login('user', email, password, origin);
    if (!opened) throw new InvalidCredentialsError();
    return opened;
  }

  /**
   * Another token for the caller's session, so that a page left open stays signed in until the session ends; one that is kept has to be opened
   * again by its cookie in between. @throws UnauthenticatedError
   */
  async renew({ sessionId }: Actor): Promise<AuthPayload> {
    const session = await this.sessions.current(sessionId);
    if (!session || !(await this.kept.tokenRenews(session))) throw new UnauthenticatedError();
    return authPayload(this.tokens.sign(session), session);
  }

  async logout(actor: Actor): Promise<void> {
    await this.sessions.revoke(actor.sessionId);
  }
}
