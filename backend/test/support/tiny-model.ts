import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModelDescription } from '../../src/core/config/embedding-models/model-description.js';

const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];
const WORDS = 'rent receipt tenant landlord cheque dishonoured theft naval uniforms the for of gets a notice passage number on text'.split(
  ' ',
);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const VOCABULARY = [...SPECIAL, ...WORDS, ...LETTERS.filter((letter) => letter !== 'a'), ...LETTERS.map((letter) => `##${letter}`)];

const FLOAT = 1;
const INT64 = 7;

/**
 * Writes a real sentence model of a few kilobytes: every token has a vector of its own, so that texts with words in common are near each
 * other. The ONNX file holds one `Gather`, the tokenizer is WordPiece.
 * @param dimensions of its vectors, whatever the description says
 */
export async function writeTinyModel(
  folder: string,
  { dimensions = 16, described = dimensions }: { dimensions?: number; described?: number } = {},
): Promise<ModelDescription> {
  const files = { model: 'onnx/model.onnx', tokenizer: 'tokenizer.json', tokenizerConfig: 'tokenizer_config.json' };
  await mkdir(dirname(join(folder, files.model)), { recursive: true });
  await writeFile(join(folder, files.model), onnxModel(dimensions));
  await writeFile(join(folder, files.tokenizer), JSON.stringify(tokenizer()));
  await writeFile(join(folder, 'config.json'), JSON.stringify({ hidden_size: described, max_position_embeddings: 64, model_type: 'bert' }));
  await writeFile(join(folder, files.tokenizerConfig), JSON.stringify({ tokenizer_class: 'BertTokenizer' }));
  return {
    name: 'tiny',
    dimensions: described,
    pooling: 'mean',
    prefixes: { query: '', passage: '' },
    longestInput: 64,
    files,
  };
}

function tokenizer(): object {
  const id = (token: string) => VOCABULARY.indexOf(token);
  const special = (token: string) => ({ id: token, ids: [id(token)], tokens: [token] });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content) => ({
      id: id(content),
      content,
      special: true,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, strip_accents: null, lowercase: true },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [],
      special_tokens: { '[CLS]': special('[CLS]'), '[SEP]': special('[SEP]') },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(VOCABULARY.map((token, at) => [token, at])),
    },
  };
}

/** `last_hidden_state = Gather(table, input_ids)`, written field by field as onnx.proto numbers them. */
function onnxModel(dimensions: number): Buffer {
  const table = Buffer.alloc(VOCABULARY.length * dimensions * 4);
  for (const [at, token] of VOCABULARY.entries())
    for (const [place, value] of tokenVector(token, dimensions).entries()) table.writeFloatLE(value, (at * dimensions + place) * 4);
  const tensor = [number(1, VOCABULARY.length), number(1, dimensions), number(2, FLOAT), text(8, 'table'), field(9, table)];
  const node = [text(1, 'table'), text(1, 'input_ids'), text(2, 'last_hidden_state'), text(4, 'Gather')];
  const graph = [
    message(1, node),
    text(2, 'tiny'),
    message(5, tensor),
    message(11, valueInfo('input_ids', INT64, ['batch', 'length'])),
    message(11, valueInfo('attention_mask', INT64, ['batch', 'length'])),
    message(12, valueInfo('last_hidden_state', FLOAT, ['batch', 'length', dimensions])),
  ];
  return Buffer.concat([number(1, 8), text(2, 'themis tests'), message(7, graph), message(8, [text(1, ''), number(2, 17)])]);
}

/** Special tokens say nothing; the others point anywhere, always the same way. */
function tokenVector(token: string, dimensions: number): number[] {
  const weight = SPECIAL.includes(token) ? 0.001 : token.startsWith('##') || token.length === 1 ? 0.3 : 1;
  return Array.from({ length: dimensions }, (_, place) => {
    const hash = createHash('sha256').update(`${token} ${place}`).digest().readUInt32LE();
    return weight * (hash / 2 ** 31 - 1);
  });
}

function valueInfo(name: string, type: number, shape: readonly (string | number)[]): Buffer[] {
  const dims = shape.map((size) => message(1, [typeof size === 'number' ? number(1, size) : text(2, size)]));
  return [text(1, name), message(2, [message(1, [number(1, type), message(2, dims)])])];
}

const message = (tag: number, parts: readonly Buffer[]): Buffer => field(tag, Buffer.concat(parts));
const text = (tag: number, value: string): Buffer => field(tag, Buffer.from(value));
const field = (tag: number, content: Buffer): Buffer => Buffer.concat([varint(tag * 8 + 2), varint(content.length), content]);
const number = (tag: number, value: number): Buffer => Buffer.concat([varint(tag * 8), varint(value)]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
}
