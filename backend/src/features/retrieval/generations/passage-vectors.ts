import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Embedder, type PassageText } from '../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../ports/embedder/errors.js';

/** Texts embedded, or passages cut, before their vectors are stored: the most that a crash or a cancellation can lose. */
const AT_ONCE = 64;

/** Is told how many of a text's passages have their vectors. */
export type VectorsMade = (done: number, total: number) => void;

type Purpose = 'query' | 'passage';

interface Row {
  hash: Buffer;
  vector: Buffer;
}

/** Vectors of passages, made once for each text and model and kept in the database. */
@Injectable()
export class PassageVectors {
  constructor(
    private readonly database: DataSource,
    private readonly embedder: Embedder,
  ) {}

  /**
   * The vectors of each passage, in order: one for each of its windows, up to `most`. Kept window by window, so that a change at the end
   * of a long passage leaves the other windows' vectors valid.
   * @throws EmbedderUnavailableError; the signal's reason
   */
  async ofPassages(
    passages: readonly PassageText[],
    { model, most, made: tell }: { model: string; most: number; made?: VectorsMade },
    signal?: AbortSignal,
  ): Promise<Float32Array[][]> {
    const vectors: Float32Array[][] = [];
    for (let at = 0; at < passages.length; at += AT_ONCE) {
      this.requireModel(model);
      const cut = await this.embedder.windows(passages.slice(at, at + AT_ONCE), signal);
      const windows = cut.map((texts) => texts.slice(0, most));
      const made = await this.made(windows.flat(), model, 'passage', signal);
      let next = 0;
      for (const { length } of windows) vectors.push(made.slice(next, (next += length)));
      tell?.(vectors.length, passages.length);
    }
    return vectors;
  }

  /** The same for questions, which models embed in another way; these are never dropped while their model is in use. */
  ofQuestions(texts: readonly string[], model: string, signal?: AbortSignal): Promise<Float32Array[]> {
    return this.made(texts, model, 'query', signal);
  }

  /** Vectors of questions that were made before; null when one is missing. */
  async keptOfQuestions(texts: readonly string[], model: string): Promise<Float32Array[] | null> {
    const hashes = texts.map(hashOf);
    const known = await this.kept(asQuestions(model), hashes, 'query');
    const vectors = hashes.flatMap((hash) => known.get(key(hash)) ?? []);
    return vectors.length === texts.length ? vectors : null;
  }

  /** What another model makes must never be stored under this one's name. */
  private requireModel(model: string): void {
    const current = this.embedder.model()?.name;
    if (current !== model) throw new EmbedderUnavailableError(new Error(`the sentence model is now ${current ?? 'none'}, not ${model}`));
  }

  private async made(texts: readonly string[], name: string, purpose: Purpose, signal?: AbortSignal): Promise<Float32Array[]> {
    const model = purpose === 'query' ? asQuestions(name) : name;
    const hashes = texts.map(hashOf);
    const vectors = new Map<string, Float32Array>();
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const some = hashes.slice(at, at + AT_ONCE);
      const known = await this.kept(model, some, purpose);
      const missing = new Map(
        some.flatMap((hash, place) => (known.has(key(hash)) ? [] : [[key(hash), { hash, text: texts[at + place] ?? '' }] as const])),
      );
      for (const [id, vector] of known) vectors.set(id, vector);
      if (missing.size === 0) continue;
      const made = [...missing.values()];
      this.requireModel(name);
      const fresh = await this.embedder.embed(
        made.map(({ text }) => text),
        purpose,
        signal,
      );
      await this.keep(
        model,
        made.map(({ hash }) => hash),
        fresh,
      );
      for (const [place, { hash }] of made.entries()) vectors.set(key(hash), fresh[place] ?? new Float32Array());
    }
    return hashes.map((hash) => vectors.get(key(hash)) ?? new Float32Array());
  }

  /**
   * Removes what was not used since a rebuild began: vectors of texts that are gone and of models that are no longer in use. Those that
   * another process has made in the meantime, for a model about to be used, stay; so do those of these models' questions.
   * @param since by the clock of the database, see `now`
   */
  async dropUnused(models: readonly string[], since: Date): Promise<void> {
    await this.database.query('delete from passage_vectors where used_at < $2 and not (model = any($1))', [models.map(asQuestions), since]);
  }

  /** The time by the clock of the database, which notes when a vector was used. */
  async now(): Promise<Date> {
    const [{ now }] = await this.database.query<[{ now: Date }]>('select now()');
    return now;
  }

  /** Use is recorded for passages only: vectors of questions are never dropped for lack of it, and there are tens of thousands of them. */
  private async kept(model: string, hashes: readonly Buffer[], purpose: Purpose): Promise<Map<string, Float32Array>> {
    const held =
      purpose === 'query'
        ? await this.database.query<Row[]>('select hash, vector from passage_vectors where model = $1 and hash = any($2)', [model, hashes])
        : (
            await this.database.query<[Row[], number]>(
              'update passage_vectors set used_at = now() where model = $1 and hash = any($2) returning hash, vector',
              [model, hashes],
            )
          )[0];
    return new Map(held.map(({ hash, vector }) => [key(hash), floats(vector)]));
  }

  private async keep(model: string, hashes: readonly Buffer[], vectors: readonly Float32Array[]): Promise<void> {
    const bytes = vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength));
    await this.database.query(
      `insert into passage_vectors (model, hash, vector)
       select $1, hash, vector from unnest($2::bytea[], $3::bytea[]) as made (hash, vector)
       on conflict do nothing`,
      [model, hashes, bytes],
    );
  }
}

/** The name under which vectors of questions are kept. */
const asQuestions = (model: string): string => `${model} for questions`;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const key = (hash: Buffer): string => hash.toString('base64');

/** The bytes of a row need not begin where numbers may. */
const floats = (bytes: Buffer): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);
