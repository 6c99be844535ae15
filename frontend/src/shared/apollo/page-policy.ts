import type { FieldPolicy, Reference } from '@apollo/client';

interface Page {
  nodes: readonly Reference[];
}

/** Field policy for a list paged by `first` and `after`: later pages are appended to the earlier ones. */
export function pageOf(filterArguments: string[]): FieldPolicy<Page> {
  return {
    keyArgs: filterArguments,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.['after']) return incoming;
      const known = new Set(existing.nodes.map((node) => node.__ref));
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))] };
    },
  };
}

/** Likewise for rows without an identity of their own, which no two pages share. */
export function appended(filterArguments: string[]): FieldPolicy<{ nodes: readonly unknown[] }> {
  return {
    keyArgs: filterArguments,
    merge: (existing, incoming, { args }) =>
      existing && args?.['after'] ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming,
  };
}
