import { beginSpan, endedWith, insideSpan, type SpanOptions } from './tracing.js';

/** Does `work` as a part of the current span; outside of a trace simply does it. */
export const inSpan = <T>(name: string, work: () => Promise<T>, options?: SpanOptions): Promise<T> =>
  endedWith(beginSpan(name, options), work);

/**
 * An adapter whose calls are parts of the span that they are made in: `index search`. What it answers at once, such as a stream, is no part.
 * @param name what is called, in the product's own words
 */
export function traced<T extends object>(name: string, adapter: T): T {
  const shown = Object.create(adapter) as T;
  for (const [method, call] of methodsOf(adapter)) {
    const value = (...given: unknown[]): unknown => {
      const span = beginSpan(`${name} ${method}`, { kind: 'client' });
      const answer: unknown = insideSpan(span, () => Reflect.apply(call, adapter, given));
      return span && answer instanceof Promise ? endedWith(span, () => answer) : answer;
    };
    Object.defineProperty(shown, method, { value, writable: true, configurable: true });
  }
  return shown;
}

type Method = (...given: unknown[]) => unknown;

/** The methods of an object by their names, its own and those of its classes. */
function methodsOf(adapter: object): Map<string, Method> {
  const methods = new Map<string, Method>();
  for (let at: object | null = adapter; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null)
    for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof value === 'function' && method !== 'constructor' && !methods.has(method)) methods.set(method, value as Method);
  return methods;
}
