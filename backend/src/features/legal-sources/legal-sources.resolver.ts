import { Args, ArgsType, Context, Field, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { batched } from '../../core/graphql/batched.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { JobView, jobView } from '../../core/jobs/jobs.views.js';
import { type Page, PageArgs } from '../../core/pages/page.js';
import { REBUILD_STARTED } from './legal-sources.admin.controller.js';
import { legalDocumentSubject, LegalSourcesService } from './legal-sources.service.js';
import { LegalDocumentConnection, LegalDocumentView, Notice, RebuildStarted, SystemStatus } from './legal-sources.views.js';

@ArgsType()
class LegalDocumentsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a file name.' })
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  @IsString()
  @IsOptional()
  search?: string | null;
}

@Resolver(() => LegalDocumentView)
@Access('admin')
export class LegalSourcesResolver {
  constructor(
    private readonly sources: LegalSourcesService,
    private readonly jobs: JobsService,
  ) {}

  @Query(() => LegalDocumentConnection, { description: 'The library, newest first.' })
  legalDocuments(@Args() args: LegalDocumentsArgs): Promise<Page<LegalDocumentView>> {
    return this.sources.list(args);
  }

  @Query(() => SystemStatus, { description: 'What the library and its index hold.' })
  systemStatus(): Promise<SystemStatus> {
    return this.sources.status();
  }

  @ResolveField(() => JobView, { nullable: true, description: 'The latest job of this document.' })
  async job(@Parent() document: LegalDocumentView, @Context() context: object): Promise<JobView | null> {
    const latest = batched(context, 'legal-document-jobs', async (subjects: readonly string[]) => {
      const jobs = new Map((await this.jobs.latestFor([...subjects])).map((job) => [job.subject, job]));
      return subjects.map((subject) => jobs.get(subject) ?? null);
    });
    const job = await latest.load(legalDocumentSubject(document.id));
    return job && jobView(job);
  }

  @Mutation(() => Notice, { description: 'Removes a document with its text and passages.' })
  async deleteLegalDocument(
    @CurrentAdmin() actor: AdminActor,
    @Args('filename', { description: 'As the library lists it.' }) filename: string,
  ): Promise<Notice> {
    return { message: await this.sources.delete(actor, filename) };
  }

  @Mutation(() => RebuildStarted, { description: 'Builds the whole index anew beside the present one, or joins the rebuild under way.' })
  async rebuildIndex(@CurrentAdmin() actor: AdminActor): Promise<RebuildStarted> {
    return { message: REBUILD_STARTED, job: jobView(await this.sources.rebuild(actor)) };
  }
}
