import { describe, expect, it } from '@jest/globals';
import { Permits } from './permits.js';

const { signal } = new AbortController();

describe('Permits', () => {
  it('hands permits out first come first served', async () => {
    const permits = new Permits(1, 5);
    const order: number[] = [];
    await permits.acquire(signal);
    const waiting = [1, 2, 3].map((place) => permits.acquire(signal).then(() => order.push(place)));
    for (const turn of waiting) {
      permits.release();
      await turn;
    }
    expect(order).toEqual([1, 2, 3]);
  });

  it('lets a waiter leave without losing the permit', async () => {
    const permits = new Permits(1, 5);
    const controller = new AbortController();
    await permits.acquire(signal);
    const leaving = permits.acquire(controller.signal);
    const staying = permits.acquire(signal);
    controller.abort(new Error('left'));
    await expect(leaving).rejects.toThrow('left');
    permits.release();
    await staying;
    permits.release();
    await permits.acquire(signal);
  });

  it('knows when its queue is full and can refuse everyone', async () => {
    const permits = new Permits(1, 1);
    await permits.acquire(signal);
    expect(permits.queueIsFull).toBe(false);
    const waiting = permits.acquire(signal);
    expect(permits.queueIsFull).toBe(true);
    permits.refuseAll(new Error('closed'));
    await expect(waiting).rejects.toThrow('closed');
  });
});
