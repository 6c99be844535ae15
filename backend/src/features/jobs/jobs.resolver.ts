import { Args, ArgsType, Field, ID, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { IsEnum, IsOptional } from 'class-validator';
import { Access, CurrentActor, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor, AdminActor } from '../../core/access/actor.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { IdArg } from '../../core/graphql/described-args.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { cancellable } from '../../core/events/cancellable.js';
import { type Page, PageArgs } from '../../core/pages/page.js';
import { type Alongside, JobsService } from '../../core/jobs/service/jobs.service.js';
import { isFinished } from '../../core/jobs/job-definition.js';
import { JobConnection, JobStateView, JobView, jobView } from '../../core/jobs/jobs.views.js';

@ArgsType()
class JobsArgs extends PageArgs {
  @Field(() => JobStateView, { nullable: true, description: 'Only jobs in this state.' })
  @IsEnum(JobStateView, { message: 'Unknown job state' })
  @IsOptional()
  state?: JobStateView | null;
}

/** Background work as administrators see and steer it. */
@Resolver(() => JobView)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class JobsResolver {
  constructor(
    private readonly service: JobsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  @Query(() => JobView, { nullable: true, description: 'One job.' })
  async job(@IdArg('The job.') id: string): Promise<JobView> {
    return jobView(await this.service.get(id));
  }

  @Query(() => JobConnection, { description: 'Jobs, newest first.' })
  async jobs(@Args() args: JobsArgs): Promise<Page<JobView>> {
    const page = await this.service.list(args);
    return { ...page, nodes: page.nodes.map(jobView) };
  }

  @Mutation(() => JobView, { description: 'Stops a job that is queued or running.' })
  async cancelJob(@CurrentAdmin() actor: AdminActor, @IdArg('The job.') id: string): Promise<JobView> {
    return jobView(await this.service.cancel(id, this.recorded(actor, 'job.cancel')));
  }

  @Mutation(() => JobView, { description: 'Queues a failed or cancelled job again.' })
  async retryJob(@CurrentAdmin() actor: AdminActor, @IdArg('The job.') id: string): Promise<JobView> {
    return jobView(await this.service.retry(id, this.recorded(actor, 'job.retry')));
  }

  @Subscription(() => JobView, { description: 'Progress of one job, or of every job. Begins with the present state of the one.' })
  jobProgress(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID, nullable: true, description: 'Only this job; all jobs when not given.' }) id?: string | null,
  ): AsyncIterableIterator<{ jobProgress: JobView }> {
    return cancellable((signal) => this.progress(actor, id ?? null, signal));
  }

  private async *progress(actor: Actor, id: string | null, left: AbortSignal): AsyncGenerator<{ jobProgress: JobView }> {
    const ended = this.sessions.endOf(actor.sessionId);
    const signal = AbortSignal.any([left, ended.signal]);
    try {
      const changes = id ? this.service.watch(id, { signal }) : this.service.watchAll({ signal });
      for await (const job of changes) yield { jobProgress: jobView(job) };
    } finally {
      ended.close();
    }
  }

  /** Records what is done to a job, in the transaction that does it. A job that is already over is left as it is, which is not an action. */
  private recorded(actor: AdminActor, action: 'job.cancel' | 'job.retry'): Alongside {
    return async (manager, { id, name, state }) => {
      if (action === 'job.cancel' && isFinished({ state })) return;
      await this.audit.record(manager, actor, { action, subject: `job:${id}`, subjectName: name, before: { state } });
    };
  }
}
