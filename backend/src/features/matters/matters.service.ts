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
import { RateLimits } from '../../core/limits/rate-limits.js';
import type { Page } from '../../core/pages/page.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { MatterItems } from './keeping/matter-items.js';
import { MATTERS_MAX, RESTORABLE_MS } from './keeping/matter-limits.js';
import { MatterReader } from './keeping/matter-reader.js';
import { type MatterFacts, MatterSeal } from './keeping/matter-seal.js';
import { Matter } from './keeping/matters.entity.js';
import { MatterChangedError, MatterNotFoundError, TooManyMattersError } from './matters.errors.js';
import type { CreateMatterInput, MattersWindow, MoveToMatterInput, UpdateMatterInput } from './matters.inputs.js';
import type { DeletedMatter, MatterView, MovedToMatter } from './matters.views.js';

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

/** What an owner may do with their matters. */
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

  /** For work inside a matter. @returns its id as it is kept @throws KeyScopeError, MatterNotFoundError */
  async require(actor: Actor, id: string): Promise<string> {
    requireScope(actor, 'MATTERS');
    const isThere = isUUID(id) && (await this.database.manager.existsBy(Matter, { id, ownerId: actor.userId, deletedAt: IsNull() }));
    if (!isThere) throw new MatterNotFoundError();
    return id.toLowerCase();
  }

  /** Keeps a matter from being deleted until the transaction ends, for what begins in it. @throws MatterNotFoundError */
  async hold(manager: EntityManager, ownerId: string, id: string): Promise<void> {
    const held = await manager.findOne(Matter, { where: { id, ownerId, deletedAt: IsNull() }, lock: { mode: 'pessimistic_read' } });
    if (!held) throw new MatterNotFoundError();
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
   * @throws MatterNotFoundError, MatterChangedError where another version was changed, QuotaExceededError, RateLimitedError; KeyNotAllowedError
   * and ValidationError where it is to be confidential no longer, for a key or without a confirmation
   */
  async update(
    actor: Actor,
    address: string,
    id: string,
    { version, status, confidential, confirmNotConfidential, ...input }: UpdateMatterInput,
  ): Promise<MatterView> {
    const { userId: ownerId } = actor;
    await this.limits.consume('matter-user', ownerId);
    await this.quota.ensureRoom(ownerId);
    const by = await auditedActorOf(this.accounts, actor, address);
    await this.database.transaction(async (manager) => {
      const row = await this.locked(manager, ownerId, id);
      if (row.version !== version) throw new MatterChangedError();
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
      await manager.update(Matter, { id: row.id, ownerId }, now);
    });
    return this.reader.matter(ownerId, id);
  }

  /** Takes a matter out of every list with all that is in it; it can be restored for 30 days. @throws MatterNotFoundError */
  async delete({ userId: ownerId }: Actor, id: string): Promise<DeletedMatter> {
    return this.database.transaction(async (manager) => {
      const { id: matterId } = await this.locked(manager, ownerId, id);
      const counts = await this.items.counts(ownerId, [matterId], manager);
      const deletedAt = new Date();
      await manager.update(Matter, { id: matterId, ownerId }, { deletedAt });
      await this.items.deleteWith(manager, ownerId, matterId, deletedAt);
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
      await this.items.restoreWith(manager, ownerId, row.id, row.deletedAt);
      await manager.update(Matter, { id: row.id, ownerId }, { deletedAt: null });
    });
    return this.reader.matter(ownerId, id);
  }

  /**
   * Moves conversations, documents and files to a matter, or out of theirs: all of them, or none.
   * @throws KeyNotAllowedError, KeyScopeError, MatterNotFoundError, MovedItemNotFoundError, RateLimitedError
   */
  async move(actor: Actor, { matterId, conversations, documents, files }: MoveToMatterInput): Promise<MovedToMatter> {
    const { userId: ownerId } = actor;
    const ids = { conversations: conversations ?? [], documents: documents ?? [], files: files ?? [] };
    if (Object.values(ids).every((each) => each.length === 0))
      throw new ValidationError([{ field: '', message: 'Please name what is to be moved' }]);
    if (ids.conversations.length > 0) requireScope(actor);
    if (ids.documents.length > 0) requireScope(actor, 'DOCUMENTS_WRITE');
    if (ids.files.length > 0) requireScope(actor, 'FILES');
    await this.limits.consume('matter-user', ownerId);
    await this.database.transaction(async (manager) => {
      // The matter's row is locked, as when it is deleted, so that nothing is moved into one that is going.
      const target = matterId == null ? null : (await this.locked(manager, ownerId, matterId)).id;
      await this.items.move(manager, ownerId, target, ids);
    });
    const moved = Object.values(ids).reduce((sum, each) => sum + new Set(each).size, 0);
    return { matter: matterId == null ? null : await this.reader.matter(ownerId, matterId), moved };
  }

  private async locked(manager: EntityManager, ownerId: string, id: string): Promise<Matter> {
    const where = { id, ownerId, deletedAt: IsNull() };
    const row = isUUID(id) ? await manager.findOne(Matter, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!row) throw new MatterNotFoundError();
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
