import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Input } from '../../../core/graphql/described-args.js';
import type { Page } from '../../../core/pages/page.js';
import { LawChangesArgs, MarkLawChangesSeenInput } from './law-changes.inputs.js';
import { LawChanges } from './law-changes.service.js';
import { LawChange, LawChangeConnection, SeenLawChanges } from './law-changes.views.js';

@Resolver(() => LawChange)
@Access('user')
@OpenToKeys('CONVERSATIONS', 'DOCUMENTS_READ')
export class LawChangesResolver {
  constructor(private readonly changes: LawChanges) {}

  @Query(() => LawChangeConnection, {
    description:
      "The signed-in user's answers and drafts that cite law which was changed since, latest change first; to a key those that its scopes show.",
  })
  lawChanges(@CurrentActor() actor: Actor, @Args() args: LawChangesArgs): Promise<Page<LawChange>> {
    return this.changes.list(actor, args);
  }

  @Mutation(() => SeenLawChanges, { description: 'Puts changes of the law aside; each comes back when its law changes again.' })
  async markLawChangesSeen(@CurrentActor() actor: Actor, @Input() { ids }: MarkLawChangesSeenInput): Promise<SeenLawChanges> {
    return { seen: await this.changes.markSeen(actor, ids) };
  }
}
