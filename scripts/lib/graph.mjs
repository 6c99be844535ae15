/**
 * The strongly connected components of a graph, each after all that it leads to (Tarjan, 1972).
 * @template T
 * @param {Map<T, Iterable<T>>} graph what each node leads to
 * @returns {T[][]}
 */
export function components(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) === order.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** Groups of nodes that lead back to themselves through one another. */
export const circlesOf = (graph) => components(graph).filter(({ length }) => length > 1);

/**
 * The longest way through a graph; of a circle that it meets, every node counts.
 * @template T
 * @param {Map<T, Iterable<T>>} graph
 * @returns {T[]} from the top down
 */
export function longestChain(graph) {
  const chains = new Map();
  let longest = [];
  for (const group of components(graph)) {
    const below = group.flatMap((node) =>
      [...(graph.get(node) ?? [])].filter((next) => !group.includes(next)).map((next) => chains.get(next)),
    );
    const chain = [...group, ...below.reduce((a, b) => (b.length > a.length ? b : a), [])];
    for (const node of group) chains.set(node, chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}
