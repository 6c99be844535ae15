import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { holdsScope } from '../../../core/access/keys/key-scopes.js';
import { AuditEntryView } from '../../../core/audit/audit.views.js';
import { batched } from '../../../core/graphql/batched.js';
import { TokenMismatch } from '../../tokens/statement/statement.views.js';
import { User } from '../users.entity.js';
import { UsersService } from '../users.service.js';

/** Reads the account of an id, together with the others that an operation asks for; null for one that is gone or not to be seen. */
async function account(users: UsersService, actor: Actor, id: string, context: object): Promise<User | null> {
  if (actor.kind !== 'admin' || !holdsScope(actor, 'USERS_ADMIN')) return null;
  const accounts = batched<string, User | null>(context, 'accounts', async (ids) => {
    const found = await users.byIds(ids);
    return ids.map((each) => found.get(each) ?? null);
  });
  return accounts.load(id);
}

/** Who an entry of the audit log is about. */
@Resolver(() => AuditEntryView)
@Access('admin')
export class AuditActorResolver {
  constructor(private readonly users: UsersService) {}

  @ResolveField(() => User, { nullable: true, description: 'The account of who did it; null once it was deleted.' })
  actor(@CurrentActor() actor: Actor, @Parent() { actorId }: AuditEntryView, @Context() context: object): Promise<User | null> {
    return account(this.users, actor, actorId, context);
  }
}

/** Whose balance is not the sum of its ledger. */
@Resolver(() => TokenMismatch)
@Access('admin')
@OpenToKeys('USERS_ADMIN')
export class MismatchUserResolver {
  constructor(private readonly users: UsersService) {}

  @ResolveField(() => User, { nullable: true, description: 'The owner of the account; null once it was deleted.' })
  user(@CurrentActor() actor: Actor, @Parent() { userId }: TokenMismatch, @Context() context: object): Promise<User | null> {
    return account(this.users, actor, userId, context);
  }
}
