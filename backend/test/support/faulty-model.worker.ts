import { serveWorker } from '../../src/core/workers/serve-worker.js';
import { SentenceModel } from '../../src/ports/embedder/local/sentence-model.js';
import type { SentenceModelMethods } from '../../src/ports/embedder/local/sentence-model.worker.js';

/** A real model whose process crashes or stops for texts that say so. */
serveWorker<SentenceModelMethods>({
  open: () => Promise.resolve('0'.repeat(64)),
  async embed({ model, texts }) {
    if (texts.some((text) => text.includes('crash'))) process.abort();
    if (texts.some((text) => text.includes('hang'))) await new Promise(() => setInterval(() => undefined, 60_000));
    return (await SentenceModel.load(model.folder, model.description, model.threads)).embed(texts);
  },
  async windows({ model, passages }) {
    return (await SentenceModel.load(model.folder, model.description, model.threads)).windows(passages);
  },
});
