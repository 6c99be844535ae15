import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { InviteToMatterInput, MemberRole } from './matter-members.inputs.js';
import { MatterMembersService } from './matter-members.service.js';
import { MatterMemberView, RemovedMember } from './matter-members.views.js';

const id = () => IdArg('A matter that the signed-in user works in.');
const member = () => IdArg('The account of the member.', 'userId');

@Resolver(() => MatterMemberView)
@Access('user')
@OpenToKeys('MATTERS')
export class MatterMembersResolver {
  constructor(private readonly service: MatterMembersService) {}

  @Query(() => [MatterMemberView], { nullable: true, description: 'Who works in a matter: its owner first.' })
  matterMembers(@CurrentActor() actor: Actor, @id() matterId: string): Promise<MatterMemberView[]> {
    return this.service.members(actor, matterId);
  }

  @Mutation(() => MatterMemberView, {
    description: 'Shares a matter with somebody who has an account here, as reader or editor; a member gets that role.',
  })
  inviteToMatter(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @id() matterId: string,
    @Input() input: InviteToMatterInput,
  ): Promise<MatterMemberView> {
    return this.service.invite(actor, address, matterId, input);
  }

  @Mutation(() => MatterMemberView, { description: 'Gives a member another role.' })
  changeMemberRole(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @id() matterId: string,
    @member() userId: string,
    @Args('role', { type: () => MemberRole, description: 'What they may do from now on.' }) role: MemberRole,
  ): Promise<MatterMemberView> {
    return this.service.changeRole(actor, address, matterId, userId, role);
  }

  @Mutation(() => RemovedMember, {
    description: 'Ends the membership of somebody, or leaves the matter oneself. What they made in it stays in it.',
  })
  removeFromMatter(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @id() matterId: string,
    @member() userId: string,
  ): Promise<RemovedMember> {
    return this.service.remove(actor, address, matterId, userId);
  }
}
