import { FairQueue } from './fair-queue.js';

/** Whose turn a task waits for. */
export interface Turn {
  /** What is served in turn with the others of its group, such as a source address. */
  key: string;
  /** What is served in turn with other groups, such as the network of that address; the key alone unless given. */
  group?: string;
  /** Whether it goes before all that are not. */
  favoured?: boolean;
  /** Aborts when nobody waits for the task any longer, which then is not begun. */
  signal?: AbortSignal;
}

export interface FavouredQueueOptions {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks of one key that may wait in each lane; further ones are refused. */
  maxWaitingPerKey: number;
  /** Keys of one group that may wait in each lane. */
  maxWaitingPerGroup: number;
  /** Tasks that may wait in each lane. */
  maxWaiting: number;
}

/** Of the tasks that begin while both lanes wait, one in so many is not favoured: whoever is not waits longer, and never for ever. */
const FAVOURED_IN_A_ROW = 4;

type Lane = 'favoured' | 'ordinary';

const laneOf = ({ favoured }: Turn): Lane => (favoured ? 'favoured' : 'ordinary');

/**
 * A bounded number of tasks at once, and two lanes of those that wait: the favoured go first, but for one place in five. In each lane the
 * groups are served in turn, and within a group its keys.
 */
export class FavouredQueue {
  /** Who of the few that have come to the front of their lanes is next. */
  private readonly gate: FairQueue;
  private readonly lanes: Record<Lane, TwoTierQueue>;

  constructor(options: FavouredQueueOptions) {
    const { concurrency } = options;
    this.gate = new FairQueue({
      concurrency,
      perKey: concurrency,
      maxWaitingPerKey: concurrency,
      goesFirst: (lane) => lane === 'favoured',
      firstInARow: FAVOURED_IN_A_ROW,
    });
    this.lanes = { favoured: new TwoTierQueue(options), ordinary: new TwoTierQueue(options) };
  }

  /**
   * @throws TooManyWaitingError when the line of this key or group is full, UnavailableError when the lane is, each with the seconds
   *   after which to try again; the signal's reason
   */
  run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    const lane = laneOf(turn);
    return this.lanes[lane].run(turn, async () => {
      const leave = await this.gate.enter(lane, turn.signal);
      try {
        return await task();
      } finally {
        // Not at once: the next of this lane comes to the gate a few steps after this one has left, and would find its place taken.
        setImmediate(leave);
      }
    });
  }

  /** Whether a task of this key would begin at once. */
  isOpen(turn: Turn): boolean {
    const lane = laneOf(turn);
    return this.gate.isOpen(lane) && this.lanes[lane].isOpen(turn);
  }
}

/** Lets one task of each key wait in the line of its group, and as many groups go on to the gate as there are places behind it. */
class TwoTierQueue {
  private readonly keys: FairQueue;
  private readonly groups: FairQueue;

  constructor({ concurrency, maxWaitingPerKey, maxWaitingPerGroup, maxWaiting }: FavouredQueueOptions) {
    this.keys = new FairQueue({ concurrency: Infinity, maxWaitingPerKey, maxWaiting });
    this.groups = new FairQueue({ concurrency, maxWaitingPerKey: maxWaitingPerGroup, maxWaiting });
  }

  run<T>({ key, group = key, signal }: Turn, task: () => Promise<T>): Promise<T> {
    return this.keys.run(key, () => this.groups.run(group, task, signal), signal);
  }

  isOpen({ key, group = key }: Turn): boolean {
    return this.keys.isOpen(key) && this.groups.isOpen(group);
  }
}
