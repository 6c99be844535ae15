import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { pageAsked, PagedQuery, pageShape, placeOf } from '../../../core/pages/list-query.js';
import { SuperviseAccountInput } from './supervision.inputs.js';
import { SupervisionService } from './supervision.service.js';
import { EndedSupervision, SupervisedAccount } from './supervision.views.js';

@Controller('api/admin/supervision')
@DescribesPath({ id: 'The account whose texts need approval.' })
@Access('admin')
@OpenToKeys('USERS_ADMIN')
export class SupervisionAdminController {
  constructor(private readonly service: SupervisionService) {}

  @Get()
  @Describes('The accounts whose answers and drafts need approval, newest first, with those who give it.', {
    id: 'listSupervisedAccounts',
    answer: pageShape('accounts', SupervisedAccount),
  })
  async list(@Query() query: PagedQuery) {
    const page = await this.service.list(pageAsked(query));
    return { accounts: page.nodes, ...(await placeOf(page)) };
  }

  @Put(':id')
  @Describes('Requires approval for the answers and drafts of an account, and names who gives it.', {
    id: 'superviseAccount',
    answer: SupervisedAccount,
    errors: { 404: 'User not found' },
  })
  supervise(
    @CurrentAdmin() actor: AdminActor,
    @Param('id') id: string,
    @Body() { supervisors }: SuperviseAccountInput,
  ): Promise<SupervisedAccount> {
    return this.service.supervise(actor, id, supervisors);
  }

  @Delete(':id')
  @Describes('Ends the need for approval: the texts of the account are not marked any more.', {
    id: 'endSupervision',
    answer: EndedSupervision,
    errors: { 404: 'User not found', 409: 'The account needs no approval' },
  })
  end(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<EndedSupervision> {
    return this.service.end(actor, id);
  }
}
