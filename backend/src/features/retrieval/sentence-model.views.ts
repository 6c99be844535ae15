import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { JobView } from '../../core/jobs/jobs.views.js';

export enum SentenceModelPhase {
  NONE = 'none',
  FETCHING = 'fetching',
  VERIFYING = 'verifying',
  UNAVAILABLE = 'unavailable',
  READY = 'ready',
}
registerEnumType(SentenceModelPhase, {
  name: 'SentenceModelState',
  description: 'Whether questions can be compared by meaning.',
  valuesMap: {
    NONE: { description: 'There is no model: search goes by words.' },
    FETCHING: { description: 'A worker fetches its files; search goes by words until they are there.' },
    VERIFYING: { description: 'A worker compares the files with what they should be.' },
    UNAVAILABLE: { description: 'It is not there or does not answer, and search goes by words; `reason` says why.' },
    READY: { description: 'It answers.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A sentence model that can be chosen.' })
export class SentenceModelOption {
  @Field({ description: 'The name by which it is chosen.' })
  name: string;

  @Field({ description: 'What it is good for.' })
  summary: string;

  @Field({ description: 'SPDX identifier.' })
  license: string;

  @Field(() => [String], { description: 'BCP 47; `mul` for many, with Hindi among them.' })
  languages: readonly string[];

  @Field(() => Int, { description: 'Dimensions of a vector.' })
  dimensions: number;

  @Field(() => Int, { description: 'Megabytes to fetch, roughly.' })
  megabytes: number;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'How many vectors have been made.' })
export class VectorCount {
  @Field(() => Int, { description: 'Vectors made so far.' })
  done: number;

  @Field(() => Int, { description: 'Vectors in all.' })
  total: number;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The sentence model by which questions and law are compared in meaning.' })
export class SentenceModel {
  @Field(() => String, { nullable: true, description: 'What an administrator chose: `none` or a name; null: as the settings say.' })
  choice: string | null;

  @Field({ description: 'Whether it can be chosen here; not where the settings name an embedding service.' })
  canChoose: boolean;

  @Field(() => String, { nullable: true, description: 'Its name; null without a model.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'SPDX identifier, where it is known.' })
  license: string | null;

  @Field(() => [String], { nullable: true, description: 'BCP 47, where they are known; `mul` for many.' })
  languages: readonly string[] | null;

  @Field(() => Int, { nullable: true, description: 'Dimensions of a vector, once they are known.' })
  dimensions: number | null;

  @Field(() => SentenceModelPhase, { description: 'Whether it answers.' })
  state: SentenceModelPhase;

  @Field(() => String, { nullable: true, description: 'Why it is unavailable.' })
  reason: string | null;

  @Field(() => Float, { nullable: true, description: 'Megabytes that have arrived while it is being fetched.' })
  fetchedMegabytes: number | null;

  @Field(() => Int, { nullable: true, description: 'Megabytes in all, roughly.' })
  totalMegabytes: number | null;

  @Field({ description: 'Whether the index that answers holds its vectors.' })
  inIndex: boolean;

  @Field({ description: 'An administrator stopped the making of vectors; search goes by what the index holds.' })
  paused: boolean;

  @Field(() => VectorCount, {
    nullable: true,
    description: 'Vectors of the ways of asking in the guide, by which topics are found; null before a worker begins with them.',
  })
  topicVectors: VectorCount | null;

  @Field(() => JobView, {
    nullable: true,
    description: 'The rebuild under way; at the stage `embedding`, `done` and `total` count the passages whose vectors are made.',
  })
  job: JobView | null;

  @Field(() => [SentenceModelOption], { description: 'The models that can be chosen.' })
  options: SentenceModelOption[];
}
