import { describe, expect, it } from '@jest/globals';
import { LanguageModelError } from '../errors.js';
import { serviceBreaker } from './service-breaker.js';

describe('the circuit breaker of the service', () => {
  const opened = () => {
    const clock = { now: 0 };
    const breaker = serviceBreaker(() => clock.now);
    for (let failure = 0; failure < 5; failure += 1) {
      breaker.enter();
      breaker.fail(new LanguageModelError('overloaded'));
    }
    return { breaker, clock };
  };

  it('opens after five failures in a row and says when to come back', () => {
    const { breaker, clock } = opened();
    clock.now = 10_000;
    expect(() => breaker.enter()).toThrow(expect.objectContaining({ reason: 'unavailable', retryAfterSeconds: 20 }));
  });

  it('lets one call through after 30 s, and closes on its success', () => {
    const { breaker, clock } = opened();
    clock.now = 30_000;
    breaker.enter();
    expect(() => breaker.enter()).toThrow(LanguageModelError);
    breaker.succeeded();
    breaker.enter();
    breaker.enter();
  });

  it('stays open when that call fails', () => {
    const { breaker, clock } = opened();
    clock.now = 30_000;
    breaker.enter();
    breaker.fail(new LanguageModelError('timeout'));
    clock.now = 59_999;
    expect(() => breaker.enter()).toThrow(LanguageModelError);
  });

  it('does not count what says nothing about the service', () => {
    const breaker = serviceBreaker(() => 0);
    for (const reason of ['rate-limited', 'invalid-response'] as const) {
      for (let failure = 0; failure < 9; failure += 1) breaker.fail(new LanguageModelError(reason));
    }
    for (let failure = 0; failure < 9; failure += 1) breaker.fail(new Error('the caller went away'));
    breaker.enter();
  });
});
