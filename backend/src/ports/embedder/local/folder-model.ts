import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { catalogueModel } from '../../../core/config/embedding-models/catalogue.js';
import { type ModelDescription, modelDescriptionSchema } from '../../../core/config/embedding-models/model-description.js';

const configSchema = z.object({ hidden_size: z.int(), max_position_embeddings: z.int().default(512), model_type: z.string().optional() });
const poolingSchema = z.object({ pooling_mode_cls_token: z.boolean().default(false) });
const promptsSchema = z.object({ prompts: z.record(z.string(), z.string()).default({}) });

const MODEL_FILES = ['onnx/model_quantized.onnx', 'onnx/model.onnx', 'model.onnx'];
/** Positions at the front that models of the RoBERTa family never use. */
const UNUSED_POSITIONS: Readonly<Record<string, number>> = { roberta: 2, 'xlm-roberta': 2, camembert: 2 };

/**
 * What a folder says about the model in it: as the catalogue does where its name is there, else by the files that sentence-transformers writes.
 * @throws Error that names what is missing
 */
export async function describeFolder(folder: string): Promise<ModelDescription> {
  const known = catalogueModel(basename(folder));
  const model = await firstThere(folder, known ? [known.files.model, ...MODEL_FILES] : MODEL_FILES);
  const files = { model, tokenizer: 'tokenizer.json', tokenizerConfig: 'tokenizer_config.json' };
  for (const file of [files.tokenizer, files.tokenizerConfig]) await firstThere(folder, [file]);
  if (known) {
    const { name, dimensions, pooling, prefixes, longestInput, languages } = known;
    return { name, dimensions, pooling, prefixes, longestInput, languages, files };
  }
  const config = configSchema.parse(await readJson(join(folder, 'config.json')));
  const pooling = poolingSchema.parse((await readJson(join(folder, '1_Pooling/config.json'), true)) ?? {});
  const { prompts } = promptsSchema.parse((await readJson(join(folder, 'config_sentence_transformers.json'), true)) ?? {});
  return modelDescriptionSchema.parse({
    name: basename(folder).replace(/[^\w.-]/g, '-'),
    dimensions: config.hidden_size,
    pooling: pooling.pooling_mode_cls_token ? 'cls' : 'mean',
    prefixes: { query: prompts.query ?? '', passage: prompts.passage ?? prompts.document ?? '' },
    longestInput: config.max_position_embeddings - (UNUSED_POSITIONS[config.model_type ?? ''] ?? 0),
    files,
  });
}

async function firstThere(folder: string, paths: readonly string[]): Promise<string> {
  for (const path of paths) if ((await stat(join(folder, path)).catch(() => null))?.isFile()) return path;
  throw new Error(`${folder} holds no ${paths.at(-1)}`);
}

async function readJson(file: string, optional = false): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (optional && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
