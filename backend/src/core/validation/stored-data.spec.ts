import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readStored, readStoredJson, StoredDataError } from './stored-data.js';

const SCHEMA = z.object({ name: z.string(), pages: z.array(z.number()) });

const failure = (read: () => unknown): StoredDataError => {
  try {
    read();
  } catch (error) {
    if (error instanceof StoredDataError) return error;
    throw error;
  }
  throw new Error('it was read');
};

describe('stored data', () => {
  it('is read when it has the form, and what the form does not name is left out', () => {
    expect(readStoredJson(SCHEMA, Buffer.from('{"name":"a","pages":[1],"later":true}'), 'a text')).toEqual({ name: 'a', pages: [1] });
  });

  it.each([null, {}, { name: 'a', pages: ['secret words'] }, { name: 1, pages: [] }, []])('is refused otherwise: %j', (value) => {
    const error = failure(() => readStored(SCHEMA, value, 'the facts'));
    expect(error).toMatchObject({ status: 500, code: 'STORED_DATA_UNREADABLE' });
    expect(String(error.cause)).toContain('the facts: ');
    expect(String(error.cause)).not.toContain('secret words');
  });

  it('reveals nothing about a text that is no JSON', () => {
    const error = failure(() => readStoredJson(SCHEMA, '{"secret words', 'the form'));
    expect(`${error.message} ${String(error.cause)}`).not.toContain('secret');
  });
});
