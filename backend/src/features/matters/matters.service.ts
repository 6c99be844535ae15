import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { AccountDirectory } from '../../core/access/account-directory.js';
import type { Actor } from '../../core/access/actor.js';
import { requireScope } from '../../core/access/keys/key-scopes.js';
import { type AuditEvent, AuditLog } from '../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../core/audit/audited-actor.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import type { Page } from '../../core/pages/page.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { MatterAccess, matterOpenTo } from '../../core/sharing/matter-access.js';
import type { MatterUse } from '../../core/sharing/matter-role.error.js';
import { MatterItems } from './keeping/matter-items.js';
import { MATTERS_MAX, RESTORABLE_MS } from './keeping/matter-limits.js';
import { MatterReader } from './keeping/matter-reader.js';
import { type MatterFacts, MatterSeal } from './keeping/matter-seal.js';
import { Matter } from './keeping/matters.entity.js';
import { MatterChangedError, MatterNotFoundError, TooManyMattersError } from './matters.errors.js';
import type { CreateMatterInput, MattersWindow, MoveToMatterInput, UpdateMatterInput } from './matters.inputs.js';
import { type DeletedMatter, MatterStatus, type MatterView, type MovedToMatter } from './matters.views.js';

const EMPTY: MatterFacts = {
  title: '',
  reference: null,
  parties: [],
  court: null,
  caseNumber: null,
  stage: null,
  state: null,
  personalLaw: null,
  notes: null,
  tags: [],
};

