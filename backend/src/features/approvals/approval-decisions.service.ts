import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountDirectory } from '../../core/access/account-directory.js';
import type { Actor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../core/audit/audited-actor.js';
import { UnauthenticatedError } from '../../core/errors/common-errors.js';
import { digestedText } from '../../core/files/keys/sealed-data.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { ApprovalDecidedError, ApprovalNotFoundError } from './approvals.errors.js';
import type { ApproveTextInput } from './approvals.inputs.js';
import { ApprovalsService } from './approvals.service.js';
import type { ApprovalRequestView } from './approvals.views.js';
import { ApprovalRequest } from './keeping/approval-request.entity.js';
import { ApprovalSeal } from './keeping/approval-seal.js';

/** What a supervisor says of a text. */
interface Decision {
  state: 'approved' | 'returned';
  remark: string;
  /** The text as the supervisor edited it. */
  text?: string | null;
}

/** What supervisors make of what was submitted to them. Each decision is one of a person, who is named in it. */
@Injectable()
export class ApprovalDecisions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly requests: ApprovalsService,
    private readonly seal: ApprovalSeal,
    private readonly accounts: AccountDirectory,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
  ) {}

  /** Approves a text as it waits, or as the supervisor edited it. @throws ApprovalNotFoundError, ApprovalDecidedError, RateLimitedError */
  approve(actor: Actor, address: string, id: string, { text, remark }: ApproveTextInput): Promise<ApprovalRequestView> {
    return this.decide(actor, address, id, { state: 'approved', remark: remark ?? '', text });
  }

  /** Returns a text that waits, or takes its approval back. @throws ApprovalNotFoundError, ApprovalDecidedError, RateLimitedError */
  return(actor: Actor, address: string, id: string, remark: string): Promise<ApprovalRequestView> {
    return this.decide(actor, address, id, { state: 'returned', remark });
  }

  private async decide(actor: Actor, address: string, id: string, { state, remark, text }: Decision): Promise<ApprovalRequestView> {
    const { userId } = actor;
    await this.limits.consume('approval-user', userId);
    const by = await auditedActorOf(this.accounts, actor, address);
    const person = (await this.accounts.people([userId])).get(userId);
    if (!person) throw new UnauthenticatedError();
    const seen = await this.requests.row(userId, id, 'supervisor');
    await this.database.transaction(async (manager) => {
      const locked = await manager.findOne(ApprovalRequest, { where: { id: seen.id }, lock: { mode: 'pessimistic_write' } });
      if (!locked) throw new ApprovalNotFoundError();
      // Nobody who is not a supervisor any more: the trigger would refuse it without a word.
      const row = await this.requests.row(userId, id, 'supervisor', manager);
      const isOpen = row.state === 'waiting' || (row.state === 'approved' && state === 'returned');
      if (!isOpen) throw new ApprovalDecidedError();
      const details = this.seal.details(row.id, row.sealedDetails);
      const before = this.seal.text(row.id, row.sealedText);
      const isEdited = text != null && digestedText(text) !== digestedText(before);
      await manager.update(
        ApprovalRequest,
        { id: row.id },
        {
          state,
          decidedAt: new Date(),
          decidedBy: userId,
          decidedByName: person.name,
          sealedDetails: this.seal.sealDetails(row.id, { ...details, remark, ...(isEdited && { submitted: before }) }),
          ...(isEdited && { sealedText: this.seal.sealText(row.id, text), textDigest: this.seal.digest(text) }),
        },
      );
      await this.audit.record(manager, by, {
        action: state === 'approved' ? 'approval.approve' : 'approval.return',
        subject: `approval:${row.id}`,
        before: { state: row.state, ownerId: row.ownerId },
        after: { state, ...(isEdited && { edited: true }) },
      });
    });
    return this.requests.view(userId, await this.requests.row(userId, id));
  }
}
