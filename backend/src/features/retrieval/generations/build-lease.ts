import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';
import { BuilderBusyError, BuilderClosedError } from '../../../ports/retrieval-index/errors.js';

const BEAT_MS = 4_000;
/** Silence after which a holder counts as dead: several heartbeats, and as long as for a job whose worker died. */
const STALE_SECONDS = 15;

/**
 * The right to build a generation, in the database that all processes share whichever store the index is in. Its holder keeps
 * renewing it; one whose process died soon loses it, so that the next build is not refused because of it.
 */
@Injectable()
export class BuildLease {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Does the work while holding the lease. Its signal aborts when somebody else has taken the lease over.
   * @param holder the same one may take it from itself: the job, whose earlier run is dead when it runs again
   * @throws BuilderBusyError while another holder is alive
   */
  async hold<T>(holder: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const token = randomUUID();
    const [, taken] = await this.database.query<[unknown[], number]>(
      `update index_state set build_token = $1, build_holder = $2, build_beat_at = clock_timestamp()
       where build_token is null or build_holder = $2 or build_beat_at < clock_timestamp() - $3 * interval '1 second'`,
      [token, holder, STALE_SECONDS],
    );
    if (taken === 0) throw new BuilderBusyError();
    const lost = new AbortController();
    const beat = setInterval(() => void this.renew(token, lost), BEAT_MS).unref();
    try {
      return await work(lost.signal);
    } finally {
      clearInterval(beat);
      await this.release(token);
    }
  }

  private async renew(token: string, lost: AbortController): Promise<void> {
    try {
      const [, held] = await this.database.query<[unknown[], number]>(
        'update index_state set build_beat_at = clock_timestamp() where build_token = $1',
        [token],
      );
      if (held === 0) lost.abort(new BuilderClosedError('Another process has taken the build over.'));
    } catch (error) {
      loggers.index.warn({ err: error }, 'the lease of an index build was not renewed');
    }
  }

  /** A lease that cannot be given back expires by itself. */
  private async release(token: string): Promise<void> {
    await this.database
      .query('update index_state set build_token = null, build_holder = null, build_beat_at = null where build_token = $1', [token])
      .catch((error: unknown) => loggers.index.warn({ err: error }, 'the lease of an index build was not given back'));
  }
}
