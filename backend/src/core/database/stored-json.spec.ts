import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { StoredDataError } from '../validation/stored-data.js';
import { storedJson } from './stored-json.js';

const column = storedJson(z.object({ court: z.string().nullable() }), 'the facts of a source');

describe('a jsonb column', () => {
  it.each([[{ court: 'Sample High Court' }], [{ court: null }], [null]])('gives back what was stored: %j', (value) => {
    expect(column.from(column.to(value))).toEqual(value);
  });

  it.each([[{}], [{ court: 7 }], ['text'], [[]]])('refuses what it does not understand: %j', (value) => {
    expect(() => column.from(value)).toThrow(StoredDataError);
  });
});
