import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../core/access/actor.js';
import { holdsScope } from '../../../core/access/keys/key-scopes.js';
import { batched } from '../../../core/graphql/batched.js';
import { BrowseService } from './browse.service.js';
import type { Source } from './browse.views.js';

/** The description of a field that `CitedSources` answers. */
export const CITED_SOURCE = 'The source; null where the library no longer holds it, and to API keys without the scope SEARCH.';

/** The sources that citations and passages come from, as their readers see them. */
@Injectable()
export class CitedSources {
  constructor(private readonly browse: BrowseService) {}

  /**
   * The source of one citation; all that an operation asks for are read together.
   * @param context of the operation
   * @returns null where there is none, or where the caller may not see it
   */
  async source(actor: Actor, documentId: string | null, context: object): Promise<Source | null> {
    if (documentId === null || !isUUID(documentId) || !holdsScope(actor, 'SEARCH')) return null;
    const sources = batched<string, Source | null>(context, 'cited-sources', async (ids) => {
      const found = new Map((await this.browse.findAll(ids)).map((source) => [source.id, source]));
      return ids.map((id) => found.get(id) ?? null);
    });
    return sources.load(documentId);
  }
}
