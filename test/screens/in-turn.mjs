import { test as anyTest } from 'vitest';

/** `test` for one of the halves that run side by side, whose own tests share a page. */
export const test = anyTest.sequential;
