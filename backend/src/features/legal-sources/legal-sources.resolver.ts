import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { batched } from '../../core/graphql/batched.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { JobView, jobView } from '../../core/jobs/jobs.views.js';
import type { Page } from '../../core/pages/page.js';
import { UsersService } from '../accounts/users.service.js';
import { IndexingControl } from './ingestion/indexing-control.js';
import { LegalDocumentsArgs } from './library/legal-documents.args.js';
import { legalDocumentSubject } from './legal-sources.jobs.js';
import { LegalSourcesService } from './legal-sources.service.js';
import { LegalDocument } from './legal-sources.entity.js';
import { LegalDocumentConnection, Notice } from './legal-sources.views.js';

@Resolver(() => LegalDocument)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class LegalSourcesResolver {
  constructor(
    private readonly sources: LegalSourcesService,
    private readonly indexing: IndexingControl,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
  ) {}

  @Query(() => LegalDocumentConnection, { description: 'The library, page by page.' })
  legalDocuments(@Args() args: LegalDocumentsArgs): Promise<Page<LegalDocument>> {
    return this.sources.list(args);
  }

  @ResolveField(() => String, { nullable: true, description: 'As found in the text of a judgment.' })
  court(@Parent() { facts }: LegalDocument): string | null {
    return facts?.court ?? null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'E-mail of whoever uploaded the current version; null where there is no such account.',
  })
  async uploader(@Parent() { uploadedBy }: LegalDocument, @Context() context: object): Promise<string | null> {
    if (uploadedBy === null) return null;
    const emails = batched(context, 'legal-document-uploaders', async (ids: readonly string[]) => {
      const known = await this.users.emailsOf(ids);
      return ids.map((id) => known.get(id) ?? null);
    });
    return emails.load(uploadedBy);
  }

  @ResolveField(() => JobView, { nullable: true, description: 'The latest job of this document.' })
  async job(@Parent() document: LegalDocument, @Context() context: object): Promise<JobView | null> {
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
    @Args('filename', { description: 'As it appears in the library.' }) filename: string,
  ): Promise<Notice> {
    return this.sources.delete(actor, filename);
  }

  @Mutation(() => LegalDocument, { description: 'Stops the indexing of a document; an older version of it still answers.' })
  cancelIndexing(
    @CurrentAdmin() actor: AdminActor,
    @Args('filename', { description: 'Name of the document.' }) filename: string,
  ): Promise<LegalDocument> {
    return this.indexing.cancel(actor, filename);
  }

  @Mutation(() => LegalDocument, {
    description:
      'Reads the file of a document again and indexes it, after a failure or anew; of one that is indexed, the version before answers until then.',
  })
  retryIndexing(
    @CurrentAdmin() actor: AdminActor,
    @Args('filename', { description: 'Name of the document.' }) filename: string,
  ): Promise<LegalDocument> {
    return this.indexing.retry(actor, filename);
  }
}
