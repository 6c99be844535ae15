import type { Section } from '../conversation/conversation.js';

type Fact = Section['facts'][number];

/** Each fact where the section first states it: repeating the same words adds nothing. */
export function distinctFacts(facts: readonly Fact[]): Fact[] {
  const first = new Map<string, Fact>();
  for (const fact of facts) {
    const key = `${fact.kind}:${fact.words.toLowerCase()}`;
    if (!first.has(key)) first.set(key, fact);
  }
  return [...first.values()];
}
