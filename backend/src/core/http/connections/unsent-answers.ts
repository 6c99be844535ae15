const MIB = 1024 * 1024;

/** Bytes of answers that are made and not yet sent, in one API process. */
export const UNSENT_LIMITS = {
  /** Of one source address; of IPv6: one /64. */
  holder: 64 * MIB,
  inAll: 256 * MIB,
  /** What is shorter is not counted: a connection holds one answer, and the number of connections bounds the rest. */
  counted: 64 * 1024,
};

interface Unsent {
  readonly bytes: number;
  readonly hangUp: () => void;
}

interface Holder {
  bytes: number;
  /** In the order in which they were made. */
  readonly answers: Set<Unsent>;
}

/**
 * The answers that wait in memory because their clients do not read. When there are too many, the connections that have waited longest
 * are hung up on: those of the address that is over its limit, or of the one that holds most.
 */
export class UnsentAnswers {
  private readonly holders = new Map<string, Holder>();
  private bytes = 0;

  constructor(private readonly limits: typeof UNSENT_LIMITS = UNSENT_LIMITS) {}

  /** Bytes that are counted now. */
  get size(): number {
    return this.bytes;
  }

  /**
   * Counts an answer that is about to be sent.
   * @param hangUp ends its connection
   * @returns to be called when it has been sent, or its connection has ended; further calls do nothing
   */
  add(address: string, bytes: number, hangUp: () => void): () => void {
    if (bytes < this.limits.counted) return () => undefined;
    const holder = this.holders.get(address) ?? { bytes: 0, answers: new Set<Unsent>() };
    this.holders.set(address, holder);
    const answer: Unsent = { bytes, hangUp };
    holder.answers.add(answer);
    holder.bytes += bytes;
    this.bytes += bytes;
    while (holder.bytes > this.limits.holder) this.endOldest(address, holder);
    while (this.bytes > this.limits.inAll) this.endOldest(...this.largest());
    return () => this.remove(address, holder, answer);
  }

  private endOldest(address: string, holder: Holder): void {
    const [oldest] = holder.answers;
    if (!oldest) throw new Error('an address holds bytes of no answer');
    this.remove(address, holder, oldest);
    oldest.hangUp();
  }

  private remove(address: string, holder: Holder, answer: Unsent): void {
    if (!holder.answers.delete(answer)) return;
    holder.bytes -= answer.bytes;
    this.bytes -= answer.bytes;
    if (holder.answers.size === 0) this.holders.delete(address);
  }

  private largest(): [string, Holder] {
    let most: [string, Holder] | undefined;
    for (const entry of this.holders) if (!most || entry[1].bytes > most[1].bytes) most = entry;
    if (!most) throw new Error('there are bytes of no address');
    return most;
  }
}
