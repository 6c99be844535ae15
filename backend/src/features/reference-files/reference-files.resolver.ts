import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { type Page, PageArgs } from '../../core/pages/page.js';
import { ReferenceFilesService } from './reference-files.service.js';
import { ReferenceFile } from './reference-files.entity.js';
import { ReferenceFileConnection } from './reference-files.views.js';

@Resolver(() => ReferenceFile)
@Access('user')
@OpenToKeys('FILES')
export class ReferenceFilesResolver {
  constructor(private readonly files: ReferenceFilesService) {}

  @Query(() => ReferenceFileConnection, { description: "The signed-in user's files, newest first." })
  referenceFiles(@CurrentActor() actor: Actor, @Args() page: PageArgs): Promise<Page<ReferenceFile>> {
    return this.files.list(actor, page);
  }

  @Mutation(() => Boolean, { description: "Removes one of the signed-in user's files with its text." })
  async deleteReferenceFile(
    @CurrentActor() actor: Actor,
    @Args('filename', { description: 'As it appears in the list.' }) filename: string,
  ): Promise<boolean> {
    await this.files.delete(actor, filename);
    return true;
  }
}
