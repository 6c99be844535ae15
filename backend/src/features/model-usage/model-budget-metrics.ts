import { Injectable } from '@nestjs/common';
import { Metrics } from '../../core/observability/metrics/metrics.js';
import { LanguageModel } from '../../ports/language-model/language-model.js';
import { ModelBudget } from './model-budget.js';

/** How much of the language model's budget of today is used, in all of the product. */
@Injectable()
export class ModelBudgetMetrics {
  constructor(budget: ModelBudget, model: LanguageModel, metrics: Metrics) {
    metrics.gauge(
      'themis_language_model_budget_used_ratio',
      'Share of the tokens that the language model may use today which are used or reserved, 0 to 1; nothing without a model.',
      [],
      async () => {
        if (!model.generative) return [];
        const { used, reserved, limit } = await budget.today();
        return [{ value: (used + reserved) / limit }];
      },
    );
  }
}
