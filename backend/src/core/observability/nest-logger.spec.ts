import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setUpLoggers } from './loggers.js';
import { NestLogger } from './nest-logger.js';

const lines: string[] = [];
const logger = new NestLogger();
const failure = (): Error =>
  Object.assign(new Error('no connection'), { stack: 'Error: no connection\n    at open (/home/someone/app/file.js:1:2)' });

describe('what the framework says about trouble', () => {
  beforeEach(() => {
    lines.length = 0;
    setUpLoggers({ level: 'info', pretty: false, sink: (text) => lines.push(text) });
  });
  afterAll(() => setUpLoggers({ level: 'info', pretty: false, sink: (text) => void process.stdout.write(text) }));

  it.each([
    ['an error', () => logger.error(failure(), 'ExceptionHandler'), 'reported by the framework'],
    ['an error with its stack', () => logger.error(failure(), failure().stack, 'ExceptionHandler'), 'reported by the framework'],
    ['a text with a stack', () => logger.error('closing failed', failure().stack, 'ExceptionHandler'), 'closing failed'],
  ])('is logged with its stack, and without paths of this machine: %s', (_what, say, msg) => {
    say();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, part: 'app', context: 'ExceptionHandler', msg });
    expect(lines[0]).toContain('at open ([path]');
    expect(lines[0]).not.toContain('/home/someone');
  });

  it('needs no stack and no context', () => {
    logger.error('closing failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'closing failed' });
  });
});
