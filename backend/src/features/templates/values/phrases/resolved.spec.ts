import { describe, expect, it } from '@jest/globals';
import { resolved } from './resolved.js';

describe('a resolution', () => {
  it.each([
    ['that an account be opened', 'RESOLVED that an account be opened'],
    ['That an account be opened', 'RESOLVED that an account be opened'],
    ['an account be opened', 'RESOLVED that an account be opened'],
    ['RESOLVED THAT an account be opened', 'RESOLVED THAT an account be opened'],
    ['Resolved further that Neha Gupta be authorised', 'RESOLVED further that Neha Gupta be authorised'],
    ['Further that Neha Gupta be authorised', 'RESOLVED further that Neha Gupta be authorised'],
  ])('opens as one once: %s', (typed, printed) => {
    expect(resolved(typed)).toBe(printed);
  });
});
