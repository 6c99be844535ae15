import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BudgetClock } from './budget-day.js';
import { ModelBudgetMetrics } from './model-budget-metrics.js';
import { ModelBudget } from './model-budget.js';
import { ModelUsageRow } from './model-usage.entity.js';
import { ModelUsageResolver } from './model-usage.resolver.js';
import { ModelUsageService } from './model-usage.service.js';
import { UsageReports } from './usage-report.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ModelUsageRow])],
  providers: [BudgetClock, ModelBudget, ModelBudgetMetrics, ModelUsageService, UsageReports, ModelUsageResolver],
  exports: [ModelUsageService],
})
export class ModelUsageModule {}
