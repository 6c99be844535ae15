import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OF_NO_MATTER } from '../../core/confidentiality/content-origin.js';
import { loggers } from '../../core/observability/loggers.js';
import { LanguageModelError } from '../../ports/language-model/errors.js';
import type { LanguageModel, SearchWordsEvent } from '../../ports/language-model/language-model.js';
import type { ModelUsageService } from '../model-usage/model-usage.service.js';
import { SearchWords } from './search-words.js';

const purposes: string[] = [];
const usage = {
  metered: (_: unknown, { purpose }: { purpose: string }, call: () => AsyncIterable<SearchWordsEvent>) => {
    purposes.push(purpose);
    return call();
  },
} as unknown as ModelUsageService;

const finder = (answer: () => AsyncIterable<SearchWordsEvent>) =>
  new SearchWords({ generative: true, searchWords: answer } as unknown as LanguageModel, usage);

describe('SearchWords', () => {
  beforeAll(() => {
    loggers.model.level = 'silent';
  });
  afterAll(() => {
    loggers.model.level = 'info';
  });

  it('gives what the model writes as one line, and its use is kept', async () => {
    const one = finder(async function* () {
      yield { type: 'text', text: 'eviction,\n\n' };
      yield { type: 'text', text: 'tenancy' };
      yield { type: 'done', stopReason: 'complete' };
    });
    expect(await one.find('Kicked out?', 'u', OF_NO_MATTER)).toBe('eviction, tenancy');
    expect(purposes).toEqual(['ask']);
  });

  it('reads no more than a line of a model that does not stop', async () => {
    let pieces = 0;
    const endless = finder(async function* () {
      for (;;) {
        pieces++;
        yield { type: 'text', text: 'word '.repeat(20) };
      }
    });
    expect((await endless.find('Why?', 'u', OF_NO_MATTER)).length).toBeLessThanOrEqual(400);
    expect(pieces).toBe(4);
  });

  it('costs the words, not the search, when the model fails', async () => {
    const down = finder(async function* () {
      yield { type: 'text', text: 'half a' };
      throw new LanguageModelError('timeout');
    });
    expect(await down.find('Why?', 'u', OF_NO_MATTER)).toBe('');
  });

  it('hides no other failure, nor that the asker has gone', async () => {
    const broken = finder(async function* () {
      yield await Promise.reject(new TypeError('a fault of ours'));
    });
    await expect(broken.find('Why?', 'u', OF_NO_MATTER)).rejects.toThrow(TypeError);
    const gone = finder(async function* () {
      yield await Promise.reject(new LanguageModelError('timeout'));
    });
    await expect(gone.find('Why?', 'u', OF_NO_MATTER, AbortSignal.abort())).rejects.toThrow();
  });
});
