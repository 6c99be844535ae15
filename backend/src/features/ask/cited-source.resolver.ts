import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { NullToOtherKeys } from '../../core/access/keys/shown-to-keys.js';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Source } from '../legal-sources/browse/browse.views.js';
import { CITED_SOURCE, CitedSources } from '../legal-sources/browse/cited-sources.service.js';
import { AnswerSection, Citation } from './ask.views.js';

/** The source that stands behind a marker. */
@Resolver(() => Citation)
@Access('user')
export class CitationSourceResolver {
  constructor(private readonly sources: CitedSources) {}

  @NullToOtherKeys('SEARCH')
  @ResolveField(() => Source, { nullable: true, description: `${CITED_SOURCE} Null also for the asking user's own file.` })
  document(@CurrentActor() actor: Actor, @Parent() { documentId }: Citation, @Context() context: object): Promise<Source | null> {
    return this.sources.source(actor, documentId, context);
  }
}

/** The source of a section that an answer opens or names. */
@Resolver(() => AnswerSection)
@Access('user')
export class SectionSourceResolver {
  constructor(private readonly sources: CitedSources) {}

  @NullToOtherKeys('SEARCH')
  @ResolveField(() => Source, { nullable: true, description: CITED_SOURCE })
  document(@CurrentActor() actor: Actor, @Parent() { documentId }: AnswerSection, @Context() context: object): Promise<Source | null> {
    return this.sources.source(actor, documentId, context);
  }
}
