import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

const HASH_BYTES = 32;
const NUMBER_BYTES = 4;

/**
 * Vectors of texts, kept in a file between runs of the benches: making those of a hundred acts takes longer than all questions together.
 * Each record is the SHA-256 of purpose and text, and the numbers.
 */
export class VectorCache {
  #known = new Map();
  #file;

  /** @param {{ name: string, dimensions: number }} model its name has the hash of its weights */
  constructor({ name, dimensions }) {
    const folder = inRoot('.cache', 'bench-vectors');
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, `${name.replace(/[^\w.-]+/gu, '_')}.bin`);
    const bytes = existsSync(this.#file) ? readFileSync(this.#file) : Buffer.alloc(0);
    const size = HASH_BYTES + NUMBER_BYTES * dimensions;
    // A record that a run which was stopped has half written is made again.
    for (let at = 0; at + size <= bytes.length; at += size) {
      const numbers = bytes.subarray(at + HASH_BYTES, at + size);
      this.#known.set(bytes.toString('base64', at, at + HASH_BYTES), new Float32Array(Uint8Array.from(numbers).buffer));
    }
  }

  /**
   * @param {readonly string[]} texts
   * @param {string} purpose
   * @param {(texts: string[]) => Promise<Float32Array[]>} make those that are not kept
   * @returns {Promise<Float32Array[]>} in the order of the texts
   */
  async vectors(texts, purpose, make) {
    const keys = texts.map((text) => createHash('sha256').update(`${purpose}\n${text}`).digest('base64'));
    const missing = new Map(keys.flatMap((key, at) => (this.#known.has(key) ? [] : [[key, texts[at]]])));
    if (missing.size > 0) {
      const made = await make([...missing.values()]);
      const records = [...missing.keys()].map((key, at) => {
        this.#known.set(key, made[at]);
        const { buffer, byteOffset, byteLength } = made[at];
        return Buffer.concat([Buffer.from(key, 'base64'), Buffer.from(buffer, byteOffset, byteLength)]);
      });
      appendFileSync(this.#file, Buffer.concat(records));
    }
    return keys.map((key) => this.#known.get(key));
  }
}
