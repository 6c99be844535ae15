import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { SocketMessages } from './socket-messages.js';

describe('messages of a socket', () => {
  let taken: string[];
  let ends: (() => void)[];
  let reading: boolean;
  let messages: SocketMessages;

  beforeEach(() => {
    taken = [];
    ends = [];
    reading = true;
    const socket = { pause: () => (reading = false), resume: () => (reading = true) };
    messages = new SocketMessages(socket, (text) => {
      taken.push(text);
      return new Promise((resolve) => ends.push(resolve));
    });
  });
  const push = (text: string): void => messages.push(Buffer.from(text));
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await setImmediate();
  };

  it('are taken one after the other, in their order', async () => {
    for (const text of ['1', '2', '3']) push(text);
    expect(taken).toEqual(['1']);
    await endOne();
    expect(taken).toEqual(['1', '2']);
    await endOne();
    await endOne();
    push('4');
    expect(taken).toEqual(['1', '2', '3', '4']);
  });

  it('are not read any further while too many wait', async () => {
    for (let at = 0; at < 8; at += 1) push(String(at));
    expect(reading).toBe(true);
    push('8');
    expect(reading).toBe(false);
    // What had arrived before is taken all the same.
    push('9');
    await endOne();
    await endOne();
    expect(reading).toBe(false);
    await endOne();
    expect(reading).toBe(true);
    for (let at = 0; at < 8; at += 1) await endOne();
    expect(taken).toEqual(Array.from({ length: 10 }, (_, at) => String(at)));
  });

  it('are not read any further while a long one is taken', async () => {
    push('x'.repeat(100_000));
    expect(reading).toBe(false);
    await endOne();
    expect(reading).toBe(true);
  });

  it('are forgotten when the socket has ended', async () => {
    for (let at = 0; at < 10; at += 1) push(String(at));
    messages.end();
    push('late');
    await endOne();
    expect([taken, reading]).toEqual([['0'], false]);
  });

  it('go on after one that failed', async () => {
    const seen: string[] = [];
    const failing = new SocketMessages({ pause: () => undefined, resume: () => undefined }, async (text) => {
      seen.push(text);
      if (text === 'bad') throw new Error('a sample defect');
    });
    failing.push(Buffer.from('bad'));
    failing.push(Buffer.from('good'));
    await setImmediate();
    expect(seen).toEqual(['bad', 'good']);
  });
});
