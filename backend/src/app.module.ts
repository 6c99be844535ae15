import path from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './core/access/guards/access.module.js';
import { AnswersModule } from './core/answers/answers.module.js';
import { AuditModule } from './core/audit/audit.module.js';
import type { AppConfig, Secrets } from './core/config/config.js';
import { ApprovalModule } from './core/approval/approval.module.js';
import { ConfidentialityModule } from './core/confidentiality/confidentiality.module.js';
import { SharingModule } from './core/sharing/sharing.module.js';
import { ConfigModule } from './core/config/config.module.js';
import { DatabaseModule } from './core/database/database.module.js';
import { EventsModule } from './core/events/events.module.js';
import { FilesModule } from './core/files/files.module.js';
import { ApiGraphqlModule } from './core/graphql/graphql.module.js';
import { HttpModule } from './core/http/http.module.js';
import { JobsModule } from './core/jobs/service/jobs.module.js';
import { LimitsModule } from './core/limits/limits.module.js';
import { QuotaModule } from './core/quota/quota.module.js';
import { RetentionModule } from './core/retention/retention.module.js';
import { OpenApiController } from './core/openapi/openapi.controller.js';
import { BackupMetrics } from './core/observability/metrics/backup-metrics.js';
import { DiskMetrics } from './core/observability/metrics/disk-metrics.js';
import { HealthMetrics } from './core/observability/metrics/health-metrics.js';
import { MetricsModule } from './core/observability/metrics/metrics.module.js';
import { HealthController } from './core/http/health.controller.js';
import { AccountDirectoryModule } from './installation/account-directory.module.js';
import { LibraryModule } from './library.module.js';
import { AdaptersModule } from './adapters.module.js';
import { AccountsModule } from './features/accounts/accounts.module.js';
import { KeptConversationsModule } from './installation/kept-conversations.module.js';
import { AskModule } from './features/ask/ask.module.js';
import { AuditEntriesModule } from './features/audit/audit-entries.module.js';
import { BackgroundJobsModule } from './features/jobs/background-jobs.module.js';
import { DraftingModule } from './features/drafting/drafting.module.js';
import { EditingModule } from './features/editing/editing.module.js';
import { DeadlinesModule } from './features/deadlines/deadlines.module.js';
import { LegalSourcesModule } from './features/legal-sources/legal-sources.module.js';
import { MattersModule } from './features/matters/matters.module.js';
import { AnswerRatingsModule } from './features/answer-ratings/answer-ratings.module.js';
import { ApprovalsModule } from './features/approvals/approvals.module.js';
import { CitedLawModule } from './features/cited-law/cited-law.module.js';
import { ChronologyModule } from './features/chronology/chronology.module.js';
import { ConsistencyModule } from './features/consistency/consistency.module.js';
import { PartiesModule } from './features/parties/parties.module.js';
import { McpModule } from './features/mcp/mcp.module.js';
import { ModelUsageModule } from './features/model-usage/model-usage.module.js';
import { NoticesModule } from './features/notices/notices.module.js';
import { OverviewModule } from './features/overview/overview.module.js';
import { PersonalDataModule } from './features/personal-data/personal-data.module.js';
import { ReferenceFilesModule } from './features/reference-files/reference-files.module.js';
import { RenderingModule } from './features/rendering/rendering.module.js';
import { RetrievalModule } from './features/retrieval/retrieval.module.js';
import { ReviewModule } from './features/review/review.module.js';
import { SectionQuestionsModule } from './features/section-questions/section-questions.module.js';
import { TemplatesModule } from './features/templates/templates.module.js';
import { TokensModule } from './features/tokens/tokens.module.js';
import { VerifyModule } from './features/verify/verify.module.js';
import { WebhooksModule } from './features/webhooks/webhooks.module.js';
import { StarterLawModule } from './features/starter-law/starter-law.module.js';

/** What a process is for: `api` serves and only queues work, `worker` does it, `tool` queues it on the command line. */
export type ProcessRole = 'api' | 'worker' | 'tool';

/** Owners whose webhooks one worker process serves at once: it waits for their receivers most of the time. */
const WEBHOOK_OWNERS_AT_ONCE = 8;

/** Queues and how much of each one worker process runs at once. */
const queueConcurrency = (workers: number) => ({
  ingest: workers,
  files: workers,
  index: 1,
  render: workers,
  bundles: 1,
  maintenance: 1,
  questions: 1,
  mail: 1,
  webhooks: WEBHOOK_OWNERS_AT_ONCE,
});

/** The composition root: the only place that names every feature and, with `AdaptersModule`, picks adapters. */
@Module({})
export class AppModule {
  static forRoot(config: AppConfig, secrets: Secrets, role: ProcessRole): DynamicModule {
    const databaseUrl = config.database.kind === 'external' ? config.database.url : '';
    const backend =
      config.queue.kind === 'redis' ? { kind: 'redis' as const, url: config.queue.url } : { kind: 'postgres' as const, url: databaseUrl };
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config, secrets),
        DatabaseModule.forRoot(config),
        EventsModule.forRoot(backend),
        LimitsModule.forRoot(backend),
        JobsModule.forRoot({
          backend,
          role: role === 'worker' ? 'worker' : 'api',
          concurrency: queueConcurrency(config.workerConcurrency),
        }),
        MetricsModule.forRoot(),
        FilesModule,
        QuotaModule,
        ConfidentialityModule,
        SharingModule,
        ApprovalModule,
        HttpModule,
        AccessModule,
        AnswersModule,
        AuditModule,
        RetentionModule,
        AccountDirectoryModule,
        LibraryModule,
        AdaptersModule.forRoot(config, path.join(config.dataDir, 'tmp'), { background: role === 'worker' }),
        ...(role === 'api' ? [ApiGraphqlModule.forRoot(), McpModule, AuditEntriesModule, BackgroundJobsModule] : []),
        TokensModule,
        AccountsModule,
        WebhooksModule,
        ReferenceFilesModule,
        ModelUsageModule,
        SectionQuestionsModule,
        RetrievalModule,
        LegalSourcesModule,
        KeptConversationsModule,
        AskModule,
        DraftingModule,
        EditingModule,
        NoticesModule,
        ReviewModule,
        VerifyModule,
        TemplatesModule,
        RenderingModule,
        PersonalDataModule,
        OverviewModule,
        StarterLawModule,
        DeadlinesModule,
        MattersModule,
        PartiesModule,
        CitedLawModule,
        AnswerRatingsModule,
        ApprovalsModule,
        ChronologyModule,
        ConsistencyModule,
      ],
      controllers: [HealthController, OpenApiController],
      providers: [HealthMetrics, BackupMetrics, DiskMetrics],
    };
  }
}
