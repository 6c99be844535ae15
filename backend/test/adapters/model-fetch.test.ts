import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CatalogueModel } from '../../src/core/config/embedding-models/catalogue.js';
import { FetchedElsewhereError, withFetchLock } from '../../src/ports/embedder/local/fetch-lock.js';
import { fetchModel } from '../../src/ports/embedder/local/fetch-model.js';
import { LocalEmbedder } from '../../src/ports/embedder/local/local-embedder.js';
import { fetchedModel, modelInFolder } from '../../src/ports/embedder/local/local-models.js';
import { ModelFetcher } from '../../src/ports/embedder/local/model-fetcher.js';
import { readRecord } from '../../src/ports/embedder/local/model-record.js';
import { ModelServer } from '../support/model-server.js';
import { writeTinyModel } from '../support/tiny-model.js';

const COMMIT = 'a'.repeat(40);

const stopLater: ModelFetcher[] = [];
let root: string;
let published: string;
let directory: string;
let server: ModelServer;
let model: CatalogueModel;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'models-'));
  published = join(root, 'published');
  directory = join(root, 'models');
  const description = await writeTinyModel(published);
  model = {
    ...description,
    summary: 'a sample',
    license: 'MIT',
    languages: ['en'],
    repository: 'sample/tiny',
    revision: COMMIT,
    megabytes: 1,
    fetched: await Promise.all(
      Object.values(description.files).map(async (path) => ({ path, sha256: await hashOf(join(published, path)) })),
    ),
  };
  server = await new ModelServer(published).listen();
});
afterEach(async () => {
  await Promise.all(stopLater.splice(0).map((fetcher) => fetcher.stop()));
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
const fetchIt = (which: CatalogueModel = model, silenceMs?: number) => fetchModel(which, { directory, source: server.url, silenceMs });
const weights = () => join(directory, 'tiny', model.files.model);

async function loads(): Promise<boolean> {
  const embedder = new LocalEmbedder({ ...fetchedModel(model, directory), threads: 1 });
  try {
    await embedder.init();
    return true;
  } catch {
    return false;
  } finally {
    await embedder.close();
  }
}

describe('Fetching a sentence model', () => {
  it('puts its files into place, records what they are, and the model can be loaded', async () => {
    const record = await fetchIt();
    expect(record).toMatchObject({ name: 'tiny', revision: COMMIT, source: new URL(server.url).host });
    expect(server.requests.map(({ path }) => path)).toEqual(
      ['onnx/model.onnx', 'tokenizer.json', 'tokenizer_config.json'].map((path) => `/sample/tiny/resolve/${COMMIT}/${path}`),
    );
    expect(await readRecord(join(directory, 'tiny'))).toEqual(record);
    expect(await loads()).toBe(true);
  });

  it('says how far it is: bytes that are there, then the comparison with what was recorded', async () => {
    const said: [string, number][] = [];
    const onProgress = (phase: string, bytes: number) => void said.push([phase, bytes]);
    const { files } = await fetchModel(model, { directory, source: server.url, onProgress });
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(said[0]?.[0]).toBe('fetching');
    expect(said.at(-1)).toEqual(['verifying', all]);
    expect(said.map(([, bytes]) => bytes)).toEqual(said.map(([, bytes]) => bytes).sort((a, b) => a - b));
  });

  it('leaves nothing that counts as a model when the download stops', async () => {
    server.script([{ cutAt: 1000 }]);
    await expect(fetchIt()).rejects.toThrow();
    expect(await readRecord(join(directory, 'tiny'))).toBeNull();
    expect(await readdir(join(directory, 'tiny/onnx'))).toEqual(['model.onnx.part', 'model.onnx.part.tag']);
    expect(await loads()).toBe(false);
    await fetchIt();
    expect(await readFile(weights())).toEqual(await readFile(join(published, model.files.model)));
  });

  it('goes on where an earlier try stopped, unless the file has changed since', async () => {
    const whole = await readFile(join(published, model.files.model));
    await mkdir(dirname(weights()), { recursive: true });
    await writeFile(`${weights()}.part`, whole.subarray(0, 1000));
    await writeFile(`${weights()}.part.tag`, '"1"');
    await fetchIt();
    expect(server.requests[0]?.range).toBe('bytes=1000-');
    expect(await readFile(weights())).toEqual(whole);
    await rm(directory, { recursive: true });
    await mkdir(dirname(weights()), { recursive: true });
    await writeFile(`${weights()}.part`, 'of another file');
    await writeFile(`${weights()}.part.tag`, '"0"');
    await fetchIt();
    expect(await readFile(weights())).toEqual(whole);
  });

  it.each<['reset' | 'silence' | number, string]>([
    ['reset', 'the source cannot be reached: '],
    ['silence', 'the source was silent for 100 ms'],
    [404, 'the source answered 404'],
    [500, 'the source answered 500'],
  ])('fails clearly on %s', async (fault, message) => {
    server.script([fault]);
    await expect(fetchIt(model, 100)).rejects.toThrow(message);
    expect(await loads()).toBe(false);
  });

  it('refuses a file with another hash than the catalogue has', async () => {
    await writeTinyModel(published, { dimensions: 8 });
    await expect(fetchIt()).rejects.toMatchObject({ name: 'WrongContentError' });
    expect(await readdir(join(directory, 'tiny/onnx'))).toEqual(['model.onnx.part.tag']);
    expect(await loads()).toBe(false);
  });

  it('fetches again what was lost or damaged, and nothing else', async () => {
    await fetchIt();
    await writeFile(weights(), 'damaged');
    await unlink(join(directory, 'tiny/tokenizer.json'));
    expect(await loads()).toBe(false);
    await fetchIt();
    expect(server.requests.slice(3).map(({ path }) => basename(path))).toEqual(['model.onnx', 'tokenizer.json']);
    expect(await loads()).toBe(true);
  });

  it('does not load a file that has changed since it was fetched', async () => {
    await fetchIt();
    await writeTinyModel(join(directory, 'tiny'), { dimensions: 8 });
    expect(await loads()).toBe(false);
  });

  it('does not load what lost a file', async () => {
    await fetchIt();
    await unlink(join(directory, 'tiny/tokenizer.json'));
    expect(await loads()).toBe(false);
  });

  it('is done by one process at a time', async () => {
    await withFetchLock(join(directory, 'tiny'), async () => {
      await expect(fetchIt()).rejects.toBeInstanceOf(FetchedElsewhereError);
    });
    await fetchIt();
  });

  it('is tried again behind the product until it works, and then no more', async () => {
    server.script([500, 'reset']);
    const said: string[] = [];
    const done = new Promise<void>((resolve) => {
      const say = (_about: object, text: string) => {
        said.push(text);
        if (text === 'the sentence model is there') resolve();
      };
      const log = { debug: () => undefined, info: say, warn: say } as never;
      new ModelFetcher(model, { directory, source: server.url, log, pauseMs: 1 }).start();
    });
    await done;
    expect(said.filter((text) => text.includes('cannot be fetched'))).toHaveLength(2);
    expect(await loads()).toBe(true);
  });

  it('does not fetch a file again and again that is not the expected one', async () => {
    await writeTinyModel(published, { dimensions: 8 });
    const pause = new Promise<number>((resolve) => {
      const warn = (about: { nextTryInMs: number }) => resolve(about.nextTryInMs);
      const fetcher = new ModelFetcher(model, {
        directory,
        source: server.url,
        log: { debug: () => undefined, info: () => undefined, warn } as never,
        pauseMs: 1,
      });
      fetcher.start();
      stopLater.push(fetcher);
    });
    expect(await pause).toBe(3_600_000);
    expect(server.requests).toHaveLength(1);
  });

  it('stops at once when the product does', async () => {
    server.script(['silence']);
    const log = { debug: () => undefined, info: () => undefined, warn: () => undefined } as never;
    const fetcher = new ModelFetcher(model, { directory, source: server.url, log });
    fetcher.start();
    while (server.requests.length === 0) await new Promise(setImmediate);
    await fetcher.stop();
    expect(await readRecord(join(directory, 'tiny'))).toBeNull();
  });
});

describe('A model in a folder of somebody else', () => {
  it('is described by the files that sentence-transformers writes', async () => {
    await writeFile(
      join(published, 'config.json'),
      JSON.stringify({ hidden_size: 16, max_position_embeddings: 66, model_type: 'xlm-roberta' }),
    );
    await writeFile(join(published, 'config_sentence_transformers.json'), JSON.stringify({ prompts: { query: 'query: ' } }));
    const embedder = new LocalEmbedder({ ...modelInFolder(published), threads: 1 });
    await embedder.init();
    expect(embedder.model()).toEqual({ name: expect.stringMatching(/^published@/), dimensions: 16 });
    expect(await modelInFolder(published).read()).toMatchObject({
      description: { pooling: 'mean', prefixes: { query: 'query: ', passage: '' }, longestInput: 64 },
    });
    await embedder.close();
  });

  it('is refused with the name of what is missing', async () => {
    await unlink(join(published, 'config.json'));
    await expect(modelInFolder(published).read()).rejects.toThrow(/config\.json/);
    await unlink(join(published, 'tokenizer.json'));
    await expect(modelInFolder(published).read()).rejects.toThrow('holds no tokenizer.json');
  });
});
