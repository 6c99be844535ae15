import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closed, open, useOpened } from './keys-store.js';

const shown = () => renderHook(() => useOpened()).result.current;

describe('closed', () => {
  afterEach(() => open(null));

  it('leaves none open', () => {
    open('palette');
    closed('palette');
    expect(shown()).toBeNull();
  });

  it('leaves open what was opened since, because a browser tells a moment later that a dialog was closed', () => {
    open('palette');
    open('keys');
    closed('palette');
    expect(shown()).toBe('keys');
  });
});
