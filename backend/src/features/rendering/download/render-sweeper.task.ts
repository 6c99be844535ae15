import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { LINK_SECONDS } from './download-links.js';
import { RenderFiles } from '../jobs/render-files.js';

const EVERY_MS = 5 * 60_000;
/** Longer than any link lives and any caller waits for a file. */
const KEEP_MS = 2 * LINK_SECONDS * 1000;

/** Removes files that were made and never fetched. */
@Injectable()
export class RenderSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly tasks: PeriodicTasks,
    private readonly files: RenderFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('render-files', EVERY_MS, async () => {
      const removed = await this.files.removeBefore(new Date(Date.now() - KEEP_MS));
      if (removed > 0) loggers.app.info({ removed }, 'files that nobody fetched were removed');
    });
  }
}
