import { StartRefusal } from './start-refusal.js';

/** A setting that stops the start. The text names the variable and never its value. */
export class ConfigError extends StartRefusal {
  override name = 'ConfigError';

  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
  }
}
