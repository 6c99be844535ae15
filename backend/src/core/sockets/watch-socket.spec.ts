import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WebSocket } from 'ws';
import { SOCKET_LIMITS } from './socket-limits.js';
import { watchSocket } from './watch-socket.js';

const FIRST_FRAGMENT = Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x78]);
const LAST_FRAGMENT = Buffer.from([0x80, 0x81, 0, 0, 0, 0, 0x78]);
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const { messageMs, messageBytesPerSecond, pingMs, bytesBeforeInit } = SOCKET_LIMITS;

describe('a watched socket', () => {
  let stream: EventEmitter;
  let socket: EventEmitter & Record<'close' | 'pause' | 'ping' | 'terminate', jest.Mock> & { isPaused: boolean };

  beforeEach(() => {
    jest.useFakeTimers();
    stream = new EventEmitter();
    const methods = { close: jest.fn(), pause: jest.fn(), ping: jest.fn(), terminate: jest.fn() };
    socket = Object.assign(new EventEmitter(), { ...methods, isPaused: false });
  });
  afterEach(() => void jest.useRealTimers());

  const watch = () => watchSocket(socket as unknown as WebSocket, stream as unknown as Duplex, SOCKET_LIMITS);
  const receive = (bytes: Buffer) => stream.emit('data', bytes);

  it('is ended when nothing comes between two pings', () => {
    watch();
    jest.advanceTimersByTime(pingMs);
    expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([1, 0]);
    receive(PING);
    jest.advanceTimersByTime(pingMs);
    expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([2, 0]);
    jest.advanceTimersByTime(pingMs);
    expect(socket.terminate).toHaveBeenCalledTimes(1);
  });

  it('is not ended, nor is its message cut, while the server itself reads nothing of it', () => {
    watch().trust();
    receive(FIRST_FRAGMENT);
    socket.isPaused = true;
    jest.advanceTimersByTime(3 * Math.max(pingMs, messageMs));
    expect([socket.terminate.mock.calls.length, socket.close.mock.calls.length]).toEqual([0, 0]);
    socket.isPaused = false;
    receive(PING);
    jest.advanceTimersByTime(messageMs);
    expect(socket.close).toHaveBeenCalledTimes(1);
  });

  it('is cut when a message does not end, whatever comes between its fragments', () => {
    watch().trust();
    receive(FIRST_FRAGMENT);
    for (let waited = 0; waited < messageMs - 1000; waited += 1000) {
      jest.advanceTimersByTime(1000);
      receive(PING);
    }
    expect(socket.close).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1100);
    expect(socket.close).toHaveBeenCalledWith(1008, 'The message did not end in time');
    expect(socket.pause).toHaveBeenCalled();
  });

  it('is left alone while its messages end, and while a long one comes as fast as a slow line is', () => {
    watch().trust();
    for (let count = 0; count < 5; count += 1) {
      receive(FIRST_FRAGMENT);
      jest.advanceTimersByTime(messageMs - 1);
      receive(LAST_FRAGMENT);
      jest.advanceTimersByTime(messageMs);
      receive(PING);
    }
    const long = Buffer.alloc(14);
    long[0] = 0x81;
    long[1] = 0xff;
    long.writeBigUInt64BE(BigInt(60 * messageBytesPerSecond), 2);
    receive(long);
    for (let second = 0; second < 60; second += 1) {
      jest.advanceTimersByTime(1000);
      receive(Buffer.alloc(messageBytesPerSecond));
    }
    jest.advanceTimersByTime(2 * messageMs);
    expect(socket.close).not.toHaveBeenCalled();
  });

  it('may send little until it is trusted', () => {
    const watched = watch();
    const message = (bytes: number) =>
      Buffer.concat([Buffer.from([0x82, 0xfe, bytes >> 8, bytes & 0xff, 0, 0, 0, 0]), Buffer.alloc(bytes)]);
    receive(message(bytesBeforeInit - 8));
    expect(socket.close).not.toHaveBeenCalled();
    receive(PING);
    expect(socket.close).toHaveBeenCalledWith(1009, 'Too much was sent before a token');
    socket.close.mockClear();
    watched.trust();
    for (let count = 0; count < 3; count += 1) receive(message(bytesBeforeInit));
    expect(socket.close).not.toHaveBeenCalled();
  });

  it('leaves no timer and no listener behind', () => {
    watch();
    receive(FIRST_FRAGMENT);
    expect(jest.getTimerCount()).toBe(2);
    socket.emit('close');
    expect([jest.getTimerCount(), stream.listenerCount('data')]).toEqual([0, 0]);
  });
});
