import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import type { GenerationSummary } from '../../retrieval/retrieval.service.js';
import { GoldenReport, goldenReport } from '../golden-questions/golden-questions.views.js';
import { enumValue } from '../../../core/graphql/enum-value.js';

export enum GenerationState {
  BUILDING = 'building',
  SEALED = 'sealed',
  PREVIOUS = 'previous',
  ACTIVE = 'active',
}
registerEnumType(GenerationState, {
  name: 'GenerationState',
  description: 'What a build of the index is for.',
  valuesMap: {
    BUILDING: { description: 'Being built.' },
    SEALED: { description: 'Complete, and waiting for its promotion.' },
    PREVIOUS: { description: 'Answered before the current one; kept for a rollback.' },
    ACTIVE: { description: 'Answers.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'What a generation was built with; passages made in any other way cannot be added to it.' })
export class GenerationRecipe {
  @Field({ description: 'Version of the tokeniser.' })
  analyser: string;

  @Field({ description: 'Version of the weighting of terms.' })
  encoder: string;

  @Field({ description: 'Version of the rules that cut texts into passages.' })
  chunker: string;

  @Field(() => String, { nullable: true, description: 'Null without dense vectors.' })
  embeddingModel: string | null;

  @Field(() => Int, { nullable: true, description: 'Length of the dense vectors.' })
  embeddingDimensions: number | null;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'One build of the index.' })
export class IndexGeneration {
  @Field(() => ID, { description: 'The name by which answers refer to the generation that was searched.' })
  id: string;

  @Field(() => GenerationState, { description: 'What it is for.' })
  state: GenerationState;

  @Field({ description: 'When its build began.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it last became the one that answers.' })
  promotedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Null while it is being built.' })
  documents: number | null;

  @Field(() => Int, { nullable: true, description: 'Null while it is being built.' })
  passages: number | null;

  @Field(() => Float, { nullable: true, description: 'Bytes on disk, where the store tells them.' })
  bytes: number | null;

  @Field(() => GenerationRecipe, { description: 'What it was built with.' })
  builtWith: GenerationRecipe;

  @Field({ description: 'Whether `rollBackIndex` would make it the one that answers.' })
  canRollBack: boolean;

  @Field(() => GoldenReport, { nullable: true, description: 'Its answers to the golden questions against those of the one before it.' })
  goldenReport: GoldenReport | null;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The index went back to the previous generation.' })
export class IndexRolledBack {
  @Field({ description: 'What was done, in words.' })
  message: string;

  @Field(() => ID, { description: 'The generation that answers now.' })
  generation: string;
}

export const indexGenerationView = ({
  id,
  state,
  createdAt,
  promotedAt,
  manifest,
  stats,
  report,
  compatible,
}: GenerationSummary): IndexGeneration => ({
  id,
  state: enumValue(GenerationState, state),
  createdAt: new Date(createdAt),
  promotedAt: promotedAt === null ? null : new Date(promotedAt),
  documents: stats?.documents ?? null,
  passages: stats?.passages ?? null,
  bytes: stats?.bytes ?? null,
  builtWith: {
    analyser: manifest.analyser,
    encoder: manifest.encoder,
    chunker: manifest.chunker,
    embeddingModel: manifest.dense?.model ?? null,
    embeddingDimensions: manifest.dense?.dimensions ?? null,
  },
  canRollBack: state === 'previous' && compatible,
  goldenReport: report && goldenReport(report.outcomes, report),
});
