import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ConnectionShares, type Place } from './connection-shares.js';

const LIMITS = { inAll: 10, strangers: 8, network: 4, address: 3 };

describe('the shares of connections', () => {
  let shares: ConnectionShares;
  let ended: string[];

  beforeEach(() => {
    shares = new ConnectionShares(LIMITS);
    ended = [];
  });
  const enter = (address: string, { proxied = false, spoken = false, name = address } = {}): Place | null =>
    shares.enter({ address, proxied, hasSpoken: () => spoken, hangUp: () => ended.push(name) });
  const answered = (place: Place | null, signedIn = false): void => {
    if (!place) throw new Error('there was no place');
    shares.become(place, 'busy');
    if (signedIn) shares.signIn(place);
    shares.become(place, 'idle');
  };

  it('give an address no more than its share, and take its first silent connection for a further one', () => {
    for (let at = 0; at < LIMITS.address; at += 1) enter('192.0.2.1', { name: `c${at}` });
    expect(enter('192.0.2.1')).not.toBeNull();
    expect(ended).toEqual(['c0']);
    expect(shares.size).toBe(LIMITS.address);
    expect(enter('::ffff:192.0.2.1')).not.toBeNull();
    expect(ended).toEqual(['c0', 'c1']);
  });

  it('refuse one more of an address whose connections have all spoken', () => {
    for (let at = 0; at < LIMITS.address; at += 1) answered(enter('192.0.2.1'));
    expect(enter('192.0.2.1')).toBeNull();
    expect([ended, shares.size]).toEqual([[], LIMITS.address]);
  });

  it.each([
    ['IPv4', (at: number) => `192.0.2.${at}`, '192.0.2.99', '192.0.3.1'],
    ['IPv6', (at: number) => `2001:db8:1:${at}::1`, '2001:db8:1:99::1', '2001:db8:2::1'],
  ])('give a network of %s no more than its share, and others theirs', (_kind, member, further, other) => {
    for (let at = 0; at < LIMITS.network; at += 1) answered(enter(member(at)));
    expect(enter(further)).toBeNull();
    expect(enter(other)).not.toBeNull();
  });

  it('end a silent connection of the network that holds most when no place is left', () => {
    const networks = ['192.0.2', '192.0.2', '192.0.2', '192.0.3', '192.0.3', '192.0.4', '192.0.5', '192.0.6'];
    networks.forEach((network, at) => enter(`${network}.${at}`));
    expect(enter('198.51.100.1')).not.toBeNull();
    expect(ended).toEqual(['192.0.2.0']);
  });

  it('end the one that has been idle longest when none is silent', () => {
    const places = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.1', '192.0.4.1', '192.0.5.1', '192.0.6.1', '192.0.7.1'].map((address) =>
      enter(address, { spoken: true }),
    );
    places.forEach((place) => answered(place));
    answered(places[0] ?? null);
    expect(enter('198.51.100.1')).not.toBeNull();
    expect(ended).toEqual(['192.0.2.2']);
  });

  it('do not take a connection for a silent one of which bytes have come', () => {
    for (let at = 0; at < 7; at += 1) enter(`192.0.${at}.1`, { spoken: true });
    enter('203.0.113.1');
    enter('198.51.100.1');
    expect(ended).toEqual(['203.0.113.1']);
    enter('198.51.100.2');
    expect(ended).toEqual(['203.0.113.1', '198.51.100.1']);
  });

  it('end nothing that is being answered, and refuse the newcomer', () => {
    for (let at = 0; at < LIMITS.strangers; at += 1) {
      const place = enter(`192.0.${at}.1`);
      if (place) shares.become(place, 'busy');
    }
    expect([enter('198.51.100.1'), ended]).toEqual([null, []]);
  });

  it('keep room for connections of people who are signed in', () => {
    const people = Array.from({ length: LIMITS.inAll - LIMITS.strangers }, (_, at) => enter(`203.0.${at}.1`));
    people.forEach((place) => answered(place, true));
    for (let at = 0; at < 3 * LIMITS.strangers; at += 1) enter(`192.0.${at}.1`);
    expect(shares.size).toBe(LIMITS.inAll);
    expect(ended.filter((address) => address.startsWith('203.'))).toEqual([]);
    // Strangers make way for each other; with one more who signs in there is room again.
    const newcomer = enter('198.51.100.1');
    answered(newcomer, true);
    expect(shares.size).toBe(LIMITS.inAll);
    enter('198.51.100.2');
    expect(ended).not.toContain('198.51.100.1');
  });

  it('end an idle connection of somebody signed in only when all are theirs', () => {
    for (let at = 0; at < LIMITS.inAll; at += 1) answered(enter(`203.0.${at}.1`), true);
    expect(enter('198.51.100.1')).not.toBeNull();
    expect(ended).toEqual(['203.0.0.1']);
  });

  describe('behind a proxy', () => {
    const PROXY = { proxied: true };
    const claimed = (client: string): boolean => {
      const place = enter('10.0.0.1', PROXY);
      if (!place) throw new Error('there was no place');
      shares.become(place, 'busy');
      return shares.claim(place, client);
    };

    it('are those of the clients, not of the proxy', () => {
      for (let at = 0; at < LIMITS.strangers; at += 1) expect(claimed(`192.0.${at}.1`)).toBe(true);
    });

    it('let one address and one network have so many requests answered at once', () => {
      expect(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'].map(claimed)).toEqual([true, true, true, false]);
      expect(claimed('192.0.2.2')).toBe(false);
      expect(claimed('192.0.3.1')).toBe(true);
    });

    it('follow the request: the next one may be of somebody else', () => {
      const place = enter('10.0.0.1', PROXY);
      if (!place) throw new Error('there was no place');
      for (const client of ['192.0.2.1', '192.0.3.1', '192.0.2.1', '192.0.2.1']) {
        shares.become(place, 'busy');
        expect(shares.claim(place, client)).toBe(true);
        shares.become(place, 'idle');
      }
    });
  });

  it('never give more places than there are, and forget who has left', () => {
    const step = fc.record({
      network: fc.integer({ min: 1, max: 6 }),
      host: fc.integer({ min: 1, max: 3 }),
      what: fc.constantFrom('enter', 'answer', 'sign in', 'work', 'leave'),
      which: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const own = new ConnectionShares(LIMITS);
        const places: Place[] = [];
        for (const { network, host, what, which } of steps) {
          const place = places[which % Math.max(1, places.length)];
          if (what === 'enter') {
            const address = `192.0.${network}.${host}`;
            const entered = own.enter({ address, proxied: false, hasSpoken: () => which % 2 === 0, hangUp: () => undefined });
            if (entered) places.push(entered);
          } else if (place && what === 'answer') own.become(place, 'idle');
          else if (place && what === 'work') own.become(place, 'busy');
          else if (place && what === 'sign in') own.signIn(place);
          else if (place) {
            own.leave(place);
            own.leave(place);
          }
          expect(own.size).toBeLessThanOrEqual(LIMITS.inAll);
        }
        for (const place of places) own.leave(place);
        expect(own.size).toBe(0);
        for (let at = 0; at < LIMITS.address; at += 1)
          expect(own.enter({ address: '192.0.1.1', proxied: false, hasSpoken: () => true, hangUp: () => undefined })).not.toBeNull();
      }),
    );
  });
});
