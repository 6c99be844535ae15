import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../access/keys/shown-to-keys.js';
import { JSONObjectScalar } from '../graphql/json-object.scalar.js';
import { pageOf } from '../pages/page.js';
import type { AuditEntry } from './audit.entity.js';

@ShownToKeys()
@ObjectType('AuditEntry', {
  description:
    'One action of an administrator, or of a user on an API key, a webhook, a password or a second factor. Entries are never changed or removed.',
})
export class AuditEntryView {
  @Field(() => ID, { description: 'Increases with time.' })
  id: string;

  @Field({ description: 'When it was done.' })
  at: Date;

  @Field(() => ID, { description: 'Who did it.' })
  actorId: string;

  @Field({ description: 'Their e-mail at the time.' })
  actorEmail: string;

  @Field({ description: 'Client address of the call.' })
  address: string;

  @Field({ description: 'Noun and verb, such as `user.verify`.' })
  action: string;

  @Field({ description: 'Kind and id of what was acted on, such as `user:<id>`.' })
  subject: string;

  @Field(() => String, { nullable: true, description: 'What people call it: an e-mail, a file name.' })
  subjectName: string | null;

  @Field(() => JSONObjectScalar, { nullable: true, description: 'What the action changed, as it was before.' })
  before: Record<string, unknown> | null;

  @Field(() => JSONObjectScalar, { nullable: true, description: 'What the action changed, as it was afterwards.' })
  after: Record<string, unknown> | null;

  @Field(() => String, { nullable: true, description: 'As the administrator gave it.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Visible part of the API key that it was done with; null where somebody was logged in.',
  })
  apiKey: string | null;
}

export const AuditConnection = pageOf(AuditEntryView, 'AuditConnection');

export const auditEntryView = (entry: AuditEntry): AuditEntryView => ({ ...entry });
