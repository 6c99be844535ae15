import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { OF_NO_MATTER } from '../../core/confidentiality/content-origin.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { RESULTS, SearchBody } from './retrieval.inputs.js';
import { RetrievalService } from './retrieval.service.js';
import { SourceSearchResult, sourcePassage } from './retrieval.views.js';

@Controller('api/search')
@Access('user')
@OpenToKeys('SEARCH')
export class SearchController {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @HttpCode(200)
  @Describes('Passages of the library that answer a query, best first.', {
    id: 'search',
    answer: SourceSearchResult,
    errors: { 429: 'Too many searches' },
  })
  async search(
    @CurrentActor() actor: Actor,
    @Body() { query: question, filters, asOn, limit }: SearchBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SourceSearchResult> {
    await this.limits.consume('search-user', actor.userId);
    const { generation, passages, relevant } = await this.retrieval.search({
      question,
      first: limit ?? RESULTS,
      filters: filters ?? undefined,
      asOn,
      origin: OF_NO_MATTER,
      signal: disconnectSignal(reply),
    });
    return { generation, relevant, passages: passages.map((passage) => sourcePassage(passage, question)) };
  }
}
