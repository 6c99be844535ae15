import { ERROR_CODES } from '../../errors/error-codes.js';
import { LIMITS } from '../../limits/limits.js';

/** The page docs/errors.md: every code that a call can be refused with, and every limit of calls. */
export function errorsPage(): string {
  const codes = Object.entries(ERROR_CODES).map(([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`);
  const limits = Object.entries(LIMITS).map(
    ([name, { points, durationSeconds, blockSeconds }]) =>
      `| \`${name}\` | ${points.toLocaleString('en-US')} | ${duration(durationSeconds)} | ${blockSeconds > 0 ? duration(blockSeconds) : ''} |`,
  );
  return `${[
    '# Error codes and limits',
    '',
    '<!-- Generated from core/errors/error-codes.ts and core/limits/limits.ts by backend/src/print-openapi.ts. -->',
    '',
    'REST answers a refusal with `{ "detail", "code" }` and a status; GraphQL with the same code in `extensions.code`. Texts may change,',
    'codes do not.',
    '',
    '| code | status in REST | meaning |',
    '| --- | --- | --- |',
    ...codes,
    '',
    '## Limits',
    '',
    'Calls, or milliseconds of work where the name has `time` in it, that are allowed within a while. The end of a name says who is',
    'counted: an account, an address that it is called from (`source`), a user, a link. Whoever is over a limit gets `RATE_LIMITED` with',
    '`Retry-After`.',
    '',
    'An answer says how much is left of the limits whose names end in `user`, other than those of work, and of `api-key`, if its request',
    'was counted against one; of several, the one of which the smallest share is left. REST, and GraphQL over HTTP, say so in the headers',
    'of [draft-ietf-httpapi-ratelimit-headers](https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/): the limit with its',
    'calls (`q`) and seconds (`w`), and how many calls are left (`r`) until the count begins again in some seconds (`t`). GraphQL says the',
    'same in `extensions.rateLimit`. The other limits are not told: they count what somebody else may have done.',
    '',
    '```',
    'RateLimit-Policy: "search-user";q=120;w=60',
    'RateLimit: "search-user";r=118;t=42',
    '```',
    '',
    '| limit | calls | within | pause once it is crossed |',
    '| --- | --- | --- | --- |',
    ...limits,
  ].join('\n')}\n`;
}

function duration(seconds: number): string {
  const [count, unit] = seconds % 3600 === 0 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
