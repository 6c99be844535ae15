import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadConfig } from '../../src/core/config/load-config.js';
import type { Secrets } from '../../src/core/config/config.js';
import { FileCipher } from '../../src/core/files/file-cipher.js';
import { openInstallation } from '../../src/installation/open-installation.js';
import { type PreparedInstallation, prepareInstallation } from '../../src/installation/prepare-installation.js';
import { createDatabase, type TestDatabase } from './database.js';

/** A database and a data folder of one test, without a running product. */
export class BareInstallation {
  private constructor(
    readonly held: TestDatabase,
    readonly dataDir: string,
  ) {}

  static async make(): Promise<BareInstallation> {
    return new BareInstallation(await createDatabase(), mkdtempSync(path.join(tmpdir(), 'themis-keys-')));
  }

  async drop(): Promise<void> {
    rmSync(this.dataDir, { recursive: true, force: true });
    await this.held.drop();
  }

  /** The file of a key. */
  readonly secret = (name: string): string => path.join(this.dataDir, 'secrets', name);

  readonly settingsOf = (more: Record<string, string>): Record<string, string> => ({
    DATA_DIR: this.dataDir,
    DATABASE_URL: this.held.url,
    STARTER_LAW: 'none',
    ...more,
  });

  readonly setUp = (more: Record<string, string> = {}): Promise<PreparedInstallation> => {
    const settings = this.settingsOf(more);
    return prepareInstallation(loadConfig(settings), settings, this.held.url);
  };

  /** As a process does that starts. */
  readonly open = (more: Record<string, string> = {}): Promise<Secrets> => {
    const settings = this.settingsOf({ DATABASE_URL: this.held.applicationUrl, ...more });
    return openInstallation(loadConfig(settings), settings);
  };

  readonly query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: this.held.url });
    await client.connect();
    try {
      return (await client.query(text, values)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  /** Adds a document whose title is sealed under `key`. */
  readonly sealedDocument = async (key: Buffer): Promise<void> => {
    const [owner, id] = [randomUUID(), randomUUID()];
    const title = new FileCipher({ fileEncryptionKey: key }).encrypt(Buffer.from('A deed'), `document/${id}/title`);
    await this.query(
      `insert into users (id, name, email, phone, role, password_hash, is_active, is_verified) values ($1, 'Asha', $2, '', 'user', 'x', true, true)`,
      [owner, `${owner}@themis.test`],
    );
    await this.query('insert into documents (id, owner_id, document_type, sealed_title) values ($1, $2, $3, $4)', [
      id,
      owner,
      'nda',
      title,
    ]);
  };
}
