import { after, describe, test } from 'node:test';

describe('a suite', () => {
  test('works', () => {});
  test('breaks', () => {
    throw new Error('as it should');
  });
  test('needs one', { skip: 'no browser' }, () => {});
});

describe('a suite whose clearing away fails', () => {
  after(() => {
    throw new Error('as it should');
  });
  test('works all the same', () => {});
});

describe('a whole suite', { skip: 'needs Redis' }, () => {
  test('is not run', () => {});
});
