import { LanguageModelError } from '../../errors.js';
import type { Prompt } from './answer-v2.js';

/**
 * Refuses a prompt that is longer than any call may be.
 * @param maxCharacters UTF-16 units of all its texts together
 * @returns the most tokens that the service can count for it: tokenizers work on bytes and make no token of less than one
 * @throws LanguageModelError `too-long`
 */
export function boundPrompt({ system, messages, tools }: Prompt, maxCharacters: number): number {
  const whole = JSON.stringify({ system, messages, tools });
  const length = system.length + charactersIn(tools) + messages.reduce((sum, { content }) => sum + charactersIn(content), 0);
  if (length > maxCharacters) throw new LanguageModelError('too-long');
  return Buffer.byteLength(whole);
}

/** Every text in a value, at any depth. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + charactersIn(each), 0);
}
