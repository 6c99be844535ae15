import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { pageShape, placeOf } from '../../../core/pages/list-query.js';
import { LawChangesQuery, MarkLawChangesSeenInput, windowOfChanges } from './law-changes.inputs.js';
import { LawChanges } from './law-changes.service.js';
import { LawChange, SeenLawChanges } from './law-changes.views.js';

@Controller('api/law-changes')
@Access('user')
@OpenToKeys('CONVERSATIONS', 'DOCUMENTS_READ')
export class LawChangesController {
  constructor(private readonly changes: LawChanges) {}

  @Get()
  @Describes(
    "The signed-in user's answers and drafts that cite law which was changed since, latest change first; to a key those that its scopes show.",
    { id: 'listLawChanges', answer: pageShape('law_changes', LawChange) },
  )
  async list(@CurrentActor() actor: Actor, @Query() query: LawChangesQuery) {
    const page = await this.changes.list(actor, windowOfChanges(query));
    return { law_changes: page.nodes, ...(await placeOf(page)) };
  }

  @Post('seen')
  @HttpCode(200)
  @Describes('Puts changes of the law aside; each comes back when its law changes again.', {
    id: 'markLawChangesSeen',
    answer: SeenLawChanges,
  })
  async seen(@CurrentActor() actor: Actor, @Body() { ids }: MarkLawChangesSeenInput): Promise<SeenLawChanges> {
    return { seen: await this.changes.markSeen(actor, ids) };
  }
}
