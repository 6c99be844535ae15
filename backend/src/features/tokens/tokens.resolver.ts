import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { type Page, PageArgs } from '../../core/pages/page.js';
import { StatementService } from './statement.service.js';
import { LedgerConnection, type LedgerEntryView } from './statement/statement.views.js';
import { TokensService } from './tokens.service.js';
import { TokenBalance } from './tokens.views.js';

@Resolver(() => TokenBalance)
@Access('user')
@OpenToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
export class TokensResolver {
  constructor(
    private readonly tokens: TokensService,
    private readonly statements: StatementService,
  ) {}

  @Query(() => TokenBalance, { description: "The signed-in user's balance." })
  async tokenBalance(@CurrentActor() actor: Actor): Promise<TokenBalance> {
    return { tokens: await this.tokens.balance(actor.userId) };
  }

  @Query(() => LedgerConnection, { description: "The movements on the signed-in user's account, newest first." })
  tokenStatement(@CurrentActor() actor: Actor, @Args() page: PageArgs): Promise<Page<LedgerEntryView>> {
    return this.statements.statement(actor.userId, page);
  }
}
