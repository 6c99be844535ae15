import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { LoadsNodes, type NodeLoader } from '../../../core/graphql/nodes/node-loader.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { BrowseService } from './browse.service.js';
import type { Source } from './browse.views.js';

@Injectable()
@LoadsNodes()
export class SourceNodes implements NodeLoader {
  readonly type = 'Source';
  readonly scopes = ['SEARCH'] as const;

  constructor(
    private readonly browse: BrowseService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws RateLimitedError */
  async load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Source>> {
    await this.limits.consume('search-user', userId);
    return new Map((await this.browse.findAll(ids)).map((source) => [source.id, source]));
  }
}
