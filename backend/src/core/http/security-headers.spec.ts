import { describe, expect, it } from '@jest/globals';
import { pagePolicy } from './security-headers.js';

describe('pagePolicy', () => {
  it('lets in style elements with the nonce, and nothing foreign or inline besides', () => {
    const policy = pagePolicy('abc123')['content-security-policy'] ?? '';
    expect(policy).toContain("style-src 'self' 'nonce-abc123'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('frame-src blob:;');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
    expect(pagePolicy('other')['content-security-policy']).not.toContain('abc123');
  });
});
