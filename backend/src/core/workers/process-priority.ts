import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Lets other work on the machine go before a process that was just spawned, and before all that it will start. For good: the way back
 * needs rights that the product does not have. A machine that does not allow it runs the process like any other.
 * @param priority `nice` value: with 5 the process gets a quarter of a busy core, with 10 a tenth; an idle core it has for itself
 */
export function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    return;
  }
}
