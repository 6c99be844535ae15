import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import type { GraphqlContext } from '../../core/access/request-context.js';
import { OF_NO_MATTER } from '../../core/confidentiality/content-origin.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { SearchArgs } from './retrieval.inputs.js';
import { RetrievalService } from './retrieval.service.js';
import { SourceSearchResult, sourcePassage } from './retrieval.views.js';

@Resolver(() => SourceSearchResult)
@Access('user')
@OpenToKeys('SEARCH')
export class RetrievalResolver {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => SourceSearchResult, { description: 'Passages of the library that answer a query, best first.' })
  async searchSources(
    @CurrentActor() actor: Actor,
    @Args() { query, filters, asOn, first }: SearchArgs,
    @Context() { signal }: GraphqlContext,
  ): Promise<SourceSearchResult> {
    await this.limits.consume('search-user', actor.userId);
    const { generation, passages, relevant } = await this.retrieval.search({
      question: query,
      first,
      filters: filters ?? undefined,
      asOn,
      origin: OF_NO_MATTER,
      signal,
    });
    return { generation, relevant, passages: passages.map((passage) => sourcePassage(passage, query)) };
  }
}
