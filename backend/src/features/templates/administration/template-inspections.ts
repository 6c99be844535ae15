import { Injectable } from '@nestjs/common';
import type { AdminActor } from '../../../core/access/actor.js';
import type { CustomTemplate, TemplateContent } from '../custom/custom-templates.entity.js';
import type { Inspection } from '../inspection/inspect-template.js';
import { TemplateTooComplexError } from '../templates.errors.js';
import { clauseProblem } from '../inspection/problem.js';
import { TemplateThreads } from '../threads/template-threads.js';

/** Inspects templates in a process of their own, which is ended after five seconds, and which may die of them. */
@Injectable()
export class TemplateInspections {
  constructor(private readonly threads: TemplateThreads) {}

  /** @throws TooManyWaitingError, RateLimitedError, UnavailableError, the signal's reason */
  async inspect(
    { userId }: AdminActor,
    { documentType, lastNumber }: CustomTemplate,
    { clauses, sample, ...data }: TemplateContent,
    signal?: AbortSignal,
  ): Promise<Inspection> {
    const template = { documentType, version: String(lastNumber + 1), data, clauses, sample };
    try {
      return await this.threads.inspect(template, { userId, signal });
    } catch (error) {
      if (!(error instanceof TemplateTooComplexError)) throw error;
      return {
        problems: [clauseProblem(1, 1, 'Composing the document takes more than five seconds, or too much memory. Look at the loops.')],
      };
    }
  }
}
