import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { NullToOtherKeys } from '../../../core/access/keys/shown-to-keys.js';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { SourcePassage } from '../../retrieval/retrieval.views.js';
import { Source } from './browse.views.js';
import { CITED_SOURCE, CitedSources } from './cited-sources.service.js';

/** The source of a passage that a search found. */
@Resolver(() => SourcePassage)
@Access('user')
@OpenToKeys('SEARCH')
export class PassageSourceResolver {
  constructor(private readonly sources: CitedSources) {}

  @NullToOtherKeys('SEARCH')
  @ResolveField(() => Source, { nullable: true, description: CITED_SOURCE })
  document(@CurrentActor() actor: Actor, @Parent() { documentId }: SourcePassage, @Context() context: object): Promise<Source | null> {
    return this.sources.source(actor, documentId, context);
  }
}
