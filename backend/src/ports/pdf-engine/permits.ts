interface Waiter {
  grant: () => void;
  refuse: (error: Error) => void;
}

/** A counting semaphore, first come first served, with a bounded queue. */
export class Permits {
  private readonly waiting: Waiter[] = [];

  constructor(
    private free: number,
    private readonly maxWaiting: number,
  ) {}

  get queueIsFull(): boolean {
    return this.free === 0 && this.waiting.length >= this.maxWaiting;
  }

  /** @throws the signal's reason when it is aborted first; the caller then holds no permit. */
  async acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) {
      this.free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(signal.reason as Error);
      };
      const waiter: Waiter = {
        grant: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
        refuse: (error) => {
          signal.removeEventListener('abort', leave);
          reject(error);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiter);
    });
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free++;
    else next.grant();
  }

  refuseAll(error: Error): void {
    for (const waiter of this.waiting.splice(0)) waiter.refuse(error);
  }
}
