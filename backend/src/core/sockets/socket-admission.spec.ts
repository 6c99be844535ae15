import { describe, expect, it } from '@jest/globals';
import { SocketAdmission } from './socket-admission.js';
import { SOCKET_LIMITS } from './socket-limits.js';

const LIMITS = {
  ...SOCKET_LIMITS,
  openInAll: 3,
  open: { network: 3, address: 2, user: 1 },
  openedPerMinute: { network: 9, address: 5, user: 2 },
};
const RATE_LIMITED = { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) };

describe('the admission of sockets', () => {
  it('bounds what is open for one address, one user and in all', async () => {
    const admission = new SocketAdmission(LIMITS);
    const leave = await admission.enter('address', 'a');
    await admission.enter('address', 'a');
    await expect(admission.enter('address', 'a')).rejects.toMatchObject(RATE_LIMITED);
    await admission.enter('user', 'a');
    await expect(admission.enter('user', 'a')).rejects.toMatchObject(RATE_LIMITED);
    await admission.enter('address', 'b');
    await expect(admission.enter('address', 'c')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    leave();
    leave();
    expect(admission.size).toBe(2);
    await admission.enter('address', 'c');
    expect(admission.size).toBe(3);
  });

  it('bounds what is open for one network', async () => {
    const admission = new SocketAdmission(LIMITS);
    for (let count = 0; count < LIMITS.open.network; count += 1) await admission.enter('network', 'n');
    await expect(admission.enter('network', 'n')).rejects.toMatchObject(RATE_LIMITED);
    await admission.enter('network', 'm');
    // Addresses are what is counted in all; a network is one of their groups.
    expect(admission.size).toBe(0);
  });

  it('bounds what is opened within a minute, and holds nothing of what it refuses', async () => {
    const admission = new SocketAdmission(LIMITS);
    for (let count = 0; count < LIMITS.openedPerMinute.address; count += 1) (await admission.enter('address', 'a'))();
    await expect(admission.enter('address', 'a')).rejects.toMatchObject(RATE_LIMITED);
    expect(admission.size).toBe(0);
    (await admission.enter('address', 'b'))();
  });

  it('counts each once when many come at the same moment', async () => {
    const admission = new SocketAdmission(LIMITS);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => admission.enter('address', 'a')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.open.address);
    expect(admission.size).toBe(LIMITS.open.address);
  });
});
