import type { RawData } from 'ws';
import { loggers } from '../observability/loggers.js';

interface Pausable {
  pause(): void;
  resume(): void;
}

/** A message as the socket library gives it. */
const textOf = (message: RawData): string =>
  (Array.isArray(message) ? Buffer.concat(message) : message instanceof ArrayBuffer ? Buffer.from(message) : message).toString();

/** What may wait of one socket before nothing more is read of it. */
const WAITING = { messages: 8, bytes: 64 * 1024 };

/**
 * Hands over the messages of a socket one after the other. While an earlier one is taken, the socket is not read any further than what has
 * arrived already: a client that sends faster than it is served has to wait, and fills its own buffers.
 */
export class SocketMessages {
  private readonly waiting: string[] = [];
  /** Of the message that is being taken and those that wait. */
  private bytes = 0;
  private taking = false;
  private paused = false;
  private ended = false;

  /** @param take what is done with a message; the next one waits for it */
  constructor(
    private readonly socket: Pausable,
    private readonly take: (text: string) => Promise<void>,
  ) {}

  push(message: RawData): void {
    if (this.ended) return;
    const text = textOf(message);
    this.waiting.push(text);
    this.bytes += text.length;
    if (!this.paused && this.isFull()) {
      this.paused = true;
      this.socket.pause();
    }
    if (!this.taking) void this.takeAll();
  }

  /** Nothing that still waits is taken any more. */
  end(): void {
    this.ended = true;
    this.waiting.length = 0;
  }

  private async takeAll(): Promise<void> {
    this.taking = true;
    for (let text = this.waiting.shift(); text !== undefined; text = this.waiting.shift()) {
      // The next message is none of the worse for it.
      await this.take(text).catch((error: unknown) => loggers.http.error({ err: error }, 'a message of a socket failed'));
      this.bytes -= text.length;
      if (this.ended || !this.paused || this.isFull()) continue;
      this.paused = false;
      this.socket.resume();
    }
    this.taking = false;
  }

  private isFull(): boolean {
    return this.waiting.length >= WAITING.messages || this.bytes >= WAITING.bytes;
  }
}
