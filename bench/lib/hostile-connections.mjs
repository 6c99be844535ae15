/**
 * A process of its own that does to the connections of a server what one client may do, again and again, so that what is measured does not
 * wait for it. Its parent sends `{ url, flood, authorization }` and kills it.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 50;
/** Nine addresses, each in a network of its own. */
const ADDRESSES = Array.from({ length: 9 }, (_, at) => `127.3.${at + 1}.1`);
const IDLE_EACH = 456;
const IDLE_BATCH = 100;
const WEB_SOCKET = [
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
];
const HEAVY = `{ ${Array.from({ length: 15 }, (_, at) => `t${at}: documentTemplates { documentType label fields { name label type } }`).join(' ')} }`;

process.once('disconnect', () => process.exit());
const [{ url, flood, authorization }] = await once(process, 'message');
const { hostname, port } = new URL(url);

function open(localAddress = ADDRESSES[0]) {
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  // A reset is an end like any other here.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends everything at once and reads nothing; begins again when the server hangs up. */
async function pipelined(at, count) {
  const text = `GET ${at} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(count);
  for (;;) {
    const socket = open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(text);
    await closed;
    await delay(PAUSE_MS);
  }
}

/** Opens one WebSocket and sends messages on it, again and again, as fast as the server reads them. */
async function onSocket(messages) {
  const socket = open();
  const lines = ['GET /graphql HTTP/1.1', `Host: ${hostname}:${port}`, 'Connection: Upgrade', 'Upgrade: websocket', ...WEB_SOCKET];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.resume();
  socket.write(frame({ type: 'connection_init', payload: { authorization } }));
  await delay(PAUSE_MS);
  for (let round = 0; !socket.destroyed; round += 1) {
    if (!socket.write(Buffer.concat(messages(round).map(frame)))) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    await delay(PAUSE_MS);
  }
}

/** A message as a client sends it (RFC 6455, 5.2), with a mask of zeros. */
function frame(message) {
  const content = Buffer.from(JSON.stringify(message));
  const long = content.length > 125;
  const head = Buffer.from([0x81, 0x80 | (long ? 126 : content.length), ...(long ? [content.length >> 8, content.length & 0xff] : [])]);
  return Buffer.concat([head, Buffer.alloc(4), content]);
}

const subscribe = (id, query) => ({ id, type: 'subscribe', payload: { query } });

const FLOODS = {
  pipelined: () => Promise.all(Array.from({ length: 8 }, () => pipelined('/api/openapi.json', 1500))),
  health: () => pipelined('/health/live', 5000),
  operations: () =>
    onSocket((round) =>
      Array.from({ length: 3000 }, (_, at) => `${round}-${at}`).flatMap((id) => [subscribe(id, '{ me { id } }'), { id, type: 'complete' }]),
    ),
  heavy: () => onSocket((round) => Array.from({ length: 60 }, (_, at) => subscribe(`${round}-${at}`, HEAVY))),
  idle: async () => {
    for (;;)
      for (const address of ADDRESSES)
        for (let opened = 0; opened < IDLE_EACH; opened += IDLE_BATCH) {
          for (let at = 0; at < IDLE_BATCH; at += 1) open(address).resume();
          await delay(PAUSE_MS);
        }
  },
};

await FLOODS[flood]();
