import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as tokenizers from '@huggingface/tokenizers';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import type { ModelDescription } from '../../../core/config/embedding-models/model-description.js';
import type { PassageText } from '../embedder.js';
import { windowsOf } from '../windows.js';
import { pooled } from './pooling.js';

/** The package's own types leave out the endings of files, by which TypeScript finds nothing here. */
interface TextTokenizer {
  encode(text: string, options?: { add_special_tokens: boolean }): { ids: number[] };
}
const { Tokenizer } = tokenizers as unknown as { Tokenizer: new (tokenizer: object, config: object) => TextTokenizer };

/** A text is cut to this many characters for each token that the model reads before it is taken apart. */
const CHARACTERS_PER_TOKEN = 12;

/** Characters of a text whose number of tokens is remembered while passages are cut. */
const LONGEST_WORD = 80;

const readJson = async (file: string): Promise<object> => z.looseObject({}).parse(JSON.parse(await readFile(file, 'utf8')));

/** A sentence model on ONNX Runtime. Native code: only to be used in a process of its own. */
export class SentenceModel {
  private constructor(
    private readonly session: InferenceSession,
    private readonly tokenizer: TextTokenizer,
    private readonly description: ModelDescription,
    private readonly tensor: typeof Tensor,
    /** Ids that the tokenizer puts around every text. */
    private readonly around: readonly number[],
  ) {}

  /** @throws Error when a file is missing or damaged, the runtime is not installed, or the vectors have another size than described */
  static async load(folder: string, description: ModelDescription, threads: number): Promise<SentenceModel> {
    const { files } = description;
    const [runtime, tokenizerJson, tokenizerConfig] = await Promise.all([
      import('onnxruntime-node'),
      readJson(join(folder, files.tokenizer)),
      readJson(join(folder, files.tokenizerConfig)),
    ]);
    const tokenizer = new Tokenizer(tokenizerJson, tokenizerConfig);
    const session = await runtime.InferenceSession.create(join(folder, files.model), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Batches differ in length: an arena would keep the largest of each size.
      enableCpuMemArena: false,
      logSeverityLevel: 4,
    });
    const model = new SentenceModel(session, tokenizer, description, runtime.Tensor, tokenizer.encode('').ids);
    await model.embed(['dimensions']);
    return model;
  }

  /** @returns one unit-length vector per text, in order. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const rows = texts.map((text) => this.tokens(text));
    const width = rows.reduce((longest, row) => Math.max(longest, row.length), 1);
    const outputs = await this.session.run(this.feeds(rows, width));
    const output = outputs[this.session.outputNames[0] ?? ''];
    if (output?.type !== 'float32') throw new Error('the model does not give 32-bit numbers');
    const { dimensions, pooling } = this.description;
    if (output.dims.at(-1) !== dimensions) throw new Error(`the model gives ${output.dims.at(-1)} dimensions instead of ${dimensions}`);
    return pooled(
      output.data as Float32Array,
      rows.map((row) => row.length),
      { width: output.dims.length === 3 ? width : 1, dimensions, pooling },
    );
  }

  /** What to embed of each passage so that the model reads all of it, the prefix for passages left out. */
  windows(passages: readonly PassageText[]): string[][] {
    const { longestInput, prefixes } = this.description;
    const room = longestInput - this.around.length - this.size(prefixes.passage);
    const sizes = new Map<string, number>();
    const sizeOf = (text: string): number => {
      const known = sizes.get(text) ?? this.size(text);
      // Words come again and again, whole passages do not.
      if (text.length <= LONGEST_WORD) sizes.set(text, known);
      return known;
    };
    return passages.map((passage) => windowsOf(passage, room, sizeOf));
  }

  /** Tokens of a text by itself; more than the model reads for one that is far too long. */
  private size(text: string): number {
    if (text.length > this.description.longestInput * CHARACTERS_PER_TOKEN) return Infinity;
    return this.tokenizer.encode(text, { add_special_tokens: false }).ids.length;
  }

  private feeds(rows: readonly (readonly number[])[], width: number): Record<string, Tensor> {
    const ids = new BigInt64Array(rows.length * width);
    const mask = new BigInt64Array(rows.length * width);
    for (const [at, row] of rows.entries())
      for (const [place, id] of row.entries()) {
        ids[at * width + place] = BigInt(id);
        mask[at * width + place] = 1n;
      }
    const values: Record<string, BigInt64Array> = {
      input_ids: ids,
      attention_mask: mask,
      token_type_ids: new BigInt64Array(rows.length * width),
    };
    return Object.fromEntries(
      this.session.inputNames.map((name) => {
        const data = values[name];
        if (!data) throw new Error(`the model wants an input that is not known: ${name.slice(0, 100)}`);
        return [name, new this.tensor('int64', data, [rows.length, width])];
      }),
    );
  }

  /** What is too long loses its end, not the token that closes it. */
  private tokens(text: string): number[] {
    const { longestInput } = this.description;
    const { ids } = this.tokenizer.encode(text.slice(0, longestInput * CHARACTERS_PER_TOKEN));
    if (ids.length <= longestInput) return ids;
    const leading = ids[0] === this.around[0] ? 1 : 0;
    const closing = this.around.slice(leading);
    return [...ids.slice(0, longestInput - closing.length), ...closing];
  }
}
