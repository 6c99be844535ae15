import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import type { ProvedIdentity } from '../../../ports/identity-provider/identity-provider.js';
import { isOfProgram } from '../accounts-of-programs.js';
import { sameEmail } from '../recovery/emails/email-changes.service.js';
import { UnconfirmedEmails } from '../recovery/emails/unconfirmed-emails.service.js';
import { AccountNotices } from '../recovery/notices/account-notices.service.js';
import { PasswordResets } from '../recovery/password-reset/password-resets.js';
import { EmailTakenError } from '../users.errors.js';
import { CredentialsService } from '../credentials.service.js';
import { UsersService } from '../users.service.js';

/** Why somebody whom the provider names is refused, as the audit log has it. */
export type RefusalReason = 'groups' | 'email-unverified' | 'inactive' | 'administrator' | 'program' | 'other-person' | 'email-held';

/** An account, or why there is none for somebody; then with the account that was found, if one was. */
export type FoundAccount = { userId: string } | { refused: RefusalReason; account?: { id: string; email: string } };

interface Row {
  id: string;
  email: string;
  role: string;
  isActive: boolean;
}

const COLUMNS = 'u.id, u.email, u.role, u.is_active as "isActive"';
/** A proved identity whose e-mail is verified and can be one of an account. */
type WithEmail = ProvedIdentity & { email: string };

/** Which account belongs to whom at the provider: issuer and subject are the link, and an e-mail makes one, once. */
@Injectable()
export class ProviderIdentities {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly emails: UnconfirmedEmails,
    private readonly resets: PasswordResets,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
  ) {}

  /** The account that is linked already; null when none is. Its e-mail may be another by now, here or at the provider. */
  async linked({ issuer, subject }: ProvedIdentity): Promise<FoundAccount | null> {
    const [row] = await this.database.query<Row[]>(
      `select ${COLUMNS} from provider_identities p join users u on u.id = p.user_id where p.issuer = $1 and p.subject = $2`,
      [issuer, subject],
    );
    return row ? judged(row) : null;
  }

  /**
   * Links the account whose owner has this e-mail, which is then the person's alone: like a link for a new password, this ends every session and
   * key, and what else somebody who had the account before could listen by, and leaves a password that nobody knows.
   * @returns null when no active account has the e-mail
   */
  async link(identity: WithEmail, address: string): Promise<FoundAccount | null> {
    const target = await this.emails.resetTarget(this.database.manager, identity.email);
    if (!target) return null;
    const passwordHash = await this.credentials.hashPassword(unknownPassword(), { key: target.id });
    const { found, ended, notice } = await this.database.transaction(async (manager) => {
      const [row] = await manager.query<Row[]>(`select ${COLUMNS} from users u where u.id = $1 for update`, [target.id]);
      // Another call of the same person was first.
      const first = await this.linked(identity);
      if (first) return { found: first, ended: [], notice: null };
      const now = await this.emails.resetTarget(manager, identity.email);
      const refused = row ? await refusalOf(manager, row, identity, now) : 'other-person';
      if (!row || refused) return { found: { refused: refused ?? 'other-person', ...(row && { account: row }) }, ended: [], notice: null };
      await this.insertLink(manager, row.id, identity);
      await this.credentials.setPassword(manager, row.id, passwordHash);
      await this.resets.removeOf(manager, row.id);
      await this.emails.restore(manager, row.id);
      await endListening(manager, row.id);
      await this.recordLink(manager, 'provider.link', { ...row, email: identity.email }, identity, address);
      const told = { kind: 'provider-linked' as const, at: new Date().toISOString() };
      return {
        found: { userId: row.id },
        ended: await this.sessions.revokeAll(row.id, manager),
        notice: await this.notices.request(manager, { id: row.id, email: identity.email }, told),
      };
    });
    await this.sessions.announceEnd(ended);
    await this.notices.dispatch(notice);
    return found;
  }

  /** Makes an account for somebody who has none. @returns a refusal where the e-mail is that of an account which `link` does not take */
  async create(identity: WithEmail, name: string, address: string): Promise<FoundAccount> {
    const { email } = identity;
    try {
      const user = await this.users.insert(
        { name, email, password: unknownPassword() },
        async (manager, { id }) => {
          await this.insertLink(manager, id, identity);
          await this.recordLink(manager, 'provider.create', { id, email }, identity, address);
        },
        { key: address },
      );
      return { userId: user.id };
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      // Another call of the same person may have been first.
      const first = await this.linked(identity);
      if (first) return first;
      const [row] = await this.database.query<Row[]>(`select ${COLUMNS} from users u where u.email = $1`, [email]);
      return { refused: row && !row.isActive ? 'inactive' : 'email-held', ...(row && { account: row }) };
    }
  }

  private async insertLink(manager: EntityManager, userId: string, { issuer, subject }: ProvedIdentity): Promise<void> {
    await manager.query('insert into provider_identities (issuer, subject, user_id) values ($1, $2, $3)', [issuer, subject, userId]);
  }

  private recordLink(
    manager: EntityManager,
    action: string,
    { id, email }: Pick<Row, 'id' | 'email'>,
    { issuer, subject }: ProvedIdentity,
    address: string,
  ): Promise<void> {
    const event = { action, subject: `user:${id}`, subjectName: email, after: { issuer, subject } };
    return this.audit.record(manager, { userId: id, email, address }, event);
  }
}

/** Nobody knows it; only a link for a new password replaces it. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** Administrators keep to their own login, whoever the provider says they are. */
function judged(row: Row): FoundAccount {
  if (!row.isActive) return { refused: 'inactive', account: row };
  return row.role === 'admin' ? { refused: 'administrator', account: row } : { userId: row.id };
}

async function refusalOf(
  manager: EntityManager,
  row: Row,
  { issuer, email }: WithEmail,
  target: { id: string; to: string } | null,
): Promise<RefusalReason | null> {
  const found = judged(row);
  if ('refused' in found) return found.refused;
  if (await isOfProgram(manager, row.id)) return 'program';
  // Changed in the meantime, or an address that somebody put there and its owner has not confirmed.
  if (target?.id !== row.id || !sameEmail(target.to, email)) return 'email-held';
  const held = await manager.query<unknown[]>('select 1 from provider_identities where user_id = $1 and issuer = $2', [row.id, issuer]);
  return held.length > 0 ? 'other-person' : null;
}

/** Ends what tells somebody else of the account without a session: its webhooks, and the address of its calendar. */
async function endListening(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`update webhooks set state = 'off', state_since = now() where owner_id = $1 and state <> 'off'`, [userId]);
  await manager.query('update matter_reminders set feed_hash = null, feed_since = null where owner_id = $1', [userId]);
}
