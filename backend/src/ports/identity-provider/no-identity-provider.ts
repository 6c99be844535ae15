import type { HealthAnswer } from '../../core/observability/health.js';
import { IdentityProvider } from './identity-provider.js';
import { NoIdentityProviderError } from './identity-provider-errors.js';

/** Where none is set. */
export class NoIdentityProvider extends IdentityProvider {
  readonly name = null;

  describe(): string {
    return 'none (users sign in by password)';
  }

  ask(): Promise<never> {
    return Promise.reject(new NoIdentityProviderError());
  }

  prove(): Promise<never> {
    return Promise.reject(new NoIdentityProviderError());
  }

  health(): Promise<HealthAnswer> {
    return Promise.resolve({ ok: true, detail: 'none is set' });
  }
}
