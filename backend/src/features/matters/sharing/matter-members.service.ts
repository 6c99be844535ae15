import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import type { Actor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../../core/audit/audited-actor.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { MatterAccess, matterOpenTo } from '../../../core/sharing/matter-access.js';
import type { MatterUse } from '../../../core/sharing/matter-role.error.js';
import { Matter } from '../keeping/matters.entity.js';
import { CannotBeInvitedError, MatterMemberNotFoundError, MatterNotFoundError, TooManyMembersError } from '../matters.errors.js';
import { MatterRole } from '../matters.views.js';
import { type InviteToMatterInput, MemberRole } from './matter-members.inputs.js';
import type { MatterMemberView, RemovedMember } from './matter-members.views.js';

/** People whom one matter is shared with. */
const MEMBERS_MAX = 50;
/** Matters of others that one account takes part in. */
const MEMBERSHIPS_MAX = 1_000;

interface MemberRow {
  userId: string;
  role: `${MemberRole}`;
  since: Date;
}

/** Who works in a matter: its owner invites others by e-mail, changes what they may do, and ends it; a member may leave. */
@Injectable()
export class MatterMembersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly access: MatterAccess,
    private readonly accounts: AccountDirectory,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
  ) {}

  /** The owner first, then the others in the order in which they came. @throws MatterNotFoundError */
  async members({ userId }: Actor, matterId: string): Promise<MatterMemberView[]> {
    const matter = await this.seen(this.database.manager, userId, matterId);
    const rows = await this.database.query<MemberRow[]>(
      'select user_id as "userId", role, created_at as since from matter_members where matter_id = $1 order by created_at, user_id',
      [matter.id],
    );
    const all = [{ userId: matter.ownerId, role: 'owner' as const, since: matter.createdAt }, ...rows];
    const people = await this.accounts.people(all.map((each) => each.userId));
    return all.flatMap(({ userId: id, role, since }) => {
      const person = people.get(id);
      return person ? [{ userId: id, ...person, role: enumValue(MatterRole, role), isYou: id === userId, since }] : [];
    });
  }

  /**
   * Shares a matter with the account of an e-mail, or gives a member another role. Whether nobody has it, somebody who may not sign in, or
   * the caller: the refusal is the same.
   * @throws MatterNotFoundError, MatterRoleError, CannotBeInvitedError, TooManyMembersError, RateLimitedError
   */
  async invite(actor: Actor, address: string, id: string, { email, role }: InviteToMatterInput): Promise<MatterMemberView> {
    await this.limits.consume('matter-user', actor.userId);
    const matter = await this.seen(this.database.manager, actor.userId, id);
    await this.access.ensure(actor.userId, 'govern', { ownerId: matter.ownerId, matterId: matter.id });
    await this.limits.consume('matter-invite-user', actor.userId);
    const invited = await this.accounts.reachableBy(email);
    if (invited === null || invited === actor.userId) throw new CannotBeInvitedError();
    await this.change(actor, address, matter.id, 'govern', async (manager) => {
      const before = await this.roleOf(manager, matter.id, invited);
      if (before !== null && enumValue(MemberRole, before) === role) return null;
      if (before === null) await this.ensureRoom(manager, matter.id, invited);
      await manager.query(
        `insert into matter_members (matter_id, user_id, role) values ($1, $2, $3)
         on conflict (matter_id, user_id) do update set role = excluded.role`,
        [matter.id, invited, role],
      );
      return { action: before === null ? 'matter.invite' : 'matter.change-role', userId: invited, before, after: role };
    });
    return this.member(actor, matter.id, invited);
  }

  /** @throws MatterNotFoundError, MatterRoleError, MatterMemberNotFoundError, RateLimitedError */
  async changeRole(actor: Actor, address: string, id: string, userId: string, role: MemberRole): Promise<MatterMemberView> {
    await this.limits.consume('matter-user', actor.userId);
    const matterId = await this.change(actor, address, id, 'govern', async (manager, { id: matter }) => {
      const before = await this.roleOf(manager, matter, userId);
      if (before === null) throw new MatterMemberNotFoundError();
      if (enumValue(MemberRole, before) === role) return null;
      await manager.query('update matter_members set role = $3 where matter_id = $1 and user_id = $2', [matter, userId, role]);
      return { action: 'matter.change-role', userId, before, after: role };
    });
    return this.member(actor, matterId, userId);
  }

  /**
   * Ends a membership: the owner anybody's, a member their own. What they made in the matter stays in it.
   * @throws MatterNotFoundError, MatterRoleError, MatterMemberNotFoundError, RateLimitedError
   */
  async remove(actor: Actor, address: string, id: string, userId: string): Promise<RemovedMember> {
    await this.limits.consume('matter-user', actor.userId);
    const isLeaving = userId.toLowerCase() === actor.userId;
    const matterId = await this.change(actor, address, id, isLeaving ? 'read' : 'govern', async (manager, { id: matter }) => {
      const before = await this.roleOf(manager, matter, userId);
      if (before === null) throw new MatterMemberNotFoundError();
      await manager.query('delete from matter_members where matter_id = $1 and user_id = $2', [matter, userId]);
      return { action: isLeaving ? 'matter.leave' : 'matter.revoke', userId, before, after: null };
    });
    return { matterId, userId: userId.toLowerCase() };
  }

  /** Changes who is in a matter and records it, with the matter's row locked. @returns the id of the matter */
  private async change(
    actor: Actor,
    address: string,
    id: string,
    use: MatterUse,
    make: (
      manager: EntityManager,
      matter: Matter,
    ) => Promise<{ action: string; userId: string; before: string | null; after: string | null } | null>,
  ): Promise<string> {
    const by = await auditedActorOf(this.accounts, actor, address);
    return this.database.transaction(async (manager) => {
      const matter = await this.seen(manager, actor.userId, id, true);
      await this.access.ensure(actor.userId, use, { ownerId: matter.ownerId, matterId: matter.id }, manager);
      const made = await make(manager, matter);
      if (made) {
        const state = (role: string | null) => role && { userId: made.userId.toLowerCase(), role };
        await this.audit.record(manager, by, {
          action: made.action,
          subject: `matter:${matter.id}`,
          before: state(made.before) || null,
          after: state(made.after) || null,
        });
      }
      return matter.id;
    });
  }

  /** @throws MatterNotFoundError */
  private async seen(manager: EntityManager, userId: string, id: string, locked = false): Promise<Matter> {
    const where = { id, ownerId: matterOpenTo(userId, 'read'), deletedAt: IsNull() };
    const lock = { mode: 'pessimistic_write' as const };
    const row = isUUID(id) ? await manager.findOne(Matter, { where, ...(locked && { lock }) }) : null;
    if (!row) throw new MatterNotFoundError();
    return row;
  }

  private async roleOf(manager: EntityManager, matterId: string, userId: string): Promise<`${MemberRole}` | null> {
    if (!isUUID(userId)) return null;
    const [row] = await manager.query<MemberRow[]>('select role from matter_members where matter_id = $1 and user_id = $2', [
      matterId,
      userId,
    ]);
    return row?.role ?? null;
  }

  /** @throws TooManyMembersError, CannotBeInvitedError for an account that is in too many matters, of which nobody is told */
  private async ensureRoom(manager: EntityManager, matterId: string, invited: string): Promise<void> {
    const [row] = await manager.query<{ members: number; memberships: number }[]>(
      `select (select count(*) from matter_members where matter_id = $1)::integer as members,
              (select count(*) from matter_members where user_id = $2)::integer as memberships`,
      [matterId, invited],
    );
    if ((row?.members ?? 0) >= MEMBERS_MAX) throw new TooManyMembersError(MEMBERS_MAX);
    if ((row?.memberships ?? 0) >= MEMBERSHIPS_MAX) throw new CannotBeInvitedError();
  }

  private async member(actor: Actor, matterId: string, userId: string): Promise<MatterMemberView> {
    const found = (await this.members(actor, matterId)).find((each) => each.userId === userId.toLowerCase());
    if (!found) throw new MatterMemberNotFoundError();
    return found;
  }
}
