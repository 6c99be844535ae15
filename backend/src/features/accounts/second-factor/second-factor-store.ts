import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';
import { newRecoveryCodes, readRecoveryCode } from './codes/recovery-codes.js';
import { stepOf } from './codes/totp.js';

interface StoredFactor {
  sealed: Buffer;
  /** The sealed key of the digests of recovery codes; null while they are those that an earlier release made, under the file key itself. */
  codeKey: Buffer | null;
  confirmedAt: Date | null;
}

/**
 * Secrets and codes of second factors, in the caller's transaction. Secrets are sealed with the key of users' files; recovery codes are
 * kept as digests under a random key that is sealed with it, so that the table alone does not let anybody try codes out, and the file
 * key can be changed though nobody has the codes.
 */
@Injectable()
export class SecondFactorStore {
  constructor(private readonly cipher: FileCipher) {}

  async find(manager: EntityManager, userId: string): Promise<{ confirmedAt: Date | null; codesLeft: number } | undefined> {
    const [row] = await manager.query<{ confirmedAt: Date | null; codesLeft: number }[]>(
      `select confirmed_at as "confirmedAt", (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as "codesLeft"
       from second_factors f where user_id = $1`,
      [userId],
    );
    return row;
  }

  /** Keeps a secret that is not confirmed yet; it replaces an earlier unconfirmed one. @returns false when there is a confirmed one */
  async draft(manager: EntityManager, userId: string, secret: Buffer): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `insert into second_factors (user_id, sealed_secret) values ($1, $2)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
       where second_factors.confirmed_at is null returning user_id`,
      [userId, this.cipher.encrypt(secret, SEAL_NAMES.secondFactor(userId))],
    );
    return rows.length > 0;
  }

  /**
   * Confirms the drafted secret by a code of it, which is then used up.
   * @returns the first recovery codes; null when there is no draft or the code is not one of it
   */
  async confirm(manager: EntityManager, userId: string, code: string): Promise<string[] | null> {
    const factor = await this.locked(manager, userId);
    const step = factor?.confirmedAt === null ? stepOf(this.open(userId, factor), code) : null;
    if (step === null) return null;
    await manager.query('update second_factors set confirmed_at = now(), last_step = $2 where user_id = $1', [userId, step]);
    return this.replaceCodes(manager, userId);
  }

  /**
   * Uses up a code, of the app or for recovery. Each is taken once: of two calls with one code the second waits for the first, then
   * finds it used.
   * @returns whether it was right, and unused
   */
  async use(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const factor = await this.locked(manager, userId);
    if (!factor?.confirmedAt) return false;
    const recovery = readRecoveryCode(code);
    if (recovery !== null) {
      const [, removed] = await manager.query<[unknown[], number]>(
        'delete from recovery_codes where user_id = $1 and code_digest = any($2::bytea[])',
        [userId, this.digests(userId, recovery, factor.codeKey)],
      );
      return removed > 0;
    }
    const step = stepOf(this.open(userId, factor), code.replace(/\s/g, ''));
    if (step === null) return false;
    const [, used] = await manager.query<[unknown[], number]>(
      'update second_factors set last_step = $2 where user_id = $1 and last_step < $2',
      [userId, step],
    );
    return used > 0;
  }

  /** Makes ten new recovery codes; the ones before are void. @returns them, this once */
  async replaceCodes(manager: EntityManager, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const key = this.cipher.newDigestKey(SEAL_NAMES.recoveryCodes(userId));
    await manager.query('update second_factors set sealed_code_key = $2 where user_id = $1', [userId, key]);
    await manager.query('delete from recovery_codes where user_id = $1', [userId]);
    await manager.query('insert into recovery_codes (user_id, code_digest) select $1, unnest($2::bytea[])', [
      userId,
      codes.flatMap((code) => this.digests(userId, code, key)),
    ]);
    return codes;
  }

  /** @returns whether there was one, confirmed or not */
  async remove(manager: EntityManager, userId: string): Promise<boolean> {
    const [, removed] = await manager.query<[unknown[], number]>('delete from second_factors where user_id = $1', [userId]);
    return removed > 0;
  }

  private async locked(manager: EntityManager, userId: string): Promise<StoredFactor | undefined> {
    const [row] = await manager.query<StoredFactor[]>(
      'select sealed_secret as sealed, sealed_code_key as "codeKey", confirmed_at as "confirmedAt" from second_factors where user_id = $1 for update',
      [userId],
    );
    return row;
  }

  private open(userId: string, { sealed }: StoredFactor): Buffer {
    return this.cipher.decrypt(sealed, SEAL_NAMES.secondFactor(userId));
  }

  private digests(userId: string, code: string, key: Buffer | null): Buffer[] {
    const content = `${userId} ${code}`;
    if (key === null) return this.cipher.digests(content, 'recovery-code');
    return [this.cipher.digestWith(key, SEAL_NAMES.recoveryCodes(userId), content, 'recovery-code')];
  }
}
