import { setImmediate } from 'node:timers/promises';
import { Ambient } from './ambient.js';

const owner = new Ambient<string>();
const budget = new Ambient<number>();

describe('Ambient', () => {
  it('holds across pauses, for its own kind of value alone', async () => {
    await owner.run('asha', async () => {
      await setImmediate();
      await budget.run(5, async () => {
        await setImmediate();
        expect([owner.get(), budget.get()]).toEqual(['asha', 5]);
      });
      expect([owner.get(), budget.get()]).toEqual(['asha', undefined]);
    });
    expect(owner.get()).toBeUndefined();
  });

  it('hides an outer value until the inner work is done', () => {
    owner.run('asha', () => {
      expect(owner.run('ravi', () => owner.get())).toBe('ravi');
      expect(owner.get()).toBe('asha');
    });
  });

  it('keeps works apart that go on at the same time', async () => {
    const seen = await Promise.all(
      ['asha', 'ravi', 'meena'].map((name) =>
        owner.run(name, async () => {
          await setImmediate();
          return owner.get();
        }),
      ),
    );
    expect(seen).toEqual(['asha', 'ravi', 'meena']);
  });

  it('is over after work that fails', () => {
    const failing = () =>
      owner.run('asha', () => {
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(owner.get()).toBeUndefined();
  });
});
