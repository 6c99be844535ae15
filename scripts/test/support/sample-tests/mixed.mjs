import { afterAll, beforeAll, describe, test } from 'vitest';

const fail = () => {
  throw new Error('as it should');
};

describe('a suite', () => {
  test('works', () => {});
  test('breaks', fail);
  test('does not end', () => new Promise(() => {}), 10);
  test('needs one', ({ skip }) => skip('no browser'));
});

describe('a suite that cannot begin', () => {
  beforeAll(fail);
  test('is not run', () => {});
});

describe('a suite whose clearing away fails', () => {
  afterAll(fail);
  test('works all the same', () => {});
});

describe.skip('a whole suite (skipped: needs Redis)', () => {
  test('is not run', () => {});
});
