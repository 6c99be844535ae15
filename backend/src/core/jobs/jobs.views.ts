import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../pages/page.js';
import type { JobRecord } from './job-definition.js';

export enum JobStateView {
  QUEUED = 'queued',
  RUNNING = 'running',
  COMPLETED = 'completed',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
}
registerEnumType(JobStateView, { name: 'JobState', description: 'How far a background job is.' });

@ObjectType('Job', { description: 'Work done in the background, and how far it is.' })
export class JobView {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field(() => JobStateView)
  state: JobStateView;

  @Field(() => String, { nullable: true, description: 'What it works on, for example `legal-document:<id>`.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'The step under way.' })
  stage: string | null;

  @Field(() => Int, { description: '0 to 100.' })
  percent: number;

  @Field(() => Int, { nullable: true })
  done: number | null;

  @Field(() => Int, { nullable: true })
  total: number | null;

  @Field(() => String, { nullable: true, description: 'Why the latest attempt failed.' })
  error: string | null;

  @Field()
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true })
  finishedAt: Date | null;
}

export const JobConnection = pageOf(JobView, 'JobConnection');

export const jobView = (job: JobRecord): JobView => {
  const { id, name, subject, stage, percent, done, total, createdAt, startedAt, finishedAt } = job;
  return {
    id,
    name,
    subject,
    stage,
    percent,
    done,
    total,
    createdAt,
    startedAt,
    finishedAt,
    error: job.errorText,
    state: job.state as JobStateView,
  };
};
