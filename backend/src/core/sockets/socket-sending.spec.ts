import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { SENDING_MAX, SocketSending } from './socket-sending.js';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: ((error?: Error) => void)[] = [];
  send(text: string, done: (error?: Error) => void): void {
    this.bufferedAmount += text.length;
    this.sent.push((error) => {
      this.bufferedAmount -= text.length;
      done(error);
    });
  }
}

describe('what is sent on a socket', () => {
  let socket: FakeSocket;
  let counted: number;
  let sending: SocketSending;

  beforeEach(() => {
    socket = new FakeSocket();
    counted = 0;
    sending = new SocketSending(socket as unknown as ConstructorParameters<typeof SocketSending>[0], (bytes) => {
      counted += bytes;
      return () => (counted -= bytes);
    });
  });

  it('is counted until it is on its way', async () => {
    const sent = sending.send('धारा');
    expect(counted).toBe(Buffer.byteLength('धारा'));
    socket.sent[0]?.();
    await sent;
    expect(counted).toBe(0);
  });

  it('leaves no room until the client has read enough', async () => {
    const long = sending.send('x'.repeat(SENDING_MAX + 1));
    let room = false;
    const waiting = sending.room().then(() => (room = true));
    await setImmediate();
    expect(room).toBe(false);
    socket.sent[0]?.();
    await Promise.all([long, waiting]);
    await sending.room();
  });

  it('is nothing when the socket has ended', async () => {
    void sending.send('x'.repeat(SENDING_MAX + 1));
    const waiting = sending.room();
    socket.readyState = 3;
    socket.emit('close');
    await waiting;
    await sending.send('late');
    expect(socket.sent).toHaveLength(1);
  });

  it('fails when a socket fails that is still open, and not when its client hung up', async () => {
    const failing = sending.send('a');
    socket.sent[0]?.(new Error('a sample defect'));
    await expect(failing).rejects.toThrow('a sample defect');
    const left = sending.send('b');
    socket.readyState = 3;
    socket.sent[1]?.(new Error('write EPIPE'));
    await left;
  });
});
