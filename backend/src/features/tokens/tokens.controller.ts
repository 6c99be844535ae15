import { Controller, Get, Query } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { pageAsked, PagedQuery, pageShape, placeOf } from '../../core/pages/list-query.js';
import { LedgerEntryView } from './statement/statement.views.js';
import { StatementService } from './statement.service.js';
import { TokensService } from './tokens.service.js';
import { TokenBalance } from './tokens.views.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';

@Controller('api/tokens')
@Access('user')
@OpenToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
export class TokensController {
  constructor(
    private readonly tokens: TokensService,
    private readonly statements: StatementService,
  ) {}

  @Get('balance')
  @Describes("The signed-in user's balance.", { id: 'getTokenBalance', answer: TokenBalance })
  async balance(@CurrentActor() actor: Actor): Promise<TokenBalance> {
    return { tokens: await this.tokens.balance(actor.userId) };
  }

  @Get('statement')
  @Describes("The movements on the signed-in user's account, newest first, page by page.", {
    id: 'getTokenStatement',
    answer: pageShape('entries', LedgerEntryView),
  })
  async statement(@CurrentActor() actor: Actor, @Query() query: PagedQuery) {
    const page = await this.statements.statement(actor.userId, pageAsked(query));
    return { entries: page.nodes, ...(await placeOf(page)) };
  }
}
