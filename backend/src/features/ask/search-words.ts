import { Injectable } from '@nestjs/common';
import { ConfidentialMatterError } from '../../core/confidentiality/confidential-matter.error.js';
import type { ContentOrigin } from '../../core/confidentiality/content-origin.js';
import { loggers } from '../../core/observability/loggers.js';
import { LanguageModelError } from '../../ports/language-model/errors.js';
import { LanguageModel } from '../../ports/language-model/language-model.js';
import { ModelBudgetError } from '../model-usage/model-usage.errors.js';
import { ModelUsageService } from '../model-usage/model-usage.service.js';

/** How much of a model's words is read; anything beyond that is not waited for. */
const MAX_LENGTH = 400;

const whyUnasked = (error: unknown): string | null => {
  if (error instanceof LanguageModelError) return error.reason;
  if (error instanceof ConfidentialMatterError) return 'confidential matter';
  return error instanceof ModelBudgetError ? 'over budget' : null;
};

/** The law's own words for a question, where a model is configured and asked for them. */
@Injectable()
export class SearchWords {
  constructor(
    private readonly model: LanguageModel,
    private readonly usage: ModelUsageService,
  ) {}

  /** @returns '' when there are none: if the model fails, has no budget left, or may not be asked about a confidential matter, the search goes on without its words. */
  async find(question: string, userId: string, origin: ContentOrigin, signal?: AbortSignal): Promise<string> {
    let words = '';
    try {
      const events = this.usage.metered(this.model, { purpose: 'ask', userId, origin, signal }, (terms) =>
        this.model.searchWords({ question, ...terms }),
      );
      for await (const event of events) {
        if (event.type === 'text') words += event.text;
        if (words.length >= MAX_LENGTH) break;
      }
    } catch (error) {
      const reason = whyUnasked(error);
      if (reason === null || signal?.aborted) throw error;
      loggers.model.warn({ reason }, 'searching without the words of the model');
      return '';
    }
    return words.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim();
  }
}
