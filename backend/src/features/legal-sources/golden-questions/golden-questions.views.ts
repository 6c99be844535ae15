import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import type { StoredGoldenQuestion } from '../library/golden-question.js';
import { type GoldenOutcome } from '../../retrieval/retrieval.service.js';

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A question that every new index is tested with, and the place that should answer it.' })
export class GoldenQuestion implements StoredGoldenQuestion {
  @Field(() => ID, { description: 'Of the question.' })
  id: string;

  @Field({ description: 'As a user would ask it.' })
  question: string;

  @Field({ description: 'File name of the document that answers it.' })
  document: string;

  @Field(() => String, { nullable: true, description: 'Section, article or paragraph; null for any place in the document.' })
  unit: string | null;

  @Field({ description: 'When it was added.' })
  createdAt: Date;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType('GoldenOutcome', {
  description: 'Where a golden question finds its place. Ranks count from 1; null means not among the first ten.',
})
export class GoldenOutcomeView {
  @Field(() => ID, { description: 'Of the question, which may have been deleted since.' })
  questionId: string;

  @Field({ description: 'As it was asked.' })
  question: string;

  @Field({ description: 'File name of the document that should answer it.' })
  document: string;

  @Field(() => String, { nullable: true, description: 'Section, article or paragraph that should answer it.' })
  unit: string | null;

  @Field(() => Int, { nullable: true, description: 'In the index that was active before.' })
  rankBefore: number | null;

  @Field(() => Int, { nullable: true, description: 'In this index.' })
  rankAfter: number | null;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'How an index answers the golden questions, compared with the one before it.' })
export class GoldenReport {
  @Field({ description: 'When the questions were asked.' })
  createdAt: Date;

  @Field(() => ID, { nullable: true, description: 'The generation that was active before; null for the first index.' })
  comparedWith: string | null;

  @Field(() => Int, { description: 'Questions asked.' })
  total: number;

  @Field(() => Int, { description: 'Questions whose place the index before found.' })
  foundBefore: number;

  @Field(() => Int, { description: 'Questions whose place this index finds.' })
  foundAfter: number;

  @Field(() => Int, { description: 'Questions that rank higher than before.' })
  improved: number;

  @Field(() => Int, { description: 'Questions that rank lower than before.' })
  worsened: number;

  @Field(() => [GoldenOutcomeView], { description: 'Every question, the oldest first.' })
  outcomes: GoldenOutcomeView[];
}

const place = (rank: number | null): number => rank ?? Infinity;

export function goldenReport(
  outcomes: readonly GoldenOutcome[],
  { createdAt, comparedWith }: { createdAt: Date; comparedWith: string | null },
): GoldenReport {
  const count = (counts: (outcome: GoldenOutcome) => boolean): number => outcomes.filter(counts).length;
  return {
    createdAt,
    comparedWith,
    total: outcomes.length,
    foundBefore: count(({ before }) => before !== null),
    foundAfter: count(({ after }) => after !== null),
    improved: comparedWith === null ? 0 : count(({ before, after }) => place(after) < place(before)),
    worsened: comparedWith === null ? 0 : count(({ before, after }) => place(after) > place(before)),
    outcomes: outcomes.map(({ id, question, document, unit, before, after }) => ({
      questionId: id,
      question,
      document,
      unit,
      rankBefore: before,
      rankAfter: after,
    })),
  };
}
