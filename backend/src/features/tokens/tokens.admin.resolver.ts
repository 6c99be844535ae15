import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import { type Page, PageArgs } from '../../core/pages/page.js';
import { PricingAdminService } from './pricing/pricing.admin.service.js';
import { SavePricingInput } from './pricing/pricing.inputs.js';
import { DefaultsNotice, PricingNotice } from './pricing/pricing.views.js';
import { StatementService } from './statement.service.js';
import { TokenPricing } from './tokens.entity.js';
import { LedgerConnection, type LedgerEntryView, TokenReconciliation } from './statement/statement.views.js';

@Resolver()
@Access('admin')
@OpenToKeys('USERS_ADMIN')
export class TokensAdminResolver {
  constructor(
    private readonly pricing: PricingAdminService,
    private readonly statements: StatementService,
  ) {}

  @Query(() => [TokenPricing], { description: 'Every price, by name.' })
  tokenPricing(): Promise<TokenPricing[]> {
    return this.pricing.list();
  }

  @Query(() => LedgerConnection, { nullable: true, description: 'The movements on the account of any user, newest first.' })
  userTokenStatement(@IdArg('Owner of the account.', 'userId') userId: string, @Args() page: PageArgs): Promise<Page<LedgerEntryView>> {
    return this.statements.statement(userId, page);
  }

  @Query(() => TokenReconciliation, { description: 'Compares every balance with its ledger.' })
  tokenReconciliation(): Promise<TokenReconciliation> {
    return this.statements.reconcile();
  }

  @Mutation(() => PricingNotice, { description: 'Creates the price of an operation, or changes the existing one.' })
  saveTokenPricing(@CurrentAdmin() actor: AdminActor, @Input() input: SavePricingInput): Promise<PricingNotice> {
    return this.pricing.save(actor, input);
  }

  @Mutation(() => DefaultsNotice, { description: 'Adds the default prices that are missing; never changes an existing one.' })
  initializeDefaultPricing(@CurrentAdmin() actor: AdminActor): Promise<DefaultsNotice> {
    return this.pricing.initializeDefaults(actor);
  }
}
