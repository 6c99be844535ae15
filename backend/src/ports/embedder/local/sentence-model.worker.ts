import { join } from 'node:path';
import { serveWorker } from '../../../core/workers/serve-worker.js';
import type { ModelDescription } from '../../../core/config/embedding-models/model-description.js';
import type { PassageText } from '../embedder.js';
import { fileHash } from './file-hash.js';
import { SentenceModel } from './sentence-model.js';

/** Which model a process works with. */
export interface LoadedModel {
  folder: string;
  description: ModelDescription;
  /** SHA-256 of files by path, which have to be these; hexadecimal. */
  hashes: Readonly<Record<string, string>>;
  /** Of ONNX Runtime. */
  threads: number;
}

interface EmbedCall {
  /** Sent with every call, since a process that was lost is replaced by one that has loaded nothing. */
  model: LoadedModel;
  texts: readonly string[];
}

interface WindowsCall {
  /** As for `EmbedCall`. */
  model: LoadedModel;
  passages: readonly PassageText[];
}

/** What `LocalEmbedder` asks of its process. */
export interface SentenceModelMethods {
  /** Loads the model. @returns SHA-256 of the file with its weights, hexadecimal */
  open(model: LoadedModel): Promise<string>;
  embed(call: EmbedCall): Promise<Float32Array[]>;
  /** @returns what to embed of each passage, without the prefix */
  windows(call: WindowsCall): Promise<string[][]>;
}

let loaded: Promise<SentenceModel> | undefined;

async function load({ folder, description, hashes, threads }: LoadedModel): Promise<SentenceModel> {
  for (const [path, expected] of Object.entries(hashes)) {
    const found = await fileHash(join(folder, path));
    if (found !== expected) throw new Error(`${path} has the SHA-256 ${found} instead of ${expected}`);
  }
  return SentenceModel.load(folder, description, threads);
}

serveWorker<SentenceModelMethods>({
  async open(model) {
    loaded ??= load(model);
    await loadedOrNot(loaded);
    const { model: weights } = model.description.files;
    return model.hashes[weights] ?? fileHash(join(model.folder, weights));
  },
  async embed({ model, texts }) {
    loaded ??= load(model);
    return (await loadedOrNot(loaded)).embed(texts);
  },
  async windows({ model, passages }) {
    loaded ??= load(model);
    return (await loadedOrNot(loaded)).windows(passages);
  },
});

/** What cannot be loaded is tried again by the next call: a file may have arrived in the meantime. */
async function loadedOrNot(model: Promise<SentenceModel>): Promise<SentenceModel> {
  try {
    return await model;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}
