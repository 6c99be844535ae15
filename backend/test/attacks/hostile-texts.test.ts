import { once } from 'node:events';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { mostHostileTo } from '../parsers/hostile-texts.js';
import { AREAS, parsersOf } from '../parsers/parser.js';
import type { ReadingMessage } from '../parsers/reading.child.js';
import { runTypescript } from '../support/run-typescript.js';

/** What takes longer with one text never ends: on a quiet machine each takes a fraction of a second. */
const NEVER_MS = 120_000;

describe('the most hostile texts', () => {
  let child: ChildProcess | undefined;

  afterAll(async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });

  /** @returns the last that the process said; one that is at a text for too long is killed, and the next area has another one */
  function readAll(area: string): Promise<ReadingMessage | undefined> {
    const reader = (child ??= runTypescript('../parsers/reading.child.ts', []));
    return new Promise((resolve) => {
      let last: ReadingMessage | undefined;
      const kill = (): void => void reader.kill('SIGKILL');
      let timer = setTimeout(kill, NEVER_MS);
      const end = (): void => {
        clearTimeout(timer);
        reader.removeAllListeners();
        if (reader.exitCode !== null || reader.signalCode !== null) child = undefined;
        resolve(last);
      };
      reader.once('exit', end);
      reader.on('message', (message: ReadingMessage) => {
        last = message;
        clearTimeout(timer);
        if ('read' in message) end();
        else timer = setTimeout(kill, NEVER_MS);
      });
      reader.send(area);
    });
  }

  it.each(AREAS)(
    'are read to their end, or refused, by every parser of %s',
    async (area) => {
      const parsers = await parsersOf(area);
      const read = parsers.reduce((sum, _parser, place) => sum + mostHostileTo(place).length, 0);
      expect(await readAll(area)).toEqual({ read });
    },
    10 * NEVER_MS,
  );
});
