import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { DocumentVersion } from '../versions/versions.entity.js';
import { AUTHOR_OF_VERSION, VersionAuthor } from './version-author.views.js';
import { VersionAuthors } from './version-authors.service.js';

@Resolver(() => DocumentVersion)
@Access('user')
export class VersionAuthorResolver {
  constructor(private readonly authors: VersionAuthors) {}

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => VersionAuthor, { nullable: true, description: AUTHOR_OF_VERSION })
  author(@CurrentActor() actor: Actor, @Parent() version: DocumentVersion, @Context() context: object): Promise<VersionAuthor | null> {
    const authors = batched<DocumentVersion, VersionAuthor | null>(context, 'version-authors', (versions) =>
      this.authors.of(actor, versions),
    );
    return authors.load(version);
  }
}
