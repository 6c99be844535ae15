import { describe, expect, it } from '@jest/globals';
import { portOf } from './qdrant-connection.js';

describe('portOf', () => {
  it.each([
    ['http://qdrant:6333', 6333],
    ['https://qdrant.example:443', 443],
    ['https://qdrant.example', 443],
    ['http://qdrant.example:80/path', 80],
    ['http://qdrant.example', 80],
  ])('%s is on %i', (url, port) => {
    expect(portOf(url)).toBe(port);
  });
});
