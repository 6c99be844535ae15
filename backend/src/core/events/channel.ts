/**
 * What happens to a subscriber that reads slower than events come, and to one whose connection broke for a while:
 * `drop-oldest` carries on with the newest (for states, of which only the latest matters), `fail` ends with `EventsLostError`.
 */
export type LossPolicy = 'drop-oldest' | 'fail';

/** A named stream of events of one type. */
export interface Channel<T> {
  readonly name: string;
  readonly loss: LossPolicy;
  /** Only for the type checker. */
  readonly payload?: T;
}

export const channel = <T>(name: string, loss: LossPolicy): Channel<T> => ({ name, loss });
