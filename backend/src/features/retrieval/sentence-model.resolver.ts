import { Args, ArgsType, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { SentenceModelService } from './sentence-model.service.js';
import { SentenceModel } from './sentence-model.views.js';

const NAME_MAX = 100;

@ArgsType()
class ChooseSentenceModelArgs {
  @Field(() => String, {
    nullable: true,
    description: 'One of `options`, or `none` for search by words only; null or left out: as the settings say.',
  })
  @MaxLength(NAME_MAX, { message: `name must be at most ${NAME_MAX} characters` })
  @IsString()
  @IsOptional()
  name?: string | null;
}

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
    description: 'Chooses the sentence model of every process. Search uses words only until the index has been rebuilt in the background.',
  })
  chooseSentenceModel(@CurrentAdmin() actor: AdminActor, @Args() { name }: ChooseSentenceModelArgs): Promise<SentenceModel> {
    return this.service.choose(actor, name ?? null);
  }

  @Mutation(() => SentenceModel, { description: 'Stops making vectors until it is resumed; those already made are kept.' })
  stopVectors(@CurrentAdmin() actor: AdminActor): Promise<SentenceModel> {
    return this.service.stop(actor);
  }

  @Mutation(() => SentenceModel, {
    description: 'Resumes making the vectors that the index lacks, in a rebuild in the background.',
  })
  startVectors(@CurrentAdmin() actor: AdminActor): Promise<SentenceModel> {
    return this.service.resume(actor);
  }
}
