import { Args, ArgsType, Field, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { Access, OpenToKeys } from '../../core/access/access.decorator.js';
import { SystemStatus } from '../legal-sources/library/library-status.views.js';
import { LanguageModel } from '../../ports/language-model/language-model.js';
import { ModelBudget } from './model-budget.js';
import { LanguageModelStatus, ModelBudgetStatus, ModelUsageReport, ModelUsageTotals } from './model-usage.views.js';
import { UsageReports } from './usage-report.service.js';

const DAYS_MAX = 366;
const STATUS_DAYS = 30;

@ArgsType()
class ModelUsageArgs {
  @Field(() => Int, { defaultValue: STATUS_DAYS, description: `Days to add up, 1 to ${DAYS_MAX}; today is the last of them.` })
  @Max(DAYS_MAX, { message: `days must be at most ${DAYS_MAX}` })
  @Min(1, { message: 'days must be at least 1' })
  @IsInt({ message: 'days must be a whole number' })
  days: number;
}

@Resolver(() => SystemStatus)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class ModelUsageResolver {
  constructor(
    private readonly reports: UsageReports,
    private readonly budget: ModelBudget,
    private readonly model: LanguageModel,
  ) {}

  @Query(() => ModelUsageReport, { description: 'What the language model has used, by day, model and purpose.' })
  modelUsage(@Args() { days }: ModelUsageArgs): Promise<ModelUsageReport> {
    return this.reports.report(days);
  }

  @ResolveField(() => ModelUsageTotals, {
    name: 'modelUsage',
    description: `What the language model has used in the last ${STATUS_DAYS} days.`,
  })
  recent(): Promise<ModelUsageTotals> {
    return this.reports.totals(STATUS_DAYS);
  }

  @ResolveField(() => LanguageModelStatus, { description: 'The language model, and whether it can be used.' })
  async languageModel(): Promise<LanguageModelStatus> {
    const { ok, detail } = await this.model.health();
    return { adapter: this.model.describe(), healthy: ok, detail };
  }

  @ResolveField(() => ModelBudgetStatus, {
    nullable: true,
    description: "The language model's budget of today; null where no model is configured.",
  })
  async modelBudget(): Promise<ModelBudgetStatus | null> {
    if (!this.model.generative) return null;
    const [today, exhaustedUsers] = await Promise.all([this.budget.today(), this.budget.exhaustedUsers()]);
    return { ...today, exhaustedUsers };
  }
}
