import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

const FOLDER = inRoot('.cache', 'bench-vectors');
const HASH_BYTES = 32;
const NUMBER_BYTES = 4;
const ROWS_AT_ONCE = 1_000;
/** How the product calls what a model makes of questions; of passages it is the model's own name. */
const OF_QUESTIONS = ' for questions';

/** The name under which the product keeps vectors. @param {string} model @param {'query' | 'passage'} purpose */
export const keptAs = (model, purpose) => (purpose === 'query' ? model + OF_QUESTIONS : model);

const hashOf = (text) => createHash('sha256').update(text).digest('base64');

/**
 * Vectors of texts, kept in a file between runs of the benches: making those of a hundred acts takes longer than all questions together.
 * Each record is the SHA-256 of the text, and the numbers, as in the product's own table.
 */
export class VectorCache {
  #known = new Map();
  #file;

  /** @param {{ name: string, dimensions: number }} kept `name` as the product has it, with the hash of the model's weights */
  constructor({ name, dimensions }) {
    mkdirSync(FOLDER, { recursive: true });
    this.name = name;
    this.#file = path.join(FOLDER, `${dimensions} ${encodeURIComponent(name)}`);
    const bytes = existsSync(this.#file) ? readFileSync(this.#file) : Buffer.alloc(0);
    const size = HASH_BYTES + NUMBER_BYTES * dimensions;
    // A record that a run which was stopped has half written is made again.
    for (let at = 0; at + size <= bytes.length; at += size)
      this.#known.set(bytes.toString('base64', at, at + HASH_BYTES), bytes.subarray(at + HASH_BYTES, at + size));
  }

  /** Those of all models. @returns {VectorCache[]} */
  static all() {
    const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
    return files.flatMap((file) => {
      const [, dimensions, name] = /^(\d+) (\S+)$/.exec(file) ?? [];
      return name ? [new VectorCache({ name: decodeURIComponent(name), dimensions: Number(dimensions) })] : [];
    });
  }

  /**
   * @param {readonly string[]} texts
   * @param {(texts: string[]) => Promise<Float32Array[]>} make those that are not kept
   * @returns {Promise<Float32Array[]>} in the order of the texts
   */
  async vectors(texts, make) {
    const keys = texts.map(hashOf);
    const missing = new Map(keys.flatMap((key, at) => (this.#known.has(key) ? [] : [[key, texts[at]]])));
    if (missing.size > 0) {
      const made = await make([...missing.values()]);
      this.#add([...missing.keys()].map((key, at) => [key, Buffer.from(made[at].buffer, made[at].byteOffset, made[at].byteLength)]));
    }
    return keys.map((key) => new Float32Array(Uint8Array.from(this.#known.get(key)).buffer));
  }

  /** Fills the table of a product that has not made these vectors yet. @param {import('pg').Client} database */
  async giveTo(database) {
    const all = [...this.#known];
    for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
      const some = all.slice(at, at + ROWS_AT_ONCE);
      await database.query(
        // Used tomorrow: a rebuild that begins before their texts are loaded would drop what nothing has used since.
        `insert into passage_vectors (model, hash, vector, used_at)
         select $1, hash, vector, now() + interval '1 day' from unnest($2::bytea[], $3::bytea[]) as kept (hash, vector) on conflict do nothing`,
        [this.name, some.map(([key]) => Buffer.from(key, 'base64')), some.map(([, vector]) => vector)],
      );
    }
  }

  /** Keeps what a product has made. @param {import('pg').Client} database */
  async takeFrom(database) {
    for (let after = Buffer.alloc(0); ;) {
      const { rows } = await database.query(
        'select hash, vector from passage_vectors where model = $1 and hash > $2 order by hash limit $3',
        [this.name, after, ROWS_AT_ONCE],
      );
      if (rows.length === 0) return;
      this.#add(rows.map(({ hash, vector }) => [hash.toString('base64'), vector]).filter(([key]) => !this.#known.has(key)));
      after = rows.at(-1).hash;
    }
  }

  #add(records) {
    for (const [key, bytes] of records) this.#known.set(key, bytes);
    appendFileSync(this.#file, Buffer.concat(records.flatMap(([key, bytes]) => [Buffer.from(key, 'base64'), bytes])));
  }
}

/** Gives a product that has just started the vectors that earlier runs have made. @param {{ database: import('pg').Client }} product */
export async function giveVectors({ database }) {
  for (const cache of VectorCache.all()) await cache.giveTo(database);
}

/** Keeps for later runs what a product has made. @param {{ database: import('pg').Client }} product */
export async function takeVectors({ database }) {
  const { rows } = await database.query('select model, min(octet_length(vector)) as bytes from passage_vectors group by model');
  for (const { model, bytes } of rows) await new VectorCache({ name: model, dimensions: bytes / NUMBER_BYTES }).takeFrom(database);
}
