import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { JOB_SETTINGS, type JobSettings } from '../../../core/jobs/job-settings.js';
import { loggers } from '../../../core/observability/loggers.js';
import { ModelSwitch } from '../../../ports/embedder/embedder.js';
import { SentenceModelState } from './sentence-model-state.js';

/** How long another process may take to notice a choice. */
const LOOK_EVERY_MS = 5_000;
/** A fetch that is waiting for its next attempt reports again, or its last report would expire. */
const SAY_AGAIN_MS = 20_000;

/** Makes every process use the chosen sentence model; a worker reports to the others how far it has got with fetching it. */
@Injectable()
export class FollowChoice implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private said = 'null';
  private saidAt = 0;

  constructor(
    private readonly state: SentenceModelState,
    private readonly models: ModelSwitch,
    @Inject(JOB_SETTINGS) private readonly settings: Pick<JobSettings, 'runsJobs'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void (this.underWay = this.underWay.then(() => this.look())), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  /** Checks now. Never fails: a database that is unavailable is asked again next time. */
  async look(): Promise<void> {
    try {
      const { choice } = await this.state.read();
      await this.models.use(choice);
      if (this.settings.runsJobs) await this.tell();
    } catch (error) {
      loggers.index.warn({ err: error }, 'the choice of the sentence model was not followed; it is looked up again');
    }
  }

  private async tell(): Promise<void> {
    const supply = this.models.supply();
    const says = JSON.stringify(supply.phase === 'idle' ? null : supply);
    const again = says !== 'null' && Date.now() - this.saidAt > SAY_AGAIN_MS;
    if (says === this.said && !again) return;
    await this.state.report(supply.phase === 'idle' ? null : supply);
    this.said = says;
    this.saidAt = Date.now();
  }
}
