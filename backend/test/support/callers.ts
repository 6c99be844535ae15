import { AccessTokens } from '../../src/core/access/access-tokens.js';
import type { SessionKind } from '../../src/core/access/session.entity.js';
import { SessionsService } from '../../src/core/access/sessions.service.js';
import { ADMIN_SCOPES, type KeyScope } from '../../src/core/access/keys/key-scopes.js';
import type { TestApp } from './app.js';
import type { Client } from './client.js';
import { newApiKey } from './api-keys.js';
import { newUser } from './people.js';

export type Caller = 'anonymous' | 'user A' | 'user B' | 'admin' | 'deactivated' | 'deactivated admin' | 'demoted';
export const CALLERS: readonly Caller[] = ['anonymous', 'user A', 'user B', 'admin', 'deactivated', 'deactivated admin', 'demoted'];

/** Accounts in every state, and tokens of live sessions for them: what refuses is the account's state, not its session. */
export class Callers {
  private readonly keys = new Map<string, string>();

  private constructor(
    private readonly app: TestApp,
    private readonly client: Client,
    private readonly ids: ReadonlyMap<Caller, { id: string; kind: SessionKind }>,
  ) {}

  static async of(app: TestApp, client: Client): Promise<Callers> {
    const make = async (name: string, sql: string | null): Promise<string> => {
      const { client: user } = await newUser(client, name);
      const { id } = (await user.get<{ id: string }>('/api/auth/me')).body;
      if (sql) await app.database.query(`update users set ${sql} where id = $1`, [id]);
      return id;
    };
    const ids = new Map<Caller, { id: string; kind: SessionKind }>([
      ['user A', { id: await make('User A', null), kind: 'user' }],
      ['user B', { id: await make('User B', null), kind: 'user' }],
      ['admin', { id: await make('Admin X', `role = 'admin'`), kind: 'admin' }],
      ['deactivated', { id: await make('Deactivated', 'is_active = false'), kind: 'user' }],
      ['deactivated admin', { id: await make('Deactivated Admin', `role = 'admin', is_active = false`), kind: 'admin' }],
      ['demoted', { id: await make('Demoted', null), kind: 'admin' }],
    ]);
    return new Callers(app, client, ids);
  }

  /** A client with the token of a new session; none for the anonymous. */
  async as(caller: Caller): Promise<Client> {
    const token = await this.token(caller);
    return token === null ? this.client : this.client.as(token);
  }

  async token(caller: Caller): Promise<string | null> {
    const known = this.ids.get(caller);
    if (!known) return null;
    const session = await this.app.nest.get(SessionsService).open(known.id, known.kind, 60, { address: '127.0.0.1', userAgent: null });
    return this.app.nest.get(AccessTokens).sign(session).token;
  }

  /** The key with these scopes, which are all of a user or all of an administrator. No account may have as many keys as there are sets. */
  async key(...scopes: readonly KeyScope[]): Promise<string> {
    const name = scopes.join();
    const known = this.keys.get(name);
    if (known !== undefined) return known;
    const kind = ADMIN_SCOPES.some((one) => scopes.includes(one)) ? 'admin' : 'user';
    const ofUser = scopes.length === 1 ? 'user A' : 'user B';
    const { id = '' } = this.ids.get(kind === 'admin' ? 'admin' : ofUser) ?? {};
    const { secret } = await newApiKey(this.app, { kind, userId: id }, [...scopes]);
    this.keys.set(name, secret);
    return secret;
  }
}
