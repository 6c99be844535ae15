import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Access } from '../../core/access/access.decorator.js';
import { type Page, PeriodPageArgs } from '../../core/pages/page.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { AuditConnection, AuditEntryView, auditEntryView } from '../../core/audit/audit.views.js';

@ArgsType()
class AuditArgs extends PeriodPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only what this person did.' })
  @IsUUID(undefined, { message: 'actorId must be an id' })
  @IsOptional()
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this action, such as `tokens.set`.' })
  @MaxLength(100, { message: 'action must be at most 100 characters' })
  @IsOptional()
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Only what was done to this subject, such as `user:<id>`.' })
  @MaxLength(200, { message: 'subject must be at most 200 characters' })
  @IsOptional()
  subject?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the e-mail of who did it, or of the name of what it was done to.' })
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  @IsString()
  @IsOptional()
  search?: string | null;
}

@Resolver(() => AuditEntryView)
@Access('admin')
export class AuditResolver {
  constructor(private readonly log: AuditLog) {}

  @Query(() => AuditConnection, {
    description: 'What administrators did, and users to their API keys, webhooks, passwords and second factors; newest first.',
  })
  async auditLog(@Args() args: AuditArgs): Promise<Page<AuditEntryView>> {
    const page = await this.log.list(args);
    return { ...page, nodes: page.nodes.map(auditEntryView) };
  }
}
