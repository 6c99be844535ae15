import 'reflect-metadata';
import { once } from 'node:events';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../src/app.module.js';
import { loadConfig } from '../../src/core/config/load-config.js';
import { loadSecrets } from '../../src/core/config/load-secrets.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { RetrievalService } from '../../src/features/retrieval/retrieval.service.js';
import { type GenerationBuilder, RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';

/**
 * Rebuilds the index as one job of a worker would, and dies by SIGKILL at the point that its arguments name, or sends the
 * result. At a point called `pause …` it sends `there` and waits for a message instead. Given the settings as JSON, the id of the job and the point.
 */
const [settings = '{}', jobId = '', point = 'never'] = process.argv.slice(2);
const raw = JSON.parse(settings) as Record<string, string>;
setUpLoggers({ level: 'silent', pretty: false });
const config = loadConfig(raw);
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, loadSecrets(config, raw), 'worker'), { logger: false });

async function reach(here: string): Promise<void> {
  if (here === point) process.kill(process.pid, 'SIGKILL');
  if (`pause ${here}` !== point) return;
  process.send?.('there');
  await once(process, 'message');
}

/** Makes `method` stop before or after it has done its work, the `turn`-th time that it is called. */
function mined<T extends object>(target: T, method: keyof T & string, name: string, turn = 1): void {
  const work = (target[method] as (...given: unknown[]) => Promise<unknown>).bind(target);
  let calls = 0;
  Object.assign(target, {
    [method]: async (...given: unknown[]) => {
      calls += 1;
      if (calls === turn) await reach(`before ${name}`);
      const value = await work(...given);
      if (calls === turn) await reach(`after ${name}`);
      return value;
    },
  });
}

const index = app.get(RetrievalIndex);
const build = index.buildGeneration.bind(index);
index.buildGeneration = async (...given): Promise<GenerationBuilder> => {
  const builder = await build(...given);
  mined(builder, 'add', 'add', 3);
  mined(builder, 'seal', 'seal');
  return builder;
};
mined(index, 'promote', 'promote');
mined(index, 'dropGeneration', 'drop');

const result = await app.get(RetrievalService).rebuild({
  jobId,
  ownerId: null,
  attempt: 1,
  signal: new AbortController().signal,
  progress: () => Promise.resolve(),
});
process.send?.(result);
await app.close();
process.disconnect();
