import { Args, ArgsType, Field, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { Access } from '../../core/access/access.decorator.js';
import { SystemStatus } from '../legal-sources/library-status.views.js';
import { ModelUsageReport, ModelUsageTotals } from './model-usage.views.js';
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
export class ModelUsageResolver {
  constructor(private readonly reports: UsageReports) {}

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
}
