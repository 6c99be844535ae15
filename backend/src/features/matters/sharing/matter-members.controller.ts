import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Access, ClientAddress, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { InviteToMatterInput, MemberRoleBody } from './matter-members.inputs.js';
import { MatterMembersService } from './matter-members.service.js';
import { MatterMemberView, RemovedMember } from './matter-members.views.js';

const OWNERS_ONLY = { 403: 'Only the owner of the matter can do this', 404: 'Matter or member not found' };

@Controller('api/matters/:id/members')
@DescribesPath({ id: 'The matter.', userId: 'The account of the member.' })
@Access('user')
@OpenToKeys('MATTERS')
export class MatterMembersController {
  constructor(private readonly service: MatterMembersService) {}

  @Get()
  @Describes('Who works in a matter: its owner first.', {
    id: 'listMatterMembers',
    answer: { members: described('The owner, and whom the matter is shared with.', [MatterMemberView]) },
    errors: { 404: 'Matter not found' },
  })
  async members(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<{ members: MatterMemberView[] }> {
    return { members: await this.service.members(actor, id) };
  }

  @Post()
  @Describes('Shares a matter with somebody who has an account here, as reader or editor; a member gets that role.', {
    id: 'inviteToMatter',
    status: 201,
    answer: MatterMemberView,
    errors: { ...OWNERS_ONLY, 409: 'Too many members', 422: 'Nobody can be invited by this e-mail' },
  })
  invite(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Body() input: InviteToMatterInput,
  ): Promise<MatterMemberView> {
    return this.service.invite(actor, address, id, input);
  }

  @Put(':userId')
  @Describes('Gives a member another role.', { id: 'changeMemberRole', answer: MatterMemberView, errors: OWNERS_ONLY })
  changeRole(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Param('userId') userId: string,
    @Body() { role }: MemberRoleBody,
  ): Promise<MatterMemberView> {
    return this.service.changeRole(actor, address, id, userId, role);
  }

  @Delete(':userId')
  @Describes('Ends the membership of somebody, or leaves the matter oneself. What they made in it stays in it.', {
    id: 'removeFromMatter',
    answer: RemovedMember,
    errors: OWNERS_ONLY,
  })
  remove(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Param('userId') userId: string,
  ): Promise<RemovedMember> {
    return this.service.remove(actor, address, id, userId);
  }
}
