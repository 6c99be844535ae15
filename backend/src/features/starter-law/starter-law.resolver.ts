import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { StarterLawService } from './starter-law.service.js';
import { StarterLaw } from './starter-law.views.js';

/** The starter law, for administrators. */
@Resolver()
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class StarterLawResolver {
  constructor(private readonly service: StarterLawService) {}

  @Query(() => StarterLaw, { description: 'How far the loading of the starter law is, and which of its acts need a look.' })
  starterLaw(): Promise<StarterLaw> {
    return this.service.status();
  }

  @Mutation(() => StarterLaw, {
    description: 'Loads the acts that are lacking in the background, also into a library that was not empty or after a removal.',
  })
  loadStarterLaw(@CurrentAdmin() actor: AdminActor): Promise<StarterLaw> {
    return this.service.load(actor);
  }

  @Mutation(() => StarterLaw, {
    description: 'Replaces the acts in `changed` in the background. What administrators edited or replaced stays as it is.',
  })
  updateStarterLaw(@CurrentAdmin() actor: AdminActor): Promise<StarterLaw> {
    return this.service.update(actor);
  }

  @Mutation(() => StarterLaw, {
    description:
      'Removes all starter law in the background, except what administrators edited or replaced. It is not loaded again by itself.',
  })
  removeStarterLaw(@CurrentAdmin() actor: AdminActor): Promise<StarterLaw> {
    return this.service.remove(actor);
  }
}
