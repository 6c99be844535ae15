import { describe, expect, it } from '@jest/globals';
import { ownClock, processorMs } from './thread-clock.js';

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('the processor time of a thread', () => {
  onLinux('grows with its work', () => {
    const clock = ownClock();
    const before = processorMs(clock) ?? Infinity;
    const used = process.cpuUsage();
    while (process.cpuUsage(used).user < 200_000);
    expect(processorMs(clock)).toBeGreaterThan(before);
  });

  it('is not known about a thread that is gone, nor where the system does not tell it', () => {
    expect(processorMs('/proc/1/task/0/stat')).toBeNull();
    expect(processorMs(null)).toBeNull();
  });
});
