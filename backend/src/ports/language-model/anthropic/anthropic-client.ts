import Anthropic from '@anthropic-ai/sdk';

export const ANTHROPIC_URL = 'https://api.anthropic.com';

export interface AnthropicClientOptions {
  /** Absent for a gateway that asks for none. */
  apiKey?: string;
  /** A gateway that speaks the Messages API; absent: Anthropic's own. */
  baseUrl?: string;
}

/** A client that retries nothing by itself, follows no redirect, and reads no key from the environment. */
export function anthropicClient({ apiKey, baseUrl }: AnthropicClientOptions, timeoutMs: number): Anthropic {
  return new Anthropic({
    // Without a key given here the SDK would look for one in the environment and in files.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? ANTHROPIC_URL,
    // The SDK sends the key as a bearer token; many gateways still read the older header.
    defaultHeaders: { ...(apiKey ? {} : { authorization: null }), ...(apiKey && baseUrl ? { 'x-api-key': apiKey } : {}) },
    maxRetries: 0,
    timeout: timeoutMs,
    fetchOptions: { redirect: 'error' },
    // At its debug levels the SDK logs prompts and answers.
    logLevel: 'off',
  });
}
