import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import type { Role } from '../../../core/access/account-directory.js';
import { requireScope } from '../../../core/access/keys/key-scopes.js';
import { Reauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { UnauthenticatedError, ValidationError } from '../../../core/errors/common-errors.js';
import { EmailChanges, sameEmail } from '../recovery/emails/email-changes.service.js';
import type { CreateUserInput, UpdateUserInput } from './users.admin.inputs.js';
import type { UserNotice } from './users.admin.views.js';
import { isOfProgram } from '../accounts-of-programs.js';
import { User, UserRole } from '../users.entity.js';
import { AdministratorClosedToKeysError, LastAdminError, UserNotFoundError, ProgramAccountError } from '../users.errors.js';
import { DEFAULT_INITIAL_TOKENS, type NewUser, refusingTakenEmail, UsersService } from '../users.service.js';

type Changes = Partial<Pick<User, 'name' | 'email' | 'phone' | 'role' | 'isActive' | 'isVerified'>>;

/** What administrators do to accounts. Every action is one transaction with its entry in the audit log. */
@Injectable()
export class UsersAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly reauthentication: Reauthentication,
    private readonly emailChanges: EmailChanges,
  ) {}

  /**
   * Another administrator needs the password again.
   * @throws EmailTakenError, ReauthenticationRequiredError; KeyNotAllowedError when a key would make an administrator, who could then do more
   *   than the key may
   */
  async create(actor: AdminActor, input: CreateUserInput): Promise<UserNotice> {
    const { name, email, phone, password, role, isVerified, initialTokens } = input;
    if (role === UserRole.ADMIN) {
      requireScope(actor);
      await this.reauthentication.require(actor);
    }
    const account: NewUser = {
      name,
      email,
      phone,
      password,
      role: role ?? 'user',
      isVerified: isVerified ?? false,
      initialTokens: initialTokens ?? DEFAULT_INITIAL_TOKENS,
      createdBy: actor.userId,
    };
    const audited = (manager: EntityManager, made: User) => {
      const after = { ...auditable(made), tokens: account.initialTokens };
      return this.audit.record(manager, actor, { action: 'user.create', ...subjectOf(made), after });
    };
    const user = await this.users.insert(account, audited, { key: actor.userId, favoured: true });
    return { message: `User ${user.email} created successfully`, user };
  }

  /**
   * Another e-mail or role needs the administrator's password again.
   * @throws ValidationError when nothing is given; UserNotFoundError, EmailTakenError, LastAdminError, ReauthenticationRequiredError,
   *   AdministratorClosedToKeysError; KeyNotAllowedError when a key would change the role
   */
  async update(actor: AdminActor, id: string, { name, email, phone, role, isActive, isVerified }: UpdateUserInput): Promise<UserNotice> {
    if ([name, email, phone, role, isActive, isVerified].every((value) => value === undefined))
      throw new ValidationError([{ field: 'name', message: 'Enter at least one field to change' }]);
    const user = await this.change(actor, id, 'user.update', (held) => ({
      name: name ?? held.name,
      email: email ?? held.email,
      phone: phone === undefined ? held.phone : phone || null,
      role: role ?? held.role,
      isActive: isActive ?? held.isActive,
      isVerified: isVerified ?? held.isVerified,
    }));
    return { message: `User ${user.email} updated successfully`, user };
  }

  /** @throws UserNotFoundError, LastAdminError */
  async toggleAdmin(actor: AdminActor, id: string): Promise<UserNotice> {
    const user = await this.change(actor, id, 'user.toggle-admin', ({ role }) => ({ role: role === 'admin' ? 'user' : 'admin' }));
    const message = user.role === 'admin' ? `Admin privileges granted to ${user.email}` : `Admin privileges removed from ${user.email}`;
    return { message, user };
  }

  /** @throws UserNotFoundError, LastAdminError */
  async toggleStatus(actor: AdminActor, id: string): Promise<UserNotice> {
    const user = await this.change(actor, id, 'user.toggle-status', ({ isActive }) => ({ isActive: !isActive }));
    return { message: `User ${user.email} ${user.isActive ? 'activated' : 'deactivated'} successfully`, user };
  }

  /** Leaves an account that already has the role as it is. @throws UserNotFoundError, LastAdminError; KeyNotAllowedError when a key would change it */
  async setRole(actor: AdminActor, id: string, role: Role): Promise<UserNotice> {
    const user = await this.change(actor, id, 'user.set-role', () => ({ role }));
    return { message: role === 'admin' ? `${user.email} is an administrator` : `${user.email} is a user`, user };
  }

  /** Leaves an account that is already in this state as it is. @throws UserNotFoundError, LastAdminError */
  async setActive(actor: AdminActor, id: string, isActive: boolean): Promise<UserNotice> {
    const user = await this.change(actor, id, 'user.set-active', () => ({ isActive }));
    return { message: `User ${user.email} ${isActive ? 'activated' : 'deactivated'} successfully`, user };
  }

  /** @throws UserNotFoundError */
  async verify(actor: AdminActor, id: string): Promise<UserNotice> {
    const user = await this.change(actor, id, 'user.verify', () => ({ isVerified: true }));
    return { message: `User ${user.email} verified successfully`, user };
  }

  /** The row and everything that belongs to it stay. @throws UserNotFoundError, LastAdminError */
  async deactivate(actor: AdminActor, id: string): Promise<UserNotice> {
    const user = await this.change(actor, id, 'user.deactivate', () => ({ isActive: false }));
    return { message: `User ${user.email} deactivated successfully`, user };
  }

  /** @throws UserNotFoundError */
  async get(id: string): Promise<User> {
    const user = isUUID(id) ? await this.database.manager.findOneBy(User, { id }) : null;
    if (!user) throw new UserNotFoundError();
    return user;
  }

  private async change(actor: AdminActor, id: string, action: string, decide: (held: User) => Changes): Promise<User> {
    if (!isUUID(id)) throw new UserNotFoundError();
    const { user, ended, notice } = await this.database.transaction(async (manager) => {
      const { held, otherAdmins } = await lockAccounts(manager, actor, id);
      requireOpenToKeys(actor, held);
      const user = { ...held, ...decide(held) };
      const wasAdmin = held.isActive && held.role === 'admin';
      const staysAdmin = user.isActive && user.role === 'admin';
      if (held.role !== user.role) requireScope(actor);
      if (user.role === 'admin' && (await isOfProgram(manager, held.id))) throw new ProgramAccountError();
      if (held.role !== user.role || !sameEmail(held.email, user.email)) await this.reauthentication.require(actor, manager);
      if (wasAdmin && !staysAdmin && otherAdmins === 0) throw new LastAdminError();
      const { name, email, phone, role, isActive, isVerified } = user;
      const adminSince = held.role === user.role ? {} : { adminSince: new Date() };
      await refusingTakenEmail(manager.update(User, { id: held.id }, { name, email, phone, role, isActive, isVerified, ...adminSince }));
      const notice = await this.emailChanges.made(manager, { userId: held.id, from: held.email, to: email, changedBy: actor.userId });
      await this.audit.record(manager, actor, { action, ...subjectOf(held), before: auditable(held), after: auditable(user) });
      const endsSessions = held.role !== user.role || (held.isActive && !user.isActive);
      return { user, notice, ended: endsSessions ? await this.sessions.revokeAll(held.id, manager) : [] };
    });
    await this.emailChanges.dispatch(notice);
    await this.sessions.announceEnd(ended);
    return user;
  }
}

