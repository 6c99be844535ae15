import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
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

  /** @throws NoPreviousGenerationError, IncompatibleGenerationError */
  async rollBack(actor: AdminActor): Promise<IndexRolledBack> {
    const generation = await this.database.transaction(async (manager) => {
      const { from, to } = await this.retrieval.rollBack();
      await this.audit.record(manager, actor, {
        action: 'index.roll-back',
        subject: 'index',
        before: { generation: from },
        after: { generation: to },
      });
      return to;
    });
    return { message: 'The previous index answers again', generation };
  }
}
