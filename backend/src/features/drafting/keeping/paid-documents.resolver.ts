import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { batched } from '../../../core/graphql/batched.js';
import { LedgerEntryView } from '../../tokens/statement/statement.views.js';
import { VersionReader } from '../versions/version-reader.js';
import { UserDocument } from '../versions/versions.entity.js';

/** Links a movement of tokens with the document that it paid for. */
@Resolver(() => LedgerEntryView)
@Access('user')
export class PaidDocumentsResolver {
  constructor(private readonly reader: VersionReader) {}

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => UserDocument, {
    nullable: true,
    description: 'The document that it paid for; null when there is none, when it was deleted, or when it belongs to somebody else.',
  })
  async document(@CurrentActor() actor: Actor, @Parent() entry: LedgerEntryView, @Context() context: object): Promise<UserDocument | null> {
    if (!entry.reservationId) return null;
    const documents = batched<string, UserDocument | null>(context, 'paid-documents', async (ids) => {
      const found = await this.reader.documentsPaidBy(actor.userId, ids);
      return ids.map((id) => found.get(id) ?? null);
    });
    return documents.load(entry.reservationId);
  }
}
