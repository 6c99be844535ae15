/** Searches the library, in acts only, and says plainly what went wrong. Needs the scope SEARCH. */
import { RefusedError, ThemisClient } from '@themis/client';

const { THEMIS_URL = 'http://localhost:3000', THEMIS_KEY = '' } = process.env;
const themis = new ThemisClient({ url: THEMIS_URL, key: THEMIS_KEY, timeoutMs: 20_000 });

try {
  const { passages, relevant } = await themis.search({
    query: process.argv[2] ?? 'security deposit',
    first: 3,
    filters: { documentTypes: ['ACT'] },
  });
  if (!relevant) console.log('Nothing in the library speaks to this.');
  for (const { documentTitle, headingPath, spanStart, spanEnd, text } of passages)
    console.log(`${documentTitle}, ${headingPath}, units ${spanStart} to ${spanEnd}:\n${text}\n`);
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
