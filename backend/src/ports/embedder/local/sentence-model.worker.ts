import { serveWorker } from '../../../core/workers/serve-worker.js';
import type { ModelDescription } from './model-description.js';
import { SentenceModel } from './sentence-model.js';

/** Which model a process works with. */
export interface LoadedModel {
  folder: string;
  description: ModelDescription;
  /** Of ONNX Runtime. */
  threads: number;
}

interface EmbedCall {
  /** Sent with every call, since a process that was lost is replaced by one that has loaded nothing. */
  model: LoadedModel;
  texts: readonly string[];
}

/** What `LocalEmbedder` asks of its process. */
export interface SentenceModelMethods {
  embed(call: EmbedCall): Promise<Float32Array[]>;
}

let loaded: Promise<SentenceModel> | undefined;

serveWorker<SentenceModelMethods>({
  async embed({ model: { folder, description, threads }, texts }) {
    loaded ??= SentenceModel.load(folder, description, threads);
    return (await loadedOrNot(loaded)).embed(texts);
  },
});

/** What cannot be loaded is tried again by the next call: a file may have come meanwhile. */
async function loadedOrNot(model: Promise<SentenceModel>): Promise<SentenceModel> {
  try {
    return await model;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}
