import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../access/keys/shown-to-keys.js';
import { pageOf } from '../pages/page.js';
import type { JobRecord } from './job-definition.js';
import { enumValue } from '../graphql/enum-value.js';

export enum JobStateView {
  QUEUED = 'queued',
  RUNNING = 'running',
  COMPLETED = 'completed',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
}
registerEnumType(JobStateView, {
  name: 'JobState',
  description: 'How far a background job has got.',
  valuesMap: {
    QUEUED: { description: 'Waiting for a worker.' },
    RUNNING: { description: 'A worker is running it.' },
    COMPLETED: { description: 'Done.' },
    FAILED: { description: 'Every attempt failed.' },
    CANCELLED: { description: 'An administrator stopped it.' },
  },
});

@ShownToKeys('DOCUMENTS_READ', 'FILES', 'LIBRARY_ADMIN')
@ObjectType('Job', { description: 'Work done in the background, and how far it has got.' })
export class JobView {
  @Field(() => ID, { description: 'Stable unique identifier.' })
  id: string;

  @Field({ description: 'What kind of work it is, such as `rebuild-index`.' })
  name: string;

  @Field(() => JobStateView, { description: 'How far it has got.' })
  state: JobStateView;

  @Field(() => String, { nullable: true, description: 'What it works on, for example `legal-document:<id>`.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'The step under way.' })
  stage: string | null;

  @Field(() => Int, { description: '0 to 100.' })
  percent: number;

  @Field(() => Int, { nullable: true, description: 'Parts that are done, where the work is counted in parts.' })
  done: number | null;

  @Field(() => Int, { nullable: true, description: 'Parts in all, where the work is counted in parts.' })
  total: number | null;

  @Field(() => String, { nullable: true, description: 'Why the latest attempt failed.' })
  error: string | null;

  @Field(() => Int, { description: 'Attempts started.' })
  attempts: number;

  @Field(() => Float, { nullable: true, description: 'Seconds from the start to the end, or to now; null before the start.' })
  elapsedSeconds: number | null;

  @Field(() => Float, { nullable: true, description: 'Seconds left at the pace so far; null when that cannot be estimated.' })
  secondsLeft: number | null;

  @Field({ description: 'When it was queued.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When its latest attempt began.' })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ended; null before that.' })
  finishedAt: Date | null;
}

export const JobConnection = pageOf(JobView, 'JobConnection');

/** Below this percentage the pace so far says nothing. */
const MIN_PERCENT_FOR_PACE = 2;

export const jobView = (job: JobRecord): JobView => {
  const { id, name, subject, stage, percent, done, total, attempts, createdAt, startedAt, finishedAt } = job;
  const elapsedSeconds = startedAt && ((finishedAt ?? new Date()).getTime() - startedAt.getTime()) / 1000;
  const paced = job.state === 'running' && elapsedSeconds !== null && percent >= MIN_PERCENT_FOR_PACE;
  return {
    id,
    name,
    subject,
    stage,
    percent,
    done,
    total,
    attempts,
    elapsedSeconds: elapsedSeconds && Math.max(0, elapsedSeconds),
    secondsLeft: paced ? (elapsedSeconds * (100 - percent)) / percent : null,
    createdAt,
    startedAt,
    finishedAt,
    error: job.errorText,
    state: enumValue(JobStateView, job.state),
  };
};
