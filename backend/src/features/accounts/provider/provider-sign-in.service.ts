import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addressBlock } from '../../../core/addresses/address-ranges.js';
import type { AuthPayload } from '../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { SYSTEM } from '../../../core/audit/system-actor.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { isEmailAddress, withAsciiDomain } from '../../../core/validation/email-address.js';
import { NAME_MAX, NAME_MIN } from '../../../core/validation/rules.js';
import { withoutUnseen } from '../../../core/validation/visible-text.js';
import { IdentityProvider, type ProvedIdentity, type ProviderReturn } from '../../../ports/identity-provider/identity-provider.js';
import { ProviderReturnError } from '../../../ports/identity-provider/identity-provider-errors.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { EmailUnverifiedError, SignInNotAllowedError } from './provider.errors.js';
import { type FoundAccount, ProviderIdentities } from './provider-identities.service.js';
import { SignInQuestions } from './sign-in-questions.js';

/** Lets people in whom the provider of the firm names: as users, never as administrators. */
@Injectable()
export class ProviderSignIn {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly provider: IdentityProvider,
    private readonly questions: SignInQuestions,
    private readonly identities: ProviderIdentities,
    private readonly signIn: SignInService,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param again the provider must ask the person to show who they are
   * @returns what the browser keeps, and where it goes
   * @throws NoIdentityProviderError, ProviderUnavailableError, ProviderAnswerError, RateLimitedError
   */
  async begin(again: boolean, { address }: CallOrigin): Promise<{ sealed: string; url: string }> {
    await this.limits.consume('provider-source', addressBlock(address));
    const { question, url } = await this.provider.ask(again);
    return { sealed: this.questions.seal(question), url };
  }

  /**
   * @param sealed what the browser kept
   * @throws SecondFactorNeededError where the account has a second factor here; SignInNotAllowedError, EmailUnverifiedError, RateLimitedError; what
   *   `IdentityProvider.prove` throws
   */
  async finish(sealed: string | null, returned: ProviderReturn, origin: CallOrigin): Promise<AuthPayload> {
    await this.limits.consume('provider-source', addressBlock(origin.address));
    const question = sealed === null ? null : this.questions.open(sealed);
    if (!question) throw new ProviderReturnError();
    const identity = await this.provider.prove(question, returned);
    const found = await this.accountOf(identity, origin.address);
    if ('refused' in found) return this.refuse(identity, found, origin.address);
    const opened = await this.signIn.openByProvider(found.userId, question.again ? 'shown' : 'known', origin);
    // It was deactivated, or made an administrator's, this moment.
    return opened ?? this.refuse(identity, { refused: 'inactive' }, origin.address);
  }

  private async accountOf(identity: ProvedIdentity, address: string): Promise<FoundAccount> {
    const { userGroups } = this.config.identityProvider ?? {};
    if (userGroups && !identity.groups.some((group) => userGroups.includes(group))) return { refused: 'groups' };
    const linked = await this.identities.linked(identity);
    if (linked) return linked;
    const email = withAsciiDomain(identity.email ?? '');
    if (!identity.emailVerified || !isEmailAddress(email)) return { refused: 'email-unverified' };
    const known = { ...identity, email };
    return (await this.identities.link(known, address)) ?? this.identities.create(known, nameOf(known), address);
  }

  /** Of somebody who has no account the log has no more than the provider's own name for them. */
  private async refuse(
    { issuer, subject }: ProvedIdentity,
    { refused, account }: Extract<FoundAccount, { refused: string }>,
    address: string,
  ): Promise<never> {
    await this.audit.record(
      this.database.manager,
      { userId: account?.id ?? SYSTEM.userId, email: account?.email ?? SYSTEM.email, address },
      {
        action: 'provider.refuse',
        subject: account ? `user:${account.id}` : 'provider',
        subjectName: account?.email ?? this.provider.name ?? '',
        after: { issuer, subject },
        reason: refused,
      },
    );
    if (refused === 'email-unverified') throw new EmailUnverifiedError(this.provider.name ?? '');
    throw new SignInNotAllowedError();
  }
}

/** As the provider has it, where it can be a name here; otherwise the e-mail, which people change in their profile. */
function nameOf({ name, email }: { name: string | null; email: string }): string {
  const seen = withoutUnseen(name ?? '').trim();
  return seen.length >= NAME_MIN && seen.length <= NAME_MAX ? seen : email;
}
