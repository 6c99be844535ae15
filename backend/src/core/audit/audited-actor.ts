import type { AccountDirectory } from '../access/account-directory.js';
import type { Actor } from '../access/actor.js';
import { UnauthenticatedError } from '../errors/common-errors.js';
import type { AuditedActor } from './audit-log.service.js';

/**
 * Who an entry of the audit log is about, for something that users do as well as administrators.
 * @param address client address of the call
 * @throws UnauthenticatedError for an account that is gone
 */
export async function auditedActorOf(accounts: AccountDirectory, actor: Actor, address: string): Promise<AuditedActor> {
  if (actor.kind === 'admin') return actor;
  const account = await accounts.state(actor.userId);
  if (!account) throw new UnauthenticatedError();
  return { userId: actor.userId, email: account.email, address };
}
