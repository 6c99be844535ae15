import type { ModelDescription } from './model-description.js';

/** A file of a model, by its path in the repository and in the folder that it is fetched into. */
export interface ModelFile {
  path: string;
  /** Hexadecimal; a file with another one is refused. */
  sha256: string;
}

/** A sentence model that the product can fetch. */
export interface CatalogueModel extends ModelDescription {
  /** What people choose by. */
  summary: string;
  /** SPDX identifier. */
  license: string;
  languages: readonly string[];
  /** Of its publisher at the source. */
  repository: string;
  /** Commit of the repository, so that everybody fetches the same files. */
  revision: string;
  /** Megabytes to fetch, roughly. */
  megabytes: number;
  fetched: readonly ModelFile[];
}

/** Where models are fetched from unless `MODELS_SOURCE` names another place: `<source>/<repository>/resolve/<revision>/<path>`. */
export const MODELS_SOURCE = 'https://huggingface.co';

const files = { model: 'onnx/model_quantized.onnx', tokenizer: 'tokenizer.json', tokenizerConfig: 'tokenizer_config.json' };

/** SHA-256 of each of the files, hexadecimal. */
const hashed = (hashes: Record<keyof typeof files, string>): ModelFile[] => [
  { path: files.model, sha256: hashes.model },
  { path: files.tokenizer, sha256: hashes.tokenizer },
  { path: files.tokenizerConfig, sha256: hashes.tokenizerConfig },
];

/** The models that the product can fetch, the default first. */
export const CATALOGUE: readonly CatalogueModel[] = [
  {
    name: 'multilingual-e5-small',
    summary: 'English, Hindi and some ninety other languages',
    license: 'MIT',
    languages: ['mul'],
    repository: 'Xenova/multilingual-e5-small',
    revision: '761b726dd34fb83930e26aab4e9ac3899aa1fa78',
    megabytes: 135,
    dimensions: 384,
    pooling: 'mean',
    prefixes: { query: 'query: ', passage: 'passage: ' },
    longestInput: 512,
    files,
    fetched: hashed({
      model: 'f80102d3f2a1229f387d3c81909990d8945513e347b0eab049f7de3c6f98c193',
      tokenizer: '0b44a9d7b51c3c62626640cda0e2c2f70fdacdc25bbbd68038369d14ebdf4c39',
      tokenizerConfig: 'a1d6bc8734a6f635dc158508bef000f8e2e5a759c7d92f984b2c86e5ff53425b',
    }),
  },
  {
    name: 'all-MiniLM-L6-v2',
    summary: 'English only, light and fast',
    license: 'Apache-2.0',
    languages: ['en'],
    repository: 'Xenova/all-MiniLM-L6-v2',
    revision: '751bff37182d3f1213fa05d7196b954e230abad9',
    megabytes: 24,
    dimensions: 384,
    pooling: 'mean',
    prefixes: { query: '', passage: '' },
    longestInput: 256,
    files,
    fetched: hashed({
      model: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
      tokenizer: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
      tokenizerConfig: '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
    }),
  },
];

/** The model that `EMBEDDINGS_MODEL=auto` means. */
export const DEFAULT_MODEL = 'multilingual-e5-small';

/** @returns undefined for a name that the catalogue does not have */
export const catalogueModel = (name: string): CatalogueModel | undefined => CATALOGUE.find((model) => model.name === name);
