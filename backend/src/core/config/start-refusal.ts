/** Why the product does not start, in words for the person who starts it: shown without a stack, never with a secret. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
