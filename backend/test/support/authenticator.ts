import { Secret, TOTP } from 'otpauth';
import type { DataSource } from 'typeorm';
import type { Client } from './client.js';
import { keepSecrets } from './evidence.js';
import type { Person } from './people.js';

/** An authenticator app. */
export class Authenticator {
  constructor(readonly secret: string) {
    keepSecrets(secret);
  }

  /** The code of the present step, or of one some steps from it. */
  code(steps = 0): string {
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  }

  /** A code that is certainly wrong: of a day from now. */
  wrongCode(): string {
    return this.code(2880);
  }
}

export interface Enrolled {
  app: Authenticator;
  recoveryCodes: string[];
}

/** Turns a person's two-step sign-in on. */
export async function enrol({ client, password }: Pick<Person, 'client' | 'password'>, database: DataSource): Promise<Enrolled> {
  const begun = await client.post<{ secret: string }>('/api/account/second-factor', { password });
  const app = new Authenticator(begun.body.secret);
  const { body } = await client.post<{ recovery_codes: string[] }>('/api/account/second-factor/confirm', { code: app.code() });
  keepSecrets(...body.recovery_codes);
  await forgetUsedCodes(database);
  return { app, recoveryCodes: body.recovery_codes };
}

/** As if time had passed since the last code: the present one is unused again. */
export const forgetUsedCodes = (database: DataSource): Promise<unknown> => database.query('update second_factors set last_step = 0');

/** The first step of a login. @returns the challenge of the second */
export async function challengeOf(client: Client, path: string, email: string, password: string): Promise<string> {
  const { status, body } = await client.form<{ code: string; challenge: string }>(path, { username: email, password });
  if (status !== 403 || !body.challenge) throw new Error(`the login answered ${status} ${body.code}`);
  return body.challenge;
}
