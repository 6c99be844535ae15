import { MemoryIndex } from './memory-index.mjs';
import { progressOf } from './progress.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** Characters of the pieces that plain BM25 searches. */
export const FLOOR_PIECE = 500;
const CACHE_BYTES = 64 * 2 ** 20;

/**
 * Cuts documents as ingestion does, without a database; those that give no passage are left out, as ingestion refuses them.
 * @param {any} product modules of the built back end
 * @param {{ doc: string, type: string, pages: { number: number | null, text: string }[] }[]} documents `doc`: file name, which is also the id
 */
export function prepareLibrary({ prepareDocument, passagePayloads }, documents) {
  const sources = new Map();
  let passages = 0;
  for (const { doc, type, pages } of documents) {
    const { prepared, facts, passages: cut } = prepareDocument(pages, type, doc);
    if (cut.length === 0) continue;
    const identity = {
      documentId: doc,
      version: 1,
      documentType: type,
      title: facts.title,
      year: facts.year,
      jurisdiction: facts.jurisdiction,
    };
    sources.set(doc, { identity, facts, prepared, payloads: passagePayloads(identity, prepared, cut) });
    passages += cut.length;
  }
  const entries = [...sources.values()].map(({ identity, facts }) => ({
    ...identity,
    shortNames: facts.shortNames,
    cites: facts.cites,
    opening: facts.opening,
  }));
  return { sources, entries, passages };
}

/**
 * Builds the embedded index of a library and calls `use(index, catalogue)` with it.
 * @param {any} product modules of the built back end
 * @param {{ sources: Map<string, any>, entries: any[] }} library
 * @param {Awaited<ReturnType<typeof import('./development-model.mjs').openModel>> | null} meaning whose vectors it is to hold
 */
export async function withIndex({ SqliteRetrievalIndex, currentManifest, toIndexDocument }, { sources, entries }, meaning, use) {
  await withTemporaryFolder(async (directory) => {
    const index = new SqliteRetrievalIndex({ directory, cacheBytes: CACHE_BYTES });
    try {
      await index.init();
      const manifest = currentManifest(meaning?.model ?? null);
      const builder = await index.buildGeneration(manifest);
      const tell = progressOf('passages put into the index');
      const all = [...sources.values()].reduce((sum, { payloads }) => sum + payloads.length, 0);
      let passages = 0;
      for (const { identity, payloads } of sources.values()) {
        const vectors = await meaning?.vectorsOf(payloads, manifest.dense.vectorsPerPassage);
        await builder.add([toIndexDocument(identity, payloads, vectors)]);
        passages += payloads.length;
        tell(passages, all);
      }
      await builder.seal({ documents: sources.size, passages });
      await index.promote(builder.id, { expectActive: null });
      await use(index, { snapshot: () => Promise.resolve({ version: '1', entries }) });
    } finally {
      await index.close();
    }
  });
}

/** Cleaning only deletes, so a span of the canonical text has one place in the file that the gold spans refer to. */
export function inFile({ sources }, { documentId, start, end }) {
  const { segments } = sources.get(documentId).prepared;
  const place = (offset) => {
    const segment = segments.findLast((each) => each.start <= offset);
    return segment.source + offset - segment.start;
  };
  return { doc: documentId, start: place(start), end: place(end - 1) + 1 };
}

/**
 * An index in memory over pieces of a library.
 * @param {any} product modules of the built back end
 * @param {{ sources: Map<string, any> }} library
 * @param {(payload: any) => object} fieldsOf what is indexed of a piece
 * @param {(source: any) => any[]} [piecesOf] the passages by structure when left out
 */
export function memoryIndexOf({ encodePassage }, { sources }, fieldsOf, piecesOf = ({ payloads }) => payloads) {
  const index = new MemoryIndex();
  for (const source of sources.values()) {
    const passages = piecesOf(source).map((payload) => ({ payload, lexical: encodePassage(fieldsOf(payload)) }));
    index.add({ docId: source.identity.documentId, passages });
  }
  return index;
}

export const textOnly = ({ text }) => ({ title: '', headings: [], unit: '', text });

/** A canonical text in pieces of equal length, as plain BM25 gets it. */
export const equalPieces = ({ identity, prepared }) =>
  Array.from({ length: Math.ceil(prepared.text.length / FLOOR_PIECE) }, (_, i) => {
    const start = i * FLOOR_PIECE;
    const end = Math.min(prepared.text.length, start + FLOOR_PIECE);
    return { documentId: identity.documentId, start, end, text: prepared.text.slice(start, end) };
  });
