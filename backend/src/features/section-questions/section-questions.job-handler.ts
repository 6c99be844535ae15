import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { HandlesJob } from '../../core/jobs/running/handles-job.decorator.js';
import { QuestionRound } from './rounds/question-round.js';
import { QuestionStore } from './rounds/question-store.js';
import { QUESTIONS_SUBJECT, WRITE_QUESTIONS } from './section-questions.jobs.js';

/** Batches take minutes to hours. */
const LOOK_EVERY_MS = 2 * 60_000;

/** Runs the rounds, and queues the next one while there is anything to do. */
@Injectable()
@HandlesJob(WRITE_QUESTIONS)
export class WriteQuestionsHandler implements OnApplicationBootstrap {
  constructor(
    private readonly round: QuestionRound,
    private readonly store: QuestionStore,
    private readonly jobs: JobsService,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('section-questions', LOOK_EVERY_MS, async () => {
      if (await this.store.isDue()) await this.jobs.enqueue(WRITE_QUESTIONS, {}, { subject: QUESTIONS_SUBJECT });
    });
  }

  handle(_payload: object, context: JobContext): Promise<void> {
    return this.round.run({ signal: context.signal, progress: (progress) => context.progress(progress) });
  }
}
