import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, ClientSignal, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Input } from '../../core/graphql/described-args.js';
import { PasswordConfirmationInput } from './personal-data.inputs.js';
import { PersonalDataService } from './personal-data.service.js';
import { DeletedAccount, RetentionTerms } from './personal-data.views.js';

@Resolver()
@Access('user')
export class PersonalDataResolver {
  constructor(private readonly service: PersonalDataService) {}

  @Query(() => RetentionTerms, { description: 'How long this installation keeps what users gave it.' })
  retentionTerms(): RetentionTerms {
    return this.service.terms();
  }

  @Mutation(() => DeletedAccount, {
    description:
      "Permanently deletes the signed-in user's account with everything in it. The token ledger and the audit log stay, under an id alone.",
  })
  deleteAccount(
    @CurrentActor() actor: Actor,
    @Input() input: PasswordConfirmationInput,
    @ClientAddress() address: string,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<DeletedAccount> {
    return this.service.delete(actor, input, { address, signal });
  }
}