/** What may be done with matters, by their owners and by whom they share them with. */
@Injectable()
export class MattersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: MatterReader,
    private readonly seal: MatterSeal,
    private readonly items: MatterItems,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
    private readonly accounts: AccountDirectory,
    private readonly audit: AuditLog,
    private readonly access: MatterAccess,
  ) {}

  /** Last changed first. @throws BadRequestError for a cursor of no page, RateLimitedError for a search */
  async list({ userId }: Actor, wanted: MattersWindow): Promise<Page<MatterView>> {
    if (wanted.search) await this.limits.consume('matter-search-user', userId);
    return this.reader.page(userId, wanted);
  }

  /** @throws MatterNotFoundError */
  matter({ userId }: Actor, id: string): Promise<MatterView> {
    return this.reader.matter(userId, id);
  }

  /**
   * For work inside a matter.
   * @param use `read` for questions, `write` for what is kept in it, `govern` for what its owner alone keeps
   * @returns its id as it is kept
   * @throws KeyScopeError, MatterNotFoundError, MatterRoleError
   */
  async require(actor: Actor, id: string, use: MatterUse): Promise<string> {
    requireScope(actor, 'MATTERS');
    const where = { id, ownerId: matterOpenTo(actor.userId, 'read'), deletedAt: IsNull() };
    const row = isUUID(id) ? await this.database.manager.findOne(Matter, { select: { id: true, ownerId: true }, where }) : null;
    if (!row) throw new MatterNotFoundError();
    await this.access.ensure(actor.userId, use, { ownerId: row.ownerId, matterId: row.id });
    return row.id;
  }

  /**
   * Keeps a matter from being deleted until the transaction ends, for what begins in it.
   * @throws MatterNotFoundError, MatterRoleError where the account may put nothing into it any more
   */
  async hold(manager: EntityManager, userId: string, id: string): Promise<void> {
    await this.locked(manager, userId, id, 'write', 'pessimistic_read');
  }

  /** @throws TooManyMattersError, QuotaExceededError, RateLimitedError */
  async create(actor: Actor, address: string, { confidential, ...input }: CreateMatterInput): Promise<MatterView> {
    const { userId: ownerId } = actor;
    await this.limits.consume('matter-user', ownerId);
    await this.quota.ensureRoom(ownerId);
    const { manager } = this.database;
    if ((await manager.countBy(Matter, { ownerId })) >= MATTERS_MAX) throw new TooManyMattersError(MATTERS_MAX);
    const id = randomUUID();
    const now = new Date();
    const sealed = this.seal.seal(id, changed(EMPTY, input));
    const row = { id, ownerId, sealed, confidential: confidential === true, version: 1, deletedAt: null, createdAt: now, updatedAt: now };
    const by = await auditedActorOf(this.accounts, actor, address);
    await this.database.transaction(async (writing) => {
      await writing.insert(Matter, { ...row, status: 'open' });
      if (row.confidential) await this.audit.record(writing, by, confidentiality(id, true));
    });
    return this.reader.matter(ownerId, id);
  }

  /**
   * An editor changes what stands in it, its owner alone how it stands and whether it is confidential.
   * @throws MatterNotFoundError, MatterRoleError, MatterChangedError where another version was changed, QuotaExceededError, RateLimitedError; KeyNotAllowedError
   * and ValidationError where it is to be confidential no longer, for a key or without a confirmation
   */
  async update(
    actor: Actor,
    address: string,
    id: string,
    { version, status, confidential, confirmNotConfidential, ...input }: UpdateMatterInput,
  ): Promise<MatterView> {
    const { userId } = actor;
    await this.limits.consume('matter-user', userId);
    const by = await auditedActorOf(this.accounts, actor, address);
    await this.database.transaction(async (manager) => {
      const row = await this.locked(manager, userId, id, 'write');
      if (row.version !== version) throw new MatterChangedError();
      if (
        (status && status !== enumValue(MatterStatus, row.status)) ||
        (typeof confidential === 'boolean' && confidential !== row.confidential)
      )
        await this.access.ensure(userId, 'govern', { ownerId: row.ownerId, matterId: row.id }, manager);
      await this.quota.ensureRoom(row.ownerId);
      const turned = typeof confidential === 'boolean' && confidential !== row.confidential ? confidential : null;
      if (turned === false) ensureConfirmed(actor, confirmNotConfidential);
      const sealed = this.seal.seal(row.id, changed(this.seal.facts(row.id, row.sealed), input));
      const now = {
        sealed,
        version: version + 1,
        updatedAt: new Date(),
        ...(status && { status }),
        ...(turned !== null && { confidential: turned }),
      };
      if (turned !== null) await this.audit.record(manager, by, confidentiality(row.id, turned));
      await manager.update(Matter, { id: row.id }, now);
    });
    return this.reader.matter(userId, id);
  }

  /** Takes a matter out of every list with all that is in it; it can be restored for 30 days. @throws MatterNotFoundError, MatterRoleError */
  async delete({ userId: ownerId }: Actor, id: string): Promise<DeletedMatter> {
    return this.database.transaction(async (manager) => {
      const { id: matterId } = await this.locked(manager, ownerId, id, 'govern');
      const counts = await this.items.counts([matterId], manager);
      const deletedAt = new Date();
      await manager.update(Matter, { id: matterId, ownerId }, { deletedAt });
      await this.items.deleteWith(manager, matterId, deletedAt);
      const restorableUntil = new Date(deletedAt.getTime() + RESTORABLE_MS);
      return { id: matterId, restorableUntil, ...counts(matterId) };
    });
  }

  /** Brings a deleted matter back with what was deleted with it. @throws MatterNotFoundError once it is too late */
  async restore({ userId: ownerId }: Actor, id: string): Promise<MatterView> {
    if (!isUUID(id)) throw new MatterNotFoundError();
    await this.database.transaction(async (manager) => {
      const where = { id, ownerId, deletedAt: MoreThan(new Date(Date.now() - RESTORABLE_MS)) };
      const row = await manager.findOne(Matter, { where, lock: { mode: 'pessimistic_write' } });
      if (!row?.deletedAt) return;
      await this.items.restoreWith(manager, row.id, row.deletedAt);
      await manager.update(Matter, { id: row.id, ownerId }, { deletedAt: null });
    });
    return this.reader.matter(ownerId, id);
  }

  /**
   * Moves conversations, documents and files to a matter, or out of theirs: all of them, or none.
   * A conversation may go to a matter that is read, documents and files to one that is written; what is in a matter is moved by its owner.
   * @throws KeyNotAllowedError, KeyScopeError, MatterNotFoundError, MatterRoleError, MovedItemNotFoundError, FileNameInMatterError, RateLimitedError
   */
  async move(actor: Actor, { matterId, conversations, documents, files }: MoveToMatterInput): Promise<MovedToMatter> {
    const { userId } = actor;
    const ids = { conversations: conversations ?? [], documents: documents ?? [], files: files ?? [] };
    if (Object.values(ids).every((each) => each.length === 0))
      throw new ValidationError([{ field: '', message: 'Please name what is to be moved' }]);
    if (ids.conversations.length > 0) requireScope(actor);
    if (ids.documents.length > 0) requireScope(actor, 'DOCUMENTS_WRITE');
    if (ids.files.length > 0) requireScope(actor, 'FILES');
    await this.limits.consume('matter-user', userId);
    const use = ids.documents.length + ids.files.length > 0 ? 'write' : 'read';
    await this.database.transaction(async (manager) => {
      // The matter's row is locked, as when it is deleted, so that nothing is moved into one that is going.
      const target = matterId == null ? null : (await this.locked(manager, userId, matterId, use)).id;
      await this.items.move(manager, userId, target, ids);
    });
    const moved = Object.values(ids).reduce((sum, each) => sum + new Set(each).size, 0);
    return { matter: matterId == null ? null : await this.reader.matter(userId, matterId), moved };
  }

  /** Its row, locked until the transaction ends. @throws MatterNotFoundError, MatterRoleError */
  private async locked(
    manager: EntityManager,
    userId: string,
    id: string,
    use: MatterUse,
    mode: 'pessimistic_write' | 'pessimistic_read' = 'pessimistic_write',
  ): Promise<Matter> {
    const where = { id, ownerId: matterOpenTo(userId, 'read'), deletedAt: IsNull() };
    const row = isUUID(id) ? await manager.findOne(Matter, { where, lock: { mode } }) : null;
    if (!row) throw new MatterNotFoundError();
    await this.access.ensure(userId, use, { ownerId: row.ownerId, matterId: row.id }, manager);
    return row;
  }
}

