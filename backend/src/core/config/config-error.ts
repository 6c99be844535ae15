/** A setting that stops the start. The text names the variable and never its value. */
export class ConfigError extends Error {
  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
    this.name = 'ConfigError';
  }
}
