import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { RetrievalService } from '../../retrieval/retrieval.service.js';
import { type IndexGeneration, indexGenerationView, type IndexRolledBack } from './index.views.js';

/** What administrators do with the whole index; each step is in the audit log. */
@Injectable()
export class IndexAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly retrieval: RetrievalService,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
  ) {}

  /** Starts a rebuild, or joins the one under way. */
  async rebuild(actor: AdminActor): Promise<JobRecord> {
    const job = await this.database.transaction(async (manager) => {
      const requested = await this.retrieval.requestRebuild(actor.userId, manager);
      await this.audit.record(manager, actor, { action: 'index.rebuild', subject: 'index', after: { job: requested.id } });
      return requested;
    });
    return this.jobs.dispatchCommitted(job);
  }

  /** The newest first. */
  async generations(): Promise<IndexGeneration[]> {
    return (await this.retrieval.generations()).map(indexGenerationView);
  }

  /** @throws NoPreviousGenerationError, IncompatibleGenerationError, ActiveGenerationChangedError */
  async rollBack(actor: AdminActor): Promise<IndexRolledBack> {
    const plan = await this.retrieval.planRollBack();
    const event = { action: 'index.roll-back', subject: 'index', before: { generation: plan.from }, after: { generation: plan.to } };
    await this.audit.recordAround(actor, event, () => this.retrieval.rollBack(plan));
    return { message: 'The previous index is in use again', generation: plan.to };
  }
}
