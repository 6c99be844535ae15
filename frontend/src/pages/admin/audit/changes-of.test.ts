import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of.js';

describe('changesOf', () => {
  it('names what differs and nothing else', () => {
    expect(changesOf({ name: 'Asha', isActive: true, phone: null }, { name: 'Asha', isActive: false, phone: null })).toEqual([
      { field: 'isActive', before: 'true', after: 'false' },
    ]);
  });

  it('shows a creation and a removal one-sided', () => {
    expect(changesOf(null, { tokens: 20 })).toEqual([{ field: 'tokens', before: undefined, after: '20' }]);
    expect(changesOf({ filename: 'act.txt' }, null)).toEqual([{ field: 'filename', before: 'act.txt', after: undefined }]);
  });

  it('is empty where nothing was recorded', () => {
    expect(changesOf(null, undefined)).toEqual([]);
  });
});
