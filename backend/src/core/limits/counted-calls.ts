import { Ambient } from '../async/ambient.js';
import type { LimitName } from './limits.js';

/** What is left of a limit after a call was counted. */
export interface LimitLeft {
  name: LimitName;
  /** Calls that are allowed within the window. */
  limit: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until more calls are allowed than `remaining`. */
  resetSeconds: number;
}

/** The limits that one request, or one operation on a socket, was counted against. */
export class CountedCalls {
  private nearest: LimitLeft | null = null;
  private known: string | undefined;

  /** @param source tells where the caller comes from, which is whom work is counted against until it is known who they are */
  constructor(private readonly source?: () => string) {}

  /** Whom the work of this request is counted against; undefined where nothing is known of the caller. */
  get owner(): string | undefined {
    return (this.known ??= this.source?.());
  }

  /** From now on the work counts against this user. */
  isOf(userId: string): void {
    this.known = userId;
  }

  /** The limit of which the smallest share is left; null when nothing was counted that the caller may know of. */
  get left(): LimitLeft | null {
    return this.nearest;
  }

  note(left: LimitLeft): void {
    if (!this.nearest || isNearer(left, this.nearest)) this.nearest = left;
  }

  /** For a refusal by a limit that is not told: another limit beside its `Retry-After` would mislead. */
  forget(): void {
    this.nearest = null;
  }
}

function isNearer(one: LimitLeft, other: LimitLeft): boolean {
  const difference = one.remaining / one.limit - other.remaining / other.limit;
  return difference < 0 || (difference === 0 && one.resetSeconds > other.resetSeconds);
}

const scope = new Ambient<CountedCalls>();

/** Does `work` so that every limit that it is counted against is noted in `counted`. */
export const countingCalls = <T>(counted: CountedCalls, work: () => T): T => scope.run(counted, work);

/** What the present request was counted against; undefined outside of one. */
export const countedCalls = (): CountedCalls | undefined => scope.get();

/**
 * Whether callers are told how much of a limit is left. Only of what counts their own calls: the other limits would tell a stranger what
 * somebody else did, or that an account exists. Limits of work are left out, since a caller cannot know what a call will cost.
 */
export const isTold = (name: LimitName): boolean => name === 'api-key' || (name.endsWith('-user') && !name.includes('-time-'));
