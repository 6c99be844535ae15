import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, type FindOperator } from 'typeorm';
import { AccountDirectory } from '../../core/access/account-directory.js';
import type { Actor } from '../../core/access/actor.js';
import { ApprovedTexts } from '../../core/approval/approved-texts.js';
import { ApprovalState } from '../../core/approval/approval.views.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../core/audit/audited-actor.js';
import { isUniqueViolation } from '../../core/errors/database-errors.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { newestFirst } from '../../core/pages/newest-first.js';
import type { Page, PageQuery } from '../../core/pages/page.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { sqlCondition } from '../../core/sharing/matter-access.js';
import { ConversationAnswers } from '../conversations/conversation-answers.service.js';
import { VersionsService } from '../drafting/versions/versions.service.js';
import {
  ApprovalNotFoundError,
  ApprovalNotNeededError,
  NoSupervisorError,
  NothingToApproveError,
  TooManyApprovalsError,
} from './approvals.errors.js';
import type { AskForApprovalInput } from './approvals.inputs.js';
import { ApprovalKind, type ApprovalRequestView, type ApprovalRequestWithText, type ApprovalStanding } from './approvals.views.js';
import { ApprovalRequest } from './keeping/approval-request.entity.js';
import { type ApprovalDetails, ApprovalSeal } from './keeping/approval-seal.js';

/** Requests of one account, decided ones included. */
export const REQUESTS_MAX = 1000;
const TITLE_MAX = 200;

/** What an account is to a request. */
export type ApprovalRole = 'owner' | 'supervisor';

/** For `ownerId` of a request: an account may read it, or is to it what is named. */
export const requestOpenTo = (account: string, role?: ApprovalRole): FindOperator<string> =>
  sqlCondition((owner) => `approval_role(${owner}, :account) ${role ? `= '${role}'` : 'is not null'}`, { account });

/** What is submitted. */
interface Submitted {
  kind: 'draft' | 'answer';
  documentType: string;
  text: string;
  details: Pick<ApprovalDetails, 'title' | 'documentId' | 'conversationId'>;
}