/**
 * Locks the account and all active administrators, in the order of ids so that two administrators never wait for each
 * other. The one that waited sees what the other did, so that two cannot both remove one of the last two.
 */
async function lockAccounts(manager: EntityManager, actor: AdminActor, id: string): Promise<{ held: User; otherAdmins: number }> {
  const rows = await manager
    .createQueryBuilder(User, 'u')
    .where(`u.id = :id or (u.role = 'admin' and u.is_active)`, { id })
    .orderBy('u.id')
    .setLock('pessimistic_write')
    .getMany();
  const admins = rows.filter(({ role, isActive }) => role === 'admin' && isActive);
  if (!admins.some((admin) => admin.id === actor.userId)) throw new UnauthenticatedError();
  const held = rows.find((row) => row.id === id.toLowerCase());
  if (!held) throw new UserNotFoundError();
  return { held, otherAdmins: admins.filter((admin) => admin.id !== held.id).length };
}

/** Keys never touch the accounts of administrators, who can do more than any key may. @throws AdministratorClosedToKeysError */
export function requireOpenToKeys({ key }: AdminActor, { role }: Pick<User, 'role'>): void {
  if (key && role === 'admin') throw new AdministratorClosedToKeysError();
}

export const subjectOf = ({ id, email }: Pick<User, 'id' | 'email'>) => ({ subject: `user:${id}`, subjectName: email });

const auditable = ({ name, email, phone, role, isActive, isVerified }: User) => ({ name, email, phone, role, isActive, isVerified });
