import type { Channel } from './channel.js';
import type { Subscription } from './event-bus.js';
import { EventQueue } from './event-queue.js';

/** How an adapter asks its server for a channel; both wait for the connection when it is down. */
export interface ChannelSource {
  listen(name: string): Promise<void>;
  unlisten(name: string): Promise<void>;
}

interface Listened {
  listening: Promise<void>;
  /** False from an interruption or a failed listen until the server has been asked again. */
  sure: boolean;
  queues: Set<EventQueue<unknown>>;
}

/** Who in this process listens to what: one LISTEN on the server per channel, however many subscribers there are. */
export class Subscriptions {
  private readonly byName = new Map<string, Listened>();

  constructor(private readonly source: ChannelSource) {}

  add<T>({ name, loss }: Channel<T>, signal?: AbortSignal): Subscription<T> {
    const onAbort = () => queue.close();
    const queue: EventQueue<T> = new EventQueue<T>(loss, () => {
      signal?.removeEventListener('abort', onAbort);
      this.remove(name, queue);
    });
    if (signal?.aborted) {
      queue.close();
      return queue;
    }
    signal?.addEventListener('abort', onAbort, { once: true });
    const listened = this.listen(name);
    listened.queues.add(queue);
    queue.ready = listened.listening;
    queue.ready.catch((error: unknown) => {
      if (loss === 'fail') queue.fail(error);
    });
    return queue;
  }

  names(): string[] {
    return [...this.byName.keys()];
  }

  deliver(name: string, event: unknown): void {
    for (const queue of this.byName.get(name)?.queues ?? []) queue.push(event);
  }

  interrupted(): void {
    for (const listened of [...this.byName.values()]) {
      listened.sure = false;
      for (const queue of [...listened.queues]) queue.interrupted();
    }
  }

  closeAll(): void {
    for (const { queues } of [...this.byName.values()]) for (const queue of [...queues]) queue.close();
  }

  private listen(name: string): Listened {
    const held = this.byName.get(name);
    if (held?.sure) return held;
    const listened: Listened = Object.assign(held ?? { queues: new Set<EventQueue<unknown>>() }, {
      listening: this.source.listen(name),
      sure: true,
    });
    this.byName.set(name, listened);
    listened.listening.catch(() => (listened.sure = false));
    return listened;
  }

  private remove(name: string, queue: EventQueue<unknown>): void {
    const entry = this.byName.get(name);
    if (!entry?.queues.delete(queue) || entry.queues.size > 0) return;
    this.byName.delete(name);
    // An unlisten that fails is undone by the next connection, which asks for the names of that moment only.
    this.source.unlisten(name).catch(() => undefined);
  }
}
