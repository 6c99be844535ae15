import { AppError } from '../../../core/errors/app-error.js';
import { ConflictError, NotFoundError } from '../../../core/errors/common-errors.js';
import type { TemplateProblem } from '../inspection/problem.js';

export class TemplateNotFoundError extends NotFoundError {
  constructor() {
    super('Template not found', 'TEMPLATE_NOT_FOUND');
  }
}

export class TemplateVersionNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such version of this template.', 'TEMPLATE_VERSION_NOT_FOUND');
  }
}

/** Users keep what was made with it; nothing new is made. */
export class TemplateWithdrawnError extends ConflictError {
  constructor() {
    super('This template was withdrawn, so nothing new can be drafted with it. Your documents are kept.', 'TEMPLATE_WITHDRAWN');
  }
}

export class TemplateChangedError extends ConflictError {
  constructor() {
    super('Somebody has changed this template since you opened it. Copy what you wrote, then reopen it.', 'TEMPLATE_CHANGED');
  }
}

export class TemplateTypeTakenError extends ConflictError {
  constructor() {
    super('Another template has this type already.', 'TEMPLATE_TYPE_TAKEN', {
      errors: [{ field: 'documentType', message: 'Another template has this type already.' }],
    });
  }
}

export class TooManyTemplatesError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} templates can be added`, 'TOO_MANY_TEMPLATES');
  }
}

export class TemplatePriceMissingError extends ConflictError {
  constructor() {
    super('Set a price before you publish this template.', 'TEMPLATE_PRICE_MISSING');
  }
}

export class TemplateNotPublishedError extends ConflictError {
  constructor() {
    super('This template is not published.', 'TEMPLATE_NOT_PUBLISHED');
  }
}

/** Documents may have been made with it, and its versions are kept. */
export class TemplateWasPublishedError extends ConflictError {
  constructor() {
    super('This template was published, so it is kept. You can withdraw it.', 'TEMPLATE_WAS_PUBLISHED');
  }
}

/** A template with faults is not saved; each fault is listed with its place. */
export class TemplateRefusedError extends AppError {
  constructor(problems: readonly TemplateProblem[]) {
    const errors = problems.map((problem) => ({ field: problem.field ?? problem.part, message: placed(problem) }));
    super('TEMPLATE_REFUSED', 422, errors[0]?.message ?? 'The template is not valid.', { errors });
  }
}

const placed = ({ line, column, message }: TemplateProblem): string =>
  line === null ? message : `Line ${line}, column ${column ?? 1}: ${message}`;
