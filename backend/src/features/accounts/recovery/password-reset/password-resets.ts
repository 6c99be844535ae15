import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FileCipher } from '../../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../../core/files/keys/sealed-data.js';

export const TOKEN_MINUTES = 30;
/** A request that could not be answered in this time is given up: its owner has long asked again. */
const REQUEST_MINUTES = 60;
const TOKEN_BYTES = 32;

/**
 * Requests for a new password, and the tokens that were sent. Of a token of 256 random bits its SHA-256 is enough; the address of a
 * request is sealed, since it may be nobody's or have been typed by anybody.
 */
@Injectable()
export class PasswordResets {
  constructor(private readonly cipher: FileCipher) {}

  /** @returns the id of a request that was written in the caller's transaction */
  async begin(manager: EntityManager, email: string): Promise<string> {
    const id = randomUUID();
    await manager.query('insert into password_resets (id, sealed_email) values ($1, $2)', [
      id,
      this.cipher.encryptText(email, SEAL_NAMES.passwordReset(id)),
    ]);
    return id;
  }

  /** The address of a request; null when it is gone or too old. Removes all that are. */
  async emailOf(manager: EntityManager, id: string): Promise<string | null> {
    await manager.query(
      `delete from password_resets where requested_at < now() - interval '${REQUEST_MINUTES} minutes' and (expires_at is null or expires_at < now())`,
    );
    const [row] = await manager.query<{ sealed: Buffer }[]>('select sealed_email as sealed from password_resets where id = $1', [id]);
    return row ? this.cipher.decryptText(row.sealed, SEAL_NAMES.passwordReset(id)) : null;
  }

  /** Makes the token of a request, the only one of the account from now on. @returns it; null when the request is gone */
  async issue(manager: EntityManager, id: string, userId: string): Promise<string | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await manager.query('delete from password_resets where user_id = $1 and id <> $2', [userId, id]);
    const [, issued] = await manager.query<[unknown[], number]>(
      `update password_resets set user_id = $2, token_digest = $3, expires_at = now() + interval '${TOKEN_MINUTES} minutes' where id = $1`,
      [id, userId, digestOf(token)],
    );
    return issued > 0 ? token : null;
  }

  /** Whose token this is; null when it is nobody's. */
  async ownerOf(manager: EntityManager, token: string): Promise<string | null> {
    const [row] = await manager.query<{ userId: string }[]>(
      'select user_id as "userId" from password_resets where token_digest = $1 and expires_at > now()',
      [digestOf(token)],
    );
    return row?.userId ?? null;
  }

  /** Uses a token up: of two calls at the same time only one succeeds. @returns whether it was there */
  async use(manager: EntityManager, token: string): Promise<boolean> {
    const [, removed] = await manager.query<[unknown[], number]>(
      'delete from password_resets where token_digest = $1 and expires_at > now()',
      [digestOf(token)],
    );
    return removed > 0;
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query('delete from password_resets where id = $1', [id]);
  }

  /** Voids what was sent to an account, as another password does. */
  async removeOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('delete from password_resets where user_id = $1', [userId]);
  }
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
