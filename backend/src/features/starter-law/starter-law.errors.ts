import { ConflictError } from '../../core/errors/common-errors.js';

/** The settings say that there is none. */
export class StarterLawOffError extends ConflictError {
  constructor() {
    super('Starter law is switched off by the setting STARTER_LAW', 'STARTER_LAW_OFF');
  }
}

/** There is nothing to remove. */
export class NoStarterLawError extends ConflictError {
  constructor() {
    super('There is no starter law in the library', 'NO_STARTER_LAW');
  }
}
