/** Asks a question and prints the answer as it comes, then what it quotes. Needs the scope ASK. */
import { ThemisClient } from '@themis/client';
import { WebSocket } from 'ws';

const { THEMIS_URL = 'http://localhost:3000', THEMIS_KEY = '' } = process.env;
const question = process.argv[2] ?? 'How large may the security deposit be?';
// Node 22 and browsers have a WebSocket of their own.
const themis = new ThemisClient({ url: THEMIS_URL, key: THEMIS_KEY, webSocket: WebSocket });

for await (const { kind, text, answer } of themis.askStream({ question })) {
  if (kind === 'TEXT') process.stdout.write(text ?? '');
  if (!answer) continue;
  for (const { marker, documentTitle, headingPath, quotation, stamp } of answer.citations)
    console.log(`\n[${marker}] ${documentTitle}, ${headingPath}${stamp ? ` (${stamp})` : ''}\n"${quotation}"`);
  if (answer.withheldQuotations > 0) console.log(`${answer.withheldQuotations} quotations were withheld.`);
}
