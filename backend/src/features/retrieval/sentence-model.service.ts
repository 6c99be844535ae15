import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import type { EmbedderConfig } from '../../core/config/config.js';
import { CATALOGUE, catalogueModel } from '../../core/config/embedding-models/catalogue.js';
import { NO_MODEL } from '../../core/config/chosen-embedder.js';
import type { JobRecord } from '../../core/jobs/job-definition.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { jobView } from '../../core/jobs/jobs.views.js';
import { Embedder, ModelSwitch, type SupplyState } from '../../ports/embedder/embedder.js';
import { RetrievalIndex } from '../../ports/retrieval-index/retrieval-index.js';
import { IndexWriter, usableModel } from './generations/generation-updates.js';
import { SentenceModelState } from './generations/sentence-model-state.js';
import { INDEX_SUBJECT, REBUILD_INDEX } from './retrieval.jobs.js';
import { SentenceModelFixedError, UnknownSentenceModelError } from './retrieval.errors.js';
import { type SentenceModel, SentenceModelPhase } from './sentence-model.views.js';

const BYTES_PER_MEGABYTE = 1_000_000;
const MAX_REASON = 300;
/** The stage of a rebuild that only makes vectors: stopping there loses nothing, since they are kept. */
const EMBEDDING = 'embedding';
const SUBJECT = 'sentence-model';

/** What administrators see of the sentence model and can do with it; each step is recorded in the audit log. */
@Injectable()
export class SentenceModelService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly state: SentenceModelState,
    private readonly models: ModelSwitch,
    private readonly embedder: Embedder,
    private readonly index: RetrievalIndex,
    private readonly writer: IndexWriter,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
  ) {}

  async status(): Promise<SentenceModel> {
    const [{ choice, paused, supply, topics }, job] = await Promise.all([this.state.read(), this.running()]);
    const config = this.models.current();
    const model = usableModel(this.embedder);
    const known = config.kind === 'catalogue' ? config.model : undefined;
    return {
      choice,
      canChoose: config.kind !== 'openai',
      name: nameOf(config),
      license: known?.license ?? null,
      languages: known?.languages ?? model?.languages ?? null,
      dimensions: model?.dimensions ?? known?.dimensions ?? null,
      ...phaseOf(config, model !== undefined, supply),
      fetchedMegabytes: supply && 'bytes' in supply ? supply.bytes / BYTES_PER_MEGABYTE : null,
      totalMegabytes: known?.megabytes ?? null,
      inIndex: await this.isInIndex(),
      paused,
      topicVectors: model && topics?.model === model.name ? { done: topics.done, total: topics.total } : null,
      job: job ? jobView(job) : null,
      options: [...CATALOGUE],
    };
  }

  /**
   * Every process follows within seconds; the index is then rebuilt in the background, and search uses words only until that is done.
   * @param name `none`, a model of the catalogue, or null for what the settings say
   * @throws SentenceModelFixedError, UnknownSentenceModelError
   */
  async choose(actor: AdminActor, name: string | null): Promise<SentenceModel> {
    if (this.models.current().kind === 'openai') throw new SentenceModelFixedError();
    if (name !== null && name !== NO_MODEL && !catalogueModel(name)) throw new UnknownSentenceModelError();
    await this.database.transaction(async (manager) => {
      const before = await this.state.choose(manager, name);
      await this.audit.record(manager, actor, {
        action: 'sentence-model.choose',
        subject: SUBJECT,
        before: { choice: before },
        after: { choice: name },
      });
    });
    await this.models.use(name);
    await this.endEmbedding();
    return this.status();
  }

  /** Stops making vectors until it is resumed. What was made is kept. */
  async stop(actor: AdminActor): Promise<SentenceModel> {
    await this.record(actor, 'sentence-model.stop', true);
    await this.endEmbedding();
    return this.status();
  }

  /** Resumes it. */
  async resume(actor: AdminActor): Promise<SentenceModel> {
    await this.record(actor, 'sentence-model.start', false);
    await this.jobs.enqueue(REBUILD_INDEX, {}, { subject: INDEX_SUBJECT, requestedBy: actor.userId });
    return this.status();
  }

  private record(actor: AdminActor, action: string, paused: boolean): Promise<void> {
    return this.database.transaction(async (manager) => {
      await this.state.pause(manager, paused);
      await this.audit.record(manager, actor, { action, subject: SUBJECT, after: { paused } });
    });
  }

  /** The build of the index that waits or runs. */
  private async running(): Promise<JobRecord | undefined> {
    const [latest] = await this.jobs.latestFor([INDEX_SUBJECT]);
    return latest && ['queued', 'running'].includes(latest.state) ? latest : undefined;
  }

  private async endEmbedding(): Promise<void> {
    const job = await this.running();
    if (job?.stage === EMBEDDING) await this.jobs.cancel(job.id);
  }

  private async isInIndex(): Promise<boolean> {
    const active = await this.index.activeGeneration().catch(() => null);
    return active?.manifest.dense != null && usableModel(this.embedder) != null && this.writer.hasMeaning(active.manifest);
  }
}

function nameOf(config: EmbedderConfig): string | null {
  switch (config.kind) {
    case 'none':
      return null;
    case 'openai':
      return config.model;
    case 'catalogue':
      return config.model.name;
    case 'folder':
      return basename(config.folder);
  }
}

function phaseOf(config: EmbedderConfig, answers: boolean, supply: SupplyState | null): Pick<SentenceModel, 'state' | 'reason'> {
  if (config.kind === 'none') return { state: SentenceModelPhase.NONE, reason: null };
  if (answers) return { state: SentenceModelPhase.READY, reason: null };
  if (supply?.phase === 'fetching') return { state: SentenceModelPhase.FETCHING, reason: null };
  if (supply?.phase === 'verifying') return { state: SentenceModelPhase.VERIFYING, reason: null };
  return { state: SentenceModelPhase.UNAVAILABLE, reason: reasonOf(config, supply) };
}

function reasonOf(config: EmbedderConfig, supply: SupplyState | null): string {
  if (supply?.phase === 'failed')
    return `It could not be fetched (${supply.reason.slice(0, MAX_REASON)}) and is tried again at ${supply.nextTryAt}.`;
  if (config.kind === 'openai') return 'The embedding service does not answer.';
  return 'It is not loaded yet. The log of the process says why if this lasts.';
}
