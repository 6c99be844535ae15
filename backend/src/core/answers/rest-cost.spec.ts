import { describe, expect, it } from '@jest/globals';
import { restCost } from './rest-cost.js';

describe('restCost', () => {
  it('is that of a list, of one thing, or of what is there already', () => {
    const [list, one, light] = [restCost('GET', '/api/documents'), restCost('GET', '/api/documents/:id'), restCost('GET', '/api/auth/me')];
    expect(list).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(light);
    expect(light).toBeGreaterThan(0);
    expect(restCost('PUT', '/api/auth/profile')).toBe(one);
  });

  it('is nothing for operations, which are counted by themselves, and for what is no API', () => {
    for (const pattern of ['/graphql', '/mcp', '/health/live', '/', '']) expect(restCost('GET', pattern)).toBe(0);
  });
});
