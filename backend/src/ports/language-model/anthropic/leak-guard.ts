import { UnusableResponseError } from './call-failure.js';

/** Shorter lines of a prompt can stand in an honest answer. */
const MIN_TELLING_LINE = 60;

/**
 * Refuses output that repeats the marker or a line of the system prompt: the model has then followed an instruction that stood in
 * the material, and nothing more of the answer can be trusted.
 */
export class LeakGuard {
  private readonly telling: string[];
  private tail = '';

  constructor(system: string, marker: string) {
    const lines = system.split('\n').map(folded);
    this.telling = [marker, ...lines.filter((line) => line.length >= MIN_TELLING_LINE)];
  }

  /** @throws UnusableResponseError */
  check(text: string): void {
    const seen = this.tail + folded(text);
    if (this.telling.some((secret) => seen.includes(secret))) throw new UnusableResponseError('the output repeats the prompt', false);
    this.tail = `${seen} `.slice(-this.telling.reduce((most, { length }) => Math.max(most, length), 0));
  }
}

function folded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().replace(/^- /, '');
}
