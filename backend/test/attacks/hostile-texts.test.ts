import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { mostHostileTo } from '../parsers/hostile-texts.js';
import { AREAS, parsersOf } from '../parsers/parser.js';
import type { ReadingMessage } from '../parsers/reading.child.js';
import { runTypescript } from '../support/run-typescript.js';

/** What takes longer with one text never ends: on a quiet machine each takes a fraction of a second. */
const NEVER_MS = 120_000;

describe('the most hostile texts', () => {
  let child: ChildProcess | undefined;

  afterEach(() => {
    child?.kill('SIGKILL');
  });

  /** @returns the last that the process said, and whether it ended by itself */
  function readAll(area: string): Promise<{ last: ReadingMessage | undefined; ended: boolean }> {
    const started = (child = runTypescript('../parsers/reading.child.ts', [area]));
    return new Promise((resolve) => {
      let last: ReadingMessage | undefined;
      let late = false;
      const kill = (): void => {
        late = true;
        started.kill('SIGKILL');
      };
      let timer = setTimeout(kill, NEVER_MS);
      started.on('message', (message: ReadingMessage) => {
        last = message;
        clearTimeout(timer);
        timer = setTimeout(kill, NEVER_MS);
      });
      started.once('exit', (code) => {
        clearTimeout(timer);
        resolve({ last, ended: code === 0 && !late });
      });
    });
  }

  it.each(AREAS)(
    'are read to their end, or refused, by every parser of %s',
    async (area) => {
      const parsers = await parsersOf(area);
      const read = parsers.reduce((sum, _parser, place) => sum + mostHostileTo(place).length, 0);
      expect(await readAll(area)).toEqual({ last: { read }, ended: true });
    },
    10 * NEVER_MS,
  );
});
