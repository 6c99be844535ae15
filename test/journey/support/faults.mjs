/**
 * What a server, a network or a proxy between them can do to one call.
 * @typedef {object} Fault
 * @property {string} [operation] GraphQL operation, over HTTP or the socket
 * @property {string} [path] REST path
 * @property {'refused' | 'offline' | 'slow'} kind
 * @property {number} [status]
 * @property {string} [code]
 * @property {string} [message] absent: an answer without words
 * @property {{ field: string, message: string }[]} [fields] fields that it refuses
 */

/** @returns {Fault} */
const refused = (target, status, code, message, more = {}) => ({ ...target, kind: 'refused', status, code, message, ...more });

/** Faults of one target, each named as the error catalogue knows them. @param {{ operation?: string, path?: string }} target */
export const faultsOf = (target) => ({
  expired: refused(target, 401, 'UNAUTHENTICATED', 'Authentication required. Please login again.'),
  unpaid: refused(target, 402, 'INSUFFICIENT_TOKENS', 'Insufficient tokens. Please purchase more tokens.'),
  forbidden: refused(target, 403, 'FORBIDDEN', 'You are not allowed to do this.'),
  absent: (message = 'Not found', code = 'NOT_FOUND') => refused(target, 404, code, message),
  /** @type {(message: string, fields?: Fault['fields']) => Fault} */
  conflict: (message, fields) => refused(target, 409, 'CONFLICT', message, { fields }),
  tooLarge: refused(target, 413, 'TOO_LARGE', 'The file is too large.'),
  invalid: (fields) => refused(target, 422, 'VALIDATION_FAILED', fields[0].message, { fields }),
  limited: refused(target, 429, 'RATE_LIMITED', 'Too many requests. Please try again later.'),
  down: refused(target, 503, 'UNAVAILABLE', undefined),
  offline: /** @type {Fault} */ ({ ...target, kind: 'offline' }),
  slow: /** @type {Fault} */ ({ ...target, kind: 'slow' }),
});
export const operation = (name) => faultsOf({ operation: name });
export const rest = (path) => faultsOf({ path });

/** @param {Fault} fault */
const graphqlError = ({ message, code, fields }) => ({ message: message ?? '', extensions: { code, ...(fields && { errors: fields }) } });

/** The calls of the front end; its files are left alone, see `faultSwitch`. */
const CALLS = [{ urlPattern: '*/graphql' }, { urlPattern: '*/api/*' }];

/** @param {unknown} body @param {{ status?: number, headers?: Record<string, string> }} [more] */
const jsonAnswer = (body, { status = 200, headers = {} } = {}) => ({
  responseCode: status,
  responseHeaders: Object.entries({ 'content-type': 'application/json', ...headers }).map(([name, value]) => ({ name, value })),
  body: Buffer.from(JSON.stringify(body)).toString('base64'),
});

/**
 * Gives a page a switch for faults. It asks Chromium for the calls only: `page.route` looks at every request, and turns the browser's
 * cache off for it, so that each page compiles the whole front end again.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<(fault: Fault | null) => void>}
 */
export async function faultSwitch(page) {
  /** @type {Fault | null} */
  let fault = null;
  let release = () => {};
  let released = Promise.resolve();
  const devtools = await page.context().newCDPSession(page);
  // A page that is left or closed takes its calls with it.
  const gone = () => undefined;

  /** @param {{ url: string, postData?: string }} request */
  const meets = ({ url, postData }) => {
    if (fault?.path) return url.endsWith(fault.path);
    if (!fault?.operation || !url.endsWith('/graphql')) return false;
    return JSON.parse(postData ?? '{}').operationName === fault.operation;
  };
  const refusal = (/** @type {Fault} */ given) => {
    if (given.operation) return jsonAnswer({ data: null, errors: [graphqlError(given)] });
    const { status, code, message, fields } = given;
    /** @type {Record<string, string>} */
    const headers = status === 429 ? { 'retry-after': '30' } : {};
    return jsonAnswer({ ...(message && { detail: message }), code, errors: fields }, { status, headers });
  };
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const goOn = () => devtools.send('Fetch.continueRequest', { requestId }).catch(gone);
    if (!fault || !meets(request)) void goOn();
    else if (fault.kind === 'offline')
      void devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }).catch(gone);
    else if (fault.kind === 'slow') void released.then(goOn);
    else void devtools.send('Fetch.fulfillRequest', { requestId, ...refusal(fault) }).catch(gone);
  });
  await devtools.send('Fetch.enable', { patterns: CALLS });
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, id, payload } = JSON.parse(String(text));
      if (type !== 'subscribe' || !fault || payload.operationName !== fault.operation) return server.send(text);
      if (fault.kind === 'offline') return socket.close({ code: 1013 });
      if (fault.kind === 'refused') socket.send(JSON.stringify({ type: 'error', id, payload: [graphqlError(fault)] }));
    });
    server.onMessage((text) => socket.send(text));
  });
  return (next) => {
    release();
    fault = next;
    released = new Promise((resolve) => (release = resolve));
  };
}
