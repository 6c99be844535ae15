import type { HealthAnswer } from '../../core/observability/health.js';

/** What binds the answer of the provider to the browser that was sent there; that browser alone keeps it, sealed. */
export interface ProviderQuestion {
  state: string;
  nonce: string;
  /** Proves to the provider that who redeems the code is who asked for it (PKCE, RFC 7636). */
  verifier: string;
  /** Whether the person had to show the provider again who they are. */
  again: boolean;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** What the provider sent the browser back with. */
export interface ProviderReturn {
  state: string;
  code?: string;
  /** Who answers (RFC 9207). */
  iss?: string;
  error?: string;
}

/** Who somebody is, as the provider says. */
export interface ProvedIdentity {
  issuer: string;
  /** Never given to anybody else by this issuer; an e-mail may be. */
  subject: string;
  email: string | null;
  /** False also where the provider does not say. */
  emailVerified: boolean;
  name: string | null;
  groups: string[];
}

/** Who says who people are, besides the passwords of the product: the OpenID provider of a firm, where one is set. */
export abstract class IdentityProvider {
  abstract describe(): string;

  /** What people call it; null where none is set. */
  abstract readonly name: string | null;

  /**
   * Begins a sign-in.
   * @param again the provider must ask the person to show who they are, also where it knows
   * @returns the question, and where the browser goes with it
   * @throws ProviderUnavailableError, ProviderAnswerError
   */
  abstract ask(again: boolean): Promise<{ question: ProviderQuestion; url: string }>;

  /**
   * Redeems what the browser came back with, and checks issuer, signature, audience, nonce and time of what the provider says.
   * @throws ProviderRefusedError when the provider or the person said no
   * @throws ProviderReturnError when the answer is not one to this question, or was used before
   * @throws ProviderUnavailableError, ProviderAnswerError
   */
  abstract prove(question: ProviderQuestion, returned: ProviderReturn): Promise<ProvedIdentity>;

  /** Whether it has answered lately; asks it at most every half minute. */
  abstract health(): Promise<HealthAnswer>;
}
