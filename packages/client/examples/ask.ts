/** Asks a question and prints the answer as it comes, then what it quotes. Needs the scope ASK. */
import { ThemisClient } from '@themis/client';
import { WebSocket } from 'ws';

const { THEMIS_URL = 'http://localhost:3000', THEMIS_KEY = '' } = process.env;
const question = process.argv[2] ?? 'How large may the security deposit be?';
// Node 22 and browsers have a WebSocket of their own.
const themis = new ThemisClient({ url: THEMIS_URL, key: THEMIS_KEY, webSocket: WebSocket });

for await (const step of themis.askStream({ question })) {
  if (step.__typename === 'AnswerPiece') process.stdout.write(step.text);
  if (step.__typename !== 'FinishedAnswer') continue;
  const { citations, withheldQuotations } = step.answer;
  for (const { marker, documentTitle, headingPath, quotation, stamp } of citations)
    console.log(`\n[${marker}] ${documentTitle}, ${headingPath}${stamp ? ` (${stamp})` : ''}\n"${quotation}"`);
  if (withheldQuotations > 0) console.log(`${withheldQuotations} quotations were withheld.`);
}
