import { beginSpan, endedWith, insideSpan, type SpanOptions } from './tracing.js';

/** Does `work` as a part of the current span; outside of a trace simply does it. */
export const inSpan = <T>(name: string, work: () => Promise<T>, options?: SpanOptions): Promise<T> =>
  endedWith(beginSpan(name, options), work);

/**
 * An adapter whose calls are parts of the span that they are made in: `index search`. What it answers at once, such as a stream, is no part.
 * @param name what is called, in the product's own words
 */
export function traced<T extends object>(name: string, adapter: T): T {
  return new Proxy(adapter, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function' || typeof property !== 'string' || property === 'constructor') return member;
      return (...given: unknown[]): unknown => {
        const span = beginSpan(`${name} ${property}`, { kind: 'client' });
        const answer: unknown = insideSpan(span, () => Reflect.apply(member, target, given) as unknown);
        return span && answer instanceof Promise ? endedWith(span, () => answer) : answer;
      };
    },
  });
}