const confidentiality = (id: string, on: boolean): AuditEvent => ({
  action: on ? 'matter.make-confidential' : 'matter.end-confidentiality',
  subject: `matter:${id}`,
  before: { confidential: !on },
  after: { confidential: on },
});

/** A person has to say that texts may leave this installation; no program does. @throws KeyNotAllowedError, ValidationError */
function ensureConfirmed(actor: Actor, confirmed: boolean | null | undefined): void {
  requireScope(actor);
  if (confirmed === true) return;
  const message = 'Confirm that texts of this matter may be sent to services outside this installation';
  throw new ValidationError([{ field: 'confirm_not_confidential', message }]);
}

/** What a matter says after a change: what is left out stays, null or an empty text goes. */
function changed(
  before: MatterFacts,
  input: Omit<UpdateMatterInput, 'version' | 'status' | 'confidential' | 'confirmNotConfidential'>,
): MatterFacts {
  const { title, parties, notes, tags } = input;
  const line = (name: 'reference' | 'court' | 'caseNumber' | 'stage' | 'state' | 'personalLaw'): string | null =>
    input[name] === undefined ? before[name] : input[name] || null;
  return {
    title: title ?? before.title,
    reference: line('reference'),
    parties:
      parties === undefined ? before.parties : (parties ?? []).map(({ name, role, isClient }) => ({ name, role: role || null, isClient })),
    court: line('court'),
    caseNumber: line('caseNumber'),
    stage: line('stage'),
    state: line('state'),
    personalLaw: line('personalLaw'),
    notes: notes === undefined ? before.notes : notes || null,
    tags: tags === undefined ? before.tags : [...new Set((tags ?? []).map((tag) => tag.trim()).filter(Boolean))],
  };
}
