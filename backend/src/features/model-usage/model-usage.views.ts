import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';

export enum UsagePurposeName {
  ASK = 'ask',
  DRAFT = 'draft',
  REWRITE = 'rewrite',
  QUESTIONS = 'questions',
}
registerEnumType(UsagePurposeName, {
  name: 'UsagePurpose',
  description: 'What a language model was asked for.',
  valuesMap: {
    ASK: { description: 'An answer.' },
    DRAFT: { description: 'A document or a reply.' },
    REWRITE: { description: 'A question in other words, for the search.' },
    QUESTIONS: { description: 'The questions that sections answer, in batches.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'What calls of the language model have used.' })
export class ModelUsageTotals {
  @Field(() => Int, { description: 'Calls; a draft can take two.' })
  calls: number;

  @Field(() => Int, { description: 'Those of them that failed.' })
  failures: number;

  @Field(() => Float, { description: 'Tokens read afresh.' })
  inputTokens: number;

  @Field(() => Float, { description: 'Tokens written.' })
  outputTokens: number;

  @Field(() => Float, { description: 'Tokens read from the cache of the service.' })
  cacheReadTokens: number;

  @Field(() => Float, { description: 'Tokens written to the cache of the service.' })
  cacheWriteTokens: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Estimate in millionths of a US dollar, by the prices of the settings; null where none were set.',
  })
  costMicroUsd: number | null;

  @Field(() => Int, { description: 'Of a whole call, in milliseconds.' })
  meanDurationMs: number;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The language model, and whether it can be used.' })
export class LanguageModelStatus {
  @Field({ description: 'Its name, and where it is.' })
  adapter: string;

  @Field({ description: 'Whether the service takes the key and knows the model, as it said within the last minutes.' })
  healthy: boolean;

  @Field({ description: 'What the service said.' })
  detail: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The usage of one day.' })
export class DailyModelUsage {
  @Field({ description: 'In UTC, such as `2026-01-31`.' })
  day: string;

  @Field(() => ModelUsageTotals, { description: 'Of that day.' })
  totals: ModelUsageTotals;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The usage of one model.' })
export class UsageOfModel {
  @Field({ description: 'As the settings name it.' })
  model: string;

  @Field(() => ModelUsageTotals, { description: 'Of that model.' })
  totals: ModelUsageTotals;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The usage for one purpose.' })
export class UsageForPurpose {
  @Field(() => UsagePurposeName, { description: 'What the model was asked for.' })
  purpose: UsagePurposeName;

  @Field(() => ModelUsageTotals, { description: 'For that purpose.' })
  totals: ModelUsageTotals;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'What the language model has used, added up.' })
export class ModelUsageReport {
  @Field({ description: 'When the first day began.' })
  since: Date;

  @Field(() => ModelUsageTotals, { description: 'For all days.' })
  total: ModelUsageTotals;

  @Field(() => [DailyModelUsage], { description: 'The oldest first; days without a call are left out.' })
  byDay: DailyModelUsage[];

  @Field(() => [UsageOfModel], { description: 'The most expensive first.' })
  byModel: UsageOfModel[];

  @Field(() => [UsageForPurpose], { description: 'The most expensive first.' })
  byPurpose: UsageForPurpose[];
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: "The language model's budget of today, in tokens read and written together." })
export class ModelBudgetStatus {
  @Field(() => Float, { description: 'What all users together may use in a day: `MODEL_DAILY_TOKENS`.' })
  limit: number;

  @Field(() => Float, { description: 'What each user may use in a day: `MODEL_DAILY_TOKENS_PER_USER`.' })
  limitPerUser: number;

  @Field(() => Float, { description: 'What all users together have used today.' })
  used: number;

  @Field(() => Float, { description: 'What calls under way may still use; most of it is given back.' })
  reserved: number;

  @Field(() => Int, { description: 'Users whose own budget is used up, to 95 % or more.' })
  exhaustedUsers: number;

  @Field({ description: 'When the day ends and every budget starts afresh: the next midnight in UTC.' })
  renewedAt: Date;
}
