import { addressNetwork } from '../../addresses/address-network.js';
import { addressBlock } from '../../addresses/address-ranges.js';

/** How many connections there may be in one API process. */
export const CONNECTION_LIMITS = {
  inAll: 4096,
  /** That have carried no request of somebody who is signed in. The rest is kept for those that have. */
  strangers: 3072,
  /** Of one network: a /24, of IPv6 a /48. */
  network: 1024,
  /** Of one address (of IPv6: one /64). A browser opens six at a time and a WebSocket; an office shares one address. */
  address: 512,
};

/** What a connection does: it has sent nothing yet, it waits for a further request (`kept` after one of somebody signed in), or it is answered. */
type State = 'silent' | 'idle' | 'kept' | 'busy';

/** The connections of a network or an address: those that may be ended one by one, and of each kind the one that has waited longest first. */
interface Group {
  count: number;
  busy: number;
  readonly silent: Set<Place>;
  readonly idle: Set<Place>;
  readonly kept: Set<Place>;
}

interface Groups {
  network: string;
  address: string;
}

/** A connection that was let in. */
export interface Place {
  /** As it was told last. */
  address: string;
  groups: Groups;
  state: State;
  signedIn: boolean;
  /** Whether a byte has come. */
  readonly hasSpoken: () => boolean;
  readonly hangUp: () => void;
}

export interface Newcomer {
  address: string;
  /** Whether the address is that of a proxy, through which many clients come: requests say whose they are. */
  proxied: boolean;
  hasSpoken: () => boolean;
  hangUp: () => void;
}

/**
 * Whose the connections of a process are. A network or an address that has its share gets no more of them. When all places are taken, a
 * newcomer gets that of a connection that does nothing: of the network that holds most, first one that never sent a byte, then the one that
 * has been idle longest.
 */
export class ConnectionShares {
  private readonly networks = new Map<string, Group>();
  private readonly addresses = new Map<string, Group>();
  private readonly places = new Set<Place>();
  private strangers = 0;

  constructor(private readonly limits: typeof CONNECTION_LIMITS = CONNECTION_LIMITS) {}

  get size(): number {
    return this.places.size;
  }

  /** @returns the place of a new connection; null when there is none for it */
  enter({ address, proxied, hasSpoken, hangUp }: Newcomer): Place | null {
    const groups = groupsOf(address);
    if (!proxied && !this.hasShare(groups)) return null;
    if (!this.hasRoom()) return null;
    const place: Place = { address, groups, state: 'silent', signedIn: false, hasSpoken, hangUp };
    this.places.add(place);
    this.strangers += 1;
    this.join(place);
    return place;
  }

  /**
   * A proxy has said whose request is on a connection: it counts as theirs until the next says otherwise.
   * @returns whether the client may have one more answered at the same time
   */
  claim(place: Place, address: string): boolean {
    if (!this.places.has(place)) return true;
    if (place.address !== address) {
      this.part(place);
      place.address = address;
      place.groups = groupsOf(address);
      this.join(place);
    }
    const { network, address: block } = place.groups;
    const busy = [groupIn(this.networks, network).busy, groupIn(this.addresses, block).busy] as const;
    return busy[0] <= this.limits.network && busy[1] <= this.limits.address;
  }

  /** A request has come, or has been answered. */
  become(place: Place, state: 'idle' | 'busy'): void {
    if (!this.places.has(place)) return;
    this.part(place);
    place.state = state === 'idle' && place.signedIn ? 'kept' : state;
    this.join(place);
  }

  /** The connection has carried a request of somebody who is signed in. */
  signIn(place: Place): void {
    if (place.signedIn || !this.places.has(place)) return;
    place.signedIn = true;
    this.strangers -= 1;
    if (place.state === 'idle') this.become(place, 'idle');
  }

  /** The connection has ended; further calls do nothing. */
  leave(place: Place): void {
    if (!this.places.delete(place)) return;
    if (!place.signedIn) this.strangers -= 1;
    this.part(place);
  }

  /** Whoever has their share makes room for themselves only by a connection on which nothing ever came. */
  private hasShare({ network, address }: Groups): boolean {
    const isFull = (groups: Map<string, Group>, key: string, limit: number): boolean => {
      const group = groups.get(key);
      return group !== undefined && group.count >= limit && !this.endOne(group, 'silent');
    };
    return !isFull(this.addresses, address, this.limits.address) && !isFull(this.networks, network, this.limits.network);
  }

  private hasRoom(): boolean {
    const full = this.places.size >= this.limits.inAll;
    if (!full && this.strangers < this.limits.strangers) return true;
    if (this.endOneOfMany('silent') || this.endOneOfMany('idle')) return true;
    return full && this.strangers < this.limits.strangers && this.endOneOfMany('kept');
  }

  /** Ends a connection of the network that holds most, of those that have one to be ended. */
  private endOneOfMany(state: 'silent' | 'idle' | 'kept'): boolean {
    for (;;) {
      let most: Group | undefined;
      for (const group of this.networks.values()) if (group[state].size > 0 && group.count > (most?.count ?? 0)) most = group;
      if (!most) return false;
      // Should none be silent after all, they are not counted as such any more.
      if (this.endOne(most, state)) return true;
    }
  }

  private endOne(group: Group, state: 'silent' | 'idle' | 'kept'): boolean {
    for (const place of group[state]) {
      if (state === 'silent' && place.hasSpoken()) this.become(place, 'idle');
      else {
        this.leave(place);
        place.hangUp();
        return true;
      }
    }
    return false;
  }

  private join(place: Place): void {
    for (const group of [groupIn(this.networks, place.groups.network), groupIn(this.addresses, place.groups.address)]) {
      group.count += 1;
      if (place.state === 'busy') group.busy += 1;
      else group[place.state].add(place);
    }
  }

  private part(place: Place): void {
    for (const [groups, key] of [
      [this.networks, place.groups.network],
      [this.addresses, place.groups.address],
    ] as const) {
      const group = groupIn(groups, key);
      group.count -= 1;
      if (place.state === 'busy') group.busy -= 1;
      else group[place.state].delete(place);
      if (group.count === 0) groups.delete(key);
    }
  }
}

const groupsOf = (address: string): Groups => ({ network: addressNetwork(address), address: addressBlock(address) });

function groupIn(groups: Map<string, Group>, key: string): Group {
  const group = groups.get(key) ?? { count: 0, busy: 0, silent: new Set(), idle: new Set(), kept: new Set() };
  groups.set(key, group);
  return group;
}
