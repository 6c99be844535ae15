/** Takes deliveries of a webhook on a port and prints what they say. What is not signed with WEBHOOK_SECRET is answered with 400. */
import { createServer } from 'node:http';
import { verifyWebhook, WebhookSignatureError } from '@themis/client';

const { WEBHOOK_SECRET = '', PORT = '0' } = process.env;
/** A delivery is far smaller. */
const BODY_MAX_BYTES = 64 * 1024;

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  let length = 0;
  request.on('data', (part: Buffer) => {
    length += part.length;
    if (length > BODY_MAX_BYTES) request.destroy();
    else parts.push(part);
  });
  request.on('end', () => {
    verifyWebhook({ headers: request.headers, body: Buffer.concat(parts), secret: WEBHOOK_SECRET })
      .then(({ type, timestamp }) => {
        console.log(`${timestamp} ${type}`);
        response.writeHead(204).end();
      })
      .catch((error: unknown) => {
        response.writeHead(error instanceof WebhookSignatureError ? 400 : 500).end();
      });
  });
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${JSON.stringify(server.address())}`));
