import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers that speak of the upgrade; RFC 7540, 3.2.1 names the second. */
const OFFER = /^(upgrade|http2-settings)$/i;

/**
 * Whether a request asks for a WebSocket. Every other offer, such as HTTP/2, is one that a server may ignore (RFC 9110, 7.8).
 * Also the `shouldUpgradeCallback` of Node 24 and later, which then never takes other requests off their connection.
 */
export const asksForWebSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Lets the server answer a request as if it had offered no upgrade. Node before version 24 takes every request with an `Upgrade`
 * header off its connection once anybody listens for one. The request goes back to where it came from without its offer, and
 * the connection to the server as a new one, so that body, limits, timeouts and keep-alive are those of any request.
 * @param head what had already arrived after the request's headers
 */
export function answerWithoutUpgrade(server: Server, request: IncomingMessage, connection: Duplex, head: Buffer): void {
  connection.unshift(Buffer.concat([Buffer.from(withoutOffer(request), 'latin1'), head]));
  server.emit('connection', connection);
}

function withoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (OFFER.test(name)) continue;
    const kept = name.toLowerCase() === 'connection' ? withoutTokens(value) : value;
    if (kept !== '' || value === '') lines.push(`${name}: ${kept}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

const withoutTokens = (connection: string): string =>
  connection
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '' && !OFFER.test(token))
    .join(', ');