/** Texts that wait for approval: their owners submit and withdraw them, and read what became of them. */
@Injectable()
export class ApprovalsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly approved: ApprovedTexts,
    private readonly versions: VersionsService,
    private readonly answers: ConversationAnswers,
    private readonly seal: ApprovalSeal,
    private readonly accounts: AccountDirectory,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
  ) {}

  /** What approval means for an account. */
  async standing({ userId }: Actor): Promise<ApprovalStanding> {
    const [row] = await this.database.query<{ supervisors: string[]; supervised: number; waiting: number }[]>(
      `select array(select u.name from supervisors s join users u on u.id = s.supervisor_id and u.is_active
                    where s.account_id = $1 order by u.name, u.id) as supervisors,
         (select count(*)::int from supervisors where supervisor_id = $1) as supervised,
         (select count(*)::int from approval_requests r join supervisors s on s.account_id = r.owner_id and s.supervisor_id = $1
          where r.decided_at is null) as waiting`,
      [userId],
    );
    return { needed: await this.approved.isNeeded(userId), supervisors: [], supervised: 0, waiting: 0, ...row };
  }

  /**
   * Asks the supervisors of an account to approve a text. The same text that waits already stays one request.
   * @throws NothingToApproveError, ApprovalNotNeededError, NoSupervisorError, TooManyApprovalsError, QuotaExceededError, RateLimitedError;
   * VersionNotFoundError, ConversationNotFoundError, ExchangeNotFoundError
   */
  async submit(actor: Actor, address: string, input: AskForApprovalInput): Promise<ApprovalRequestView> {
    const { userId } = actor;
    await this.limits.consume('approval-user', userId);
    const { kind, documentType, text, details } = await this.submitted(actor, input);
    const { needed, supervisors } = await this.standing(actor);
    if (!needed) throw new ApprovalNotNeededError();
    if (supervisors.length === 0) throw new NoSupervisorError();
    await this.quota.ensureRoom(userId, Buffer.byteLength(text));
    const by = await auditedActorOf(this.accounts, actor, address);
    const id = randomUUID();
    const row: ApprovalRequest = {
      id,
      ownerId: userId,
      kind,
      documentType,
      state: 'waiting',
      textDigest: this.seal.digest(text),
      sealedText: this.seal.sealText(id, text),
      sealedDetails: this.seal.sealDetails(id, { ...details, note: input.note ?? '', remark: '', submitted: null }),
      submittedAt: new Date(),
      decidedAt: null,
      decidedBy: null,
      decidedByName: null,
    };
    try {
      await this.database.transaction(async (manager) => {
        if ((await manager.countBy(ApprovalRequest, { ownerId: userId })) >= REQUESTS_MAX) throw new TooManyApprovalsError(REQUESTS_MAX);
        await manager.insert(ApprovalRequest, row);
        await this.audit.record(manager, by, { action: 'approval.ask', subject: `approval:${id}` });
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const waiting = await this.database.manager.findOneBy(ApprovalRequest, {
        ownerId: userId,
        textDigest: row.textDigest,
        state: 'waiting',
      });
      if (!waiting) throw error;
      return this.view(userId, waiting);
    }
    return this.view(userId, row);
  }

  /** Newest first: the account's own, or those of the people whom it supervises. @throws BadRequestError for a cursor of no page */
  async list(
    { userId }: Actor,
    { queue, state, ...page }: PageQuery & { queue?: boolean | null; state?: ApprovalState | null },
  ): Promise<Page<ApprovalRequestView>> {
    const query = this.database.manager
      .createQueryBuilder(ApprovalRequest, 'request')
      .where({ ownerId: requestOpenTo(userId, queue ? 'supervisor' : 'owner') });
    if (state) query.andWhere('request.state = :state', { state });
    const found = await newestFirst(query, 'submittedAt', page);
    const people = await this.accounts.people([...new Set(found.nodes.map(({ ownerId }) => ownerId))]);
    return { ...found, nodes: found.nodes.map((row) => this.viewOf(userId, row, people.get(row.ownerId)?.name ?? '')) };
  }

  /** One request with its text. @throws ApprovalNotFoundError */
  async request({ userId }: Actor, id: string): Promise<ApprovalRequestWithText> {
    const row = await this.row(userId, id);
    const { submitted } = this.seal.details(row.id, row.sealedDetails);
    return { ...(await this.view(userId, row)), text: this.seal.text(row.id, row.sealedText), submittedText: submitted };
  }

  /** Takes a request back; one that was decided is forgotten, and its approval with it. @throws ApprovalNotFoundError */
  async withdraw(actor: Actor, address: string, id: string): Promise<{ id: string }> {
    const row = await this.row(actor.userId, id, 'owner');
    const by = await auditedActorOf(this.accounts, actor, address);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(ApprovalRequest, { id: row.id, ownerId: actor.userId });
      if (!affected) throw new ApprovalNotFoundError();
      await this.audit.record(manager, by, { action: 'approval.withdraw', subject: `approval:${row.id}`, before: { state: row.state } });
    });
    return { id: row.id };
  }

  /** A request that an account may read, with its text. @throws ApprovalNotFoundError */
  async row(userId: string, id: string, role?: ApprovalRole, manager: EntityManager = this.database.manager): Promise<ApprovalRequest> {
    const row = isUUID(id)
      ? await manager
          .createQueryBuilder(ApprovalRequest, 'request')
          .addSelect('request.sealedText')
          .where({ id, ownerId: requestOpenTo(userId, role) })
          .getOne()
      : null;
    if (!row) throw new ApprovalNotFoundError();
    return row;
  }

  async view(userId: string, row: ApprovalRequest): Promise<ApprovalRequestView> {
    return this.viewOf(userId, row, (await this.accounts.people([row.ownerId])).get(row.ownerId)?.name ?? '');
  }

  private viewOf(userId: string, row: ApprovalRequest, ownerName: string): ApprovalRequestView {
    const { title, note, remark, documentId, conversationId } = this.seal.details(row.id, row.sealedDetails);
    const isOwn = row.ownerId === userId;
    return {
      id: row.id,
      state: enumValue(ApprovalState, row.state),
      kind: enumValue(ApprovalKind, row.kind),
      title,
      note,
      remark,
      ownerName,
      isOwn,
      // What was not submitted is nothing to a supervisor.
      documentId: isOwn ? documentId : null,
      conversationId: isOwn ? conversationId : null,
      submittedAt: row.submittedAt,
      decidedAt: row.decidedAt,
      decidedBy: row.decidedByName,
    };
  }

  private async submitted(actor: Actor, { versionId, conversationId, exchangeId }: AskForApprovalInput): Promise<Submitted> {
    if (versionId && !conversationId && !exchangeId) {
      const { documentId, documentType, title, content } = await this.versions.texts(actor, versionId);
      return { kind: 'draft', documentType, text: content, details: { title, documentId, conversationId: null } };
    }
    if (versionId || !conversationId || !exchangeId) throw new NothingToApproveError();
    const exchange = await this.answers.one(actor.userId, conversationId, exchangeId);
    const title = [...exchange.question.replace(/\s+/gu, ' ')].slice(0, TITLE_MAX).join('');
    const details = { title, documentId: null, conversationId: conversationId.toLowerCase() };
    return { kind: 'answer', documentType: 'answer', text: this.answers.textOf(exchange), details };
  }
}
