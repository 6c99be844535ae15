import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { cancellable } from '../../core/events/cancellable.js';
import { IdArg } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { ReferenceFilesArgs } from './reference-files.inputs.js';
import { ReferenceFilesService } from './reference-files.service.js';
import { ReferenceFile } from './reference-files.entity.js';
import { ReferenceFileConnection, ReferenceFileProgressView, RemovedReferenceFile } from './reference-files.views.js';

@Resolver(() => ReferenceFile)
@Access('user')
@OpenToKeys('FILES')
export class ReferenceFilesResolver {
  constructor(
    private readonly files: ReferenceFilesService,
    private readonly sessions: SessionsService,
  ) {}

  @Query(() => ReferenceFileConnection, { description: "The signed-in user's files, newest first." })
  referenceFiles(@CurrentActor() actor: Actor, @Args() page: ReferenceFilesArgs): Promise<Page<ReferenceFile>> {
    return this.files.list(actor, page);
  }

  @Query(() => ReferenceFile, { nullable: true, description: "One of the signed-in user's files; null for one that no longer exists." })
  referenceFile(@CurrentActor() actor: Actor, @IdArg('The file.') id: string): Promise<ReferenceFile | null> {
    return this.files.byId(actor, id);
  }

  @Subscription(() => ReferenceFileProgressView, {
    description:
      "Progress of reading one of the signed-in user's files. Begins with its present state and ends once it was read, or could not be.",
  })
  referenceFileProgress(
    @CurrentActor() actor: Actor,
    @IdArg('The file.') id: string,
  ): AsyncIterableIterator<{ referenceFileProgress: ReferenceFileProgressView }> {
    return cancellable((signal) => this.progress(actor, id, signal));
  }

  @Mutation(() => RemovedReferenceFile, { description: "Removes one of the signed-in user's files with its text." })
  async removeReferenceFile(@CurrentActor() actor: Actor, @IdArg('The file.') id: string): Promise<RemovedReferenceFile> {
    return { id: await this.files.deleteById(actor, id) };
  }

  @Mutation(() => Boolean, {
    description: "Removes one of the signed-in user's files with its text.",
    deprecationReason:
      'Deprecated since 2026-11-23, stays until 2027-06-01: it does not tell which file is gone. Use `removeReferenceFile`.',
  })
  async deleteReferenceFile(
    @CurrentActor() actor: Actor,
    @Args('filename', { description: 'As it appears in the list.' }) filename: string,
  ): Promise<boolean> {
    await this.files.delete(actor, filename);
    return true;
  }

  private async *progress(
    actor: Actor,
    id: string,
    left: AbortSignal,
  ): AsyncGenerator<{ referenceFileProgress: ReferenceFileProgressView }> {
    const ended = this.sessions.endOf(actor.sessionId);
    try {
      for await (const referenceFileProgress of this.files.watch(actor, id, AbortSignal.any([left, ended.signal])))
        yield { referenceFileProgress };
    } finally {
      ended.close();
    }
  }
}
