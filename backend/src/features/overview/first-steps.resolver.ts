import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { FirstStepsService } from './first-steps.service.js';
import { FirstSteps } from './first-steps.views.js';

@Resolver()
@Access('admin')
export class FirstStepsResolver {
  constructor(private readonly steps: FirstStepsService) {}

  @Query(() => FirstSteps, { description: 'What is left to do on a new installation.' })
  firstSteps(): Promise<FirstSteps> {
    return this.steps.status();
  }

  @Mutation(() => FirstSteps, { description: 'Puts the list of first steps away, for every administrator.' })
  dismissFirstSteps(@CurrentAdmin() actor: AdminActor): Promise<FirstSteps> {
    return this.steps.dismiss(actor);
  }
}
