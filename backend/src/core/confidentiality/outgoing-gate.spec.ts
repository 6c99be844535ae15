import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { ConfidentialMatterError } from './confidential-matter.error.js';
import { OF_NO_MATTER } from './content-origin.js';
import { OutgoingGate } from './outgoing-gate.js';

const MATTER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const gateOf = (answer: () => Promise<unknown[]>, localServiceHosts: readonly string[] = []) =>
  new OutgoingGate({ query: answer } as unknown as DataSource, { localServiceHosts });
const confidential = () => Promise.resolve([{ confidential: true }]);
const open = () => Promise.resolve([{ confidential: false }]);

describe('OutgoingGate', () => {
  it('lets nothing of a confidential matter out, but to hosts that are called local, by their whole name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.domain(), fc.constantFrom('', 'x.', 'x'), async (host, before) => {
        const gate = gateOf(confidential, [host]);
        expect(await gate.allows({ matterId: MATTER }, host.toUpperCase())).toBe(true);
        expect(await gate.allows({ matterId: MATTER }, `${before}${host}`)).toBe(before === '');
        expect(await gate.allows({ fileId: MATTER }, `${host}.evil.example`)).toBe(false);
      }),
    );
  });

  it('asks nothing where nothing leaves, or nothing of a matter is there', async () => {
    const untouched = gateOf(() => Promise.reject(new Error('not to be asked')));
    expect(await untouched.allows({ matterId: MATTER }, null)).toBe(true);
    expect(await untouched.allows(OF_NO_MATTER, 'api.example')).toBe(true);
    expect(await gateOf(open).allows({ matterId: MATTER }, 'api.example')).toBe(true);
  });

  it('stays shut when the database does not say', async () => {
    await expect(gateOf(() => Promise.reject(new Error('away'))).ensure({ matterId: MATTER }, 'api.example')).rejects.toThrow('away');
    await expect(gateOf(() => Promise.resolve([])).ensure({ matterId: MATTER }, 'api.example')).rejects.toThrow(ConfidentialMatterError);
  });
});
