import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { HeldDocuments } from '../legal-sources/library/held-documents.service.js';
import { UsersService } from '../accounts/users.service.js';
import type { FirstSteps } from './first-steps.views.js';

/** What an administrator does first; what is done ticks itself. */
@Injectable()
export class FirstStepsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly held: HeldDocuments,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
  ) {}

  async status(): Promise<FirstSteps> {
    const [law, administrators, [row]] = await Promise.all([
      this.held.anyIndexed(),
      this.users.activeAdministrators(),
      this.database.query<{ question: boolean; backup: boolean; dismissed: boolean }[]>(
        `select exists (select from daily_counts) as question, backed_up_at is not null as backup,
           first_steps_dismissed_at is not null as dismissed
         from installation`,
      ),
    ]);
    return {
      law,
      question: row?.question ?? false,
      mail: this.config.mail !== null,
      model: this.config.model.kind !== 'extractive',
      backup: row?.backup ?? false,
      secondAdministrator: administrators > 1,
      dismissed: row?.dismissed ?? false,
    };
  }

  /** Puts the list away, for every administrator. */
  async dismiss(actor: AdminActor): Promise<FirstSteps> {
    await this.database.transaction(async (manager) => {
      await manager.query('update installation set first_steps_dismissed_at = coalesce(first_steps_dismissed_at, now())');
      await this.audit.record(manager, actor, { action: 'first-steps.dismiss', subject: 'first-steps' });
    });
    return this.status();
  }
}
