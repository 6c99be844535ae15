import { EventEmitter, once } from 'node:events';

/** Answers one operation with a failure until it is lifted. */
export async function failing(page, operation, failure) {
  const handler = async (route) => {
    const { operationName } = route.request().postDataJSON() ?? {};
    if (operationName !== operation) return route.fallback();
    if (failure === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ json: { data: null, errors: [{ message: failure, extensions: { code: 'INTERNAL' } }] } });
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** Keeps one operation waiting until it is let go. */
export async function holding(page, operation) {
  const gate = new EventEmitter();
  const open = once(gate, 'open');
  const handler = async (route) => {
    if (route.request().postDataJSON()?.operationName === operation) await open;
    return route.fallback();
  };
  await page.route('**/graphql', handler);
  return async () => {
    gate.emit('open');
    await page.unroute('**/graphql', handler);
  };
}
