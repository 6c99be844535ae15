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

/** Gives a page a switch for faults. @returns {Promise<(fault: Fault | null) => void>} */
export async function faultSwitch(page) {
  /** @type {Fault | null} */
  let fault = null;
  let release = () => {};
  let released = Promise.resolve();

  const answer = async (route, { kind }, refusal) => {
    if (kind === 'offline') return route.abort('internetdisconnected');
    if (kind === 'slow') {
      await released;
      return route.fallback().catch(() => undefined);
    }
    return route.fulfill(refusal());
  };
  await page.route('**/graphql', (route) => {
    const now = fault;
    if (!now?.operation || route.request().postDataJSON()?.operationName !== now.operation) return route.fallback();
    return answer(route, now, () => ({ json: { data: null, errors: [graphqlError(now)] } }));
  });
  await page.route('**/api/**', (route) => {
    if (!fault?.path || !route.request().url().endsWith(fault.path)) return route.fallback();
    const { status, code, message, fields } = fault;
    const headers = status === 429 ? { 'retry-after': '30' } : {};
    return answer(route, fault, () => ({ status, headers, json: { ...(message && { detail: message }), code, errors: fields } }));
  });
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, id, payload } = JSON.parse(text);
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
