import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leaksIn } from '../support/evidence.js';
import { SecretFinder } from '../support/secret-finder.js';

const SECRETS = new SecretFinder(['a quiet green lease', 'line one\nline "two"']);

/** The scan itself runs over the whole suite when it has ended: test/support/global-teardown.ts. */
describe('the scan of logs and error answers', () => {
  it.each([
    ['{"detail":"a quiet green lease is wrong"}', 'a secret or a private text'],
    [JSON.stringify({ detail: 'line one\nline "two"' }), 'a secret or a private text'],
    ['{"token":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x"}', 'a token'],
    ['{"hash":"$argon2id$v=19$m=1"}', 'a password hash'],
    ['{"message":"select id, name from users where"}', 'SQL'],
    ['{"message":"INSERT INTO users (id)"}', 'SQL'],
    [`{"message":"ENOENT: '/var/lib/themis/files/x'"}`, 'an absolute path'],
    ['{"stack":"file:///srv/app/main.js:1:2"}', 'an absolute path'],
  ])('finds what is hidden in %s', (text, what) => {
    expect(leaksIn(text, SECRETS, false)).toContain(what);
  });

  it('finds what a search for each of the secrets finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\n'), minLength: 8, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 5 }),
        fc.string({ unit: fc.constantFrom('a', 'b', '"', '\n'), maxLength: 60 }),
        (secrets, text) => {
          const isIn = secrets.some((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)));
          expect(new SecretFinder(secrets).isIn(text)).toBe(isIn);
        },
      ),
    );
  });

  it('holds answers to the stricter rule', () => {
    const stack = '{"stack":"Error: x\\n    at run (backend/src/main.ts:10:3)"}';
    expect(leaksIn(stack, SECRETS, true)).toEqual(['a stack']);
    expect(leaksIn(stack, SECRETS, false)).toEqual([]);
  });

  it.each([
    '{"detail":"Please select a file","code":"NO_FILE"}',
    '{"route":"/api/admin/users/:id","status":404}',
    '{"url":"http://127.0.0.1:9/srv/x"}',
    '{"detail":"File too large. Please choose a smaller file."}',
  ])('leaves ordinary words alone: %s', (text) => {
    expect(leaksIn(text, SECRETS, true)).toEqual([]);
  });
});
