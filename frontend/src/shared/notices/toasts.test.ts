import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, toastStore } from './toasts.js';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('keeps a success for 2000 ms and an error for 4000 ms', () => {
    notify.success('done');
    notify.error('failed');
    vi.advanceTimersByTime(1999);
    expect(toastStore.get().map((toast) => toast.text)).toEqual(['done', 'failed']);
    vi.advanceTimersByTime(1);
    expect(toastStore.get().map((toast) => toast.text)).toEqual(['failed']);
    vi.advanceTimersByTime(2000);
    expect(toastStore.get()).toEqual([]);
  });

  it('holds the newest twenty', () => {
    for (let index = 1; index <= 25; index += 1) notify.error(`notice ${index}`);
    expect(toastStore.get()).toHaveLength(20);
    expect(toastStore.get()[0]?.text).toBe('notice 6');
  });
});
