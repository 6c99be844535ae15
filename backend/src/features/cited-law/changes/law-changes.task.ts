import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { CitationNotes } from '../keeping/citation-notes.js';
import { ChangeMarks } from './change-marks.js';

const EVERY_MS = 15_000;
/** What one run looks at, so that a worker that is stopped waits for some seconds at most: the next run goes on. */
const NOTE_BATCHES = 20;
const MARK_BATCHES = 40;

/** Notes in the background what is cited, and then looks at what was changed in the library. An upload waits for neither. */
@Injectable()
export class LawChangesTask implements OnApplicationBootstrap {
  constructor(
    private readonly notes: CitationNotes,
    private readonly marks: ChangeMarks,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('law-changes', EVERY_MS, () => this.run());
  }

  /** Citations first: one that is noted before a change is looked at is compared with it. */
  async run(): Promise<void> {
    await this.notes.note(NOTE_BATCHES);
    await this.marks.apply(MARK_BATCHES);
  }
}
