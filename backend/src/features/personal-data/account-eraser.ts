import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { loggers } from '../../core/observability/loggers.js';
import { DownloadsService } from '../rendering/download/downloads.service.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { UsersService } from '../accounts/users.service.js';

/**
 * Removes an account with everything of its user. The ledger and the audit log stay, under the account's id alone, which is nobody's
 * name: what they say about the person is taken out of them. Logs name accounts by that id only.
 */
@Injectable()
export class AccountEraser {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
    private readonly jobs: JobsService,
    private readonly files: ReferenceFilesService,
    private readonly downloads: DownloadsService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws UserNotFoundError; nothing was removed then, nor when the database fails */
  async erase(userId: string): Promise<void> {
    const test = await this.users.testAccountOf(userId);
    if (test !== null) await this.eraseAccount(test);
    await this.eraseAccount(userId);
    loggers.app.info({ userId }, 'an account was deleted by its owner');
  }

  private async eraseAccount(userId: string): Promise<void> {
    const jobs = await this.jobs.cancelOwned(userId);
    const ended = await this.database.transaction((manager) => this.eraseRows(manager, userId));
    // Committed: what is left has no row any more. A file that cannot be removed now is found by the sweeps.
    await this.sessions.announceEnd(ended);
    await this.downloads.forgetAll(jobs);
    await this.files.eraseAll(userId);
    await this.limits.forget(userId);
  }

  /** @returns the sessions that ended with it */
  private async eraseRows(manager: EntityManager, userId: string): Promise<string[]> {
    const ended = await this.sessions.revokeAll(userId, manager);
    await this.tokens.anonymise(manager, userId);
    await this.audit.anonymise(manager, userId);
    await this.jobs.removeOwned(manager, userId);
    // Documents, conversations, files and sessions go with it.
    await this.users.remove(manager, userId);
    return ended;
  }
}
