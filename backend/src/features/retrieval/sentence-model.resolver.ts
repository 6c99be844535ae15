import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { ChooseSentenceModelArgs } from './sentence-model.inputs.js';
import { SentenceModelService } from './sentence-model.service.js';
import { SentenceModel } from './sentence-model.views.js';

/** The sentence model, for administrators. */
@Resolver()
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class SentenceModelResolver {
  constructor(private readonly service: SentenceModelService) {}

  @Query(() => SentenceModel, {
    description: 'The sentence model: what it is, whether it answers, and whether the index holds its vectors.',
  })
  sentenceModel(): Promise<SentenceModel> {
    return this.service.status();
  }

  @Mutation(() => SentenceModel, {
    description: 'Chooses the sentence model of every process. The index answers by its words until it has been rebuilt behind.',
  })
  chooseSentenceModel(@CurrentAdmin() actor: AdminActor, @Args() { name }: ChooseSentenceModelArgs): Promise<SentenceModel> {
    return this.service.choose(actor, name ?? null);
  }

  @Mutation(() => SentenceModel, { description: 'Stops the making of vectors until it is started again; what was made is kept.' })
  stopVectors(@CurrentAdmin() actor: AdminActor): Promise<SentenceModel> {
    return this.service.stop(actor);
  }

  @Mutation(() => SentenceModel, {
    description: 'Goes on making the vectors that the index lacks, in a rebuild behind the index that answers.',
  })
  startVectors(@CurrentAdmin() actor: AdminActor): Promise<SentenceModel> {
    return this.service.resume(actor);
  }
}
