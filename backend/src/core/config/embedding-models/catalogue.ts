import type { ModelDescription } from './model-description.js';

/** A file of a model, by its path in the repository and in the folder that it is fetched into. */
export interface ModelFile {
  path: string;
  /** Hexadecimal; null where it is not known for certain: then it is recorded at the first fetch and held to ever after. */
  sha256: string | null;
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
  /** Branch, tag or commit; that of the first fetch is recorded where the source tells it. */
  revision: string;
  /** Megabytes to fetch, roughly. */
  megabytes: number;
  fetched: readonly ModelFile[];
}

/** Where models are fetched from unless `MODELS_SOURCE` names another place: `<source>/<repository>/resolve/<revision>/<path>`. */
export const MODELS_SOURCE = 'https://huggingface.co';

const files = { model: 'onnx/model_quantized.onnx', tokenizer: 'tokenizer.json', tokenizerConfig: 'tokenizer_config.json' };
const fetched = Object.values(files).map((path) => ({ path, sha256: null }));

/** The models that the product can fetch, the default first. */
export const CATALOGUE: readonly CatalogueModel[] = [
  {
    name: 'multilingual-e5-small',
    summary: 'English, Hindi and some ninety other languages',
    license: 'MIT',
    languages: ['mul'],
    repository: 'Xenova/multilingual-e5-small',
    revision: 'main',
    megabytes: 135,
    dimensions: 384,
    pooling: 'mean',
    prefixes: { query: 'query: ', passage: 'passage: ' },
    longestInput: 512,
    files,
    fetched,
  },
  {
    name: 'all-MiniLM-L6-v2',
    summary: 'English only, light and fast',
    license: 'Apache-2.0',
    languages: ['en'],
    repository: 'Xenova/all-MiniLM-L6-v2',
    revision: 'main',
    megabytes: 24,
    dimensions: 384,
    pooling: 'mean',
    prefixes: { query: '', passage: '' },
    longestInput: 256,
    files,
    fetched,
  },
];

/** What `EMBEDDINGS_MODEL=auto` stands for. */
export const DEFAULT_MODEL = 'multilingual-e5-small';

/** @returns undefined for a name that the catalogue does not have */
export const catalogueModel = (name: string): CatalogueModel | undefined => CATALOGUE.find((model) => model.name === name);
