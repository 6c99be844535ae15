import type { Actor } from '../../src/core/access/actor.js';
import type { KeyScope } from '../../src/core/access/keys/key-scopes.js';
import type { SessionKind } from '../../src/core/access/session.entity.js';
import { ApiKeysService } from '../../src/features/accounts/keys/api-keys.service.js';
import type { CreateApiKeyInput } from '../../src/features/accounts/keys/api-keys.inputs.js';
import type { CreatedApiKey } from '../../src/features/accounts/keys/api-keys.views.js';
import type { TestApp } from './app.js';

/** Makes a key for an account, as if its owner had done so. */
export function newApiKey(
  app: TestApp,
  { userId, kind }: { userId: string; kind: SessionKind },
  scopes: readonly KeyScope[],
  more: Partial<CreateApiKeyInput> = {},
): Promise<CreatedApiKey> {
  const who = { userId, sessionId: '' };
  const actor: Actor = kind === 'admin' ? { kind, ...who, email: 'admin@themis.test', address: '127.0.0.1' } : { kind, ...who };
  const input = { name: 'A test', expiresInDays: 1, ...more, scopes: [...scopes] as CreateApiKeyInput['scopes'] };
  return app.nest.get(ApiKeysService, { strict: false }).create(actor, '127.0.0.1', input);
}
