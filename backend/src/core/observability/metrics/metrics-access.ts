import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request may read the metrics: always without a token, else with `Authorization: Bearer <token>`. Takes the same time for any guess. */
export function mayReadMetrics({ authorization = '' }: IncomingHttpHeaders, token: string | null): boolean {
  return token === null || timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
