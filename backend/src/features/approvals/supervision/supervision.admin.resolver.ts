import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { type Page, PageArgs } from '../../../core/pages/page.js';
import { SuperviseAccountInput } from './supervision.inputs.js';
import { SupervisionService } from './supervision.service.js';
import { EndedSupervision, SupervisedAccount, SupervisedAccountConnection } from './supervision.views.js';

const id = () => IdArg('The account whose texts need approval.');

@Resolver(() => SupervisedAccount)
@Access('admin')
@OpenToKeys('USERS_ADMIN')
export class SupervisionAdminResolver {
  constructor(private readonly service: SupervisionService) {}

  @Query(() => SupervisedAccountConnection, {
    description: 'The accounts whose answers and drafts need approval, newest first, with those who give it.',
  })
  supervisedAccounts(@Args() page: PageArgs): Promise<Page<SupervisedAccount>> {
    return this.service.list(page);
  }

  @Mutation(() => SupervisedAccount, { description: 'Requires approval for the answers and drafts of an account, and names who gives it.' })
  superviseAccount(
    @CurrentAdmin() actor: AdminActor,
    @id() accountId: string,
    @Input() { supervisors }: SuperviseAccountInput,
  ): Promise<SupervisedAccount> {
    return this.service.supervise(actor, accountId, supervisors);
  }

  @Mutation(() => EndedSupervision, { description: 'Ends the need for approval: the texts of the account are not marked any more.' })
  endSupervision(@CurrentAdmin() actor: AdminActor, @id() accountId: string): Promise<EndedSupervision> {
    return this.service.end(actor, accountId);
  }
}
