const IGNORES = Symbol('ignores unknown fields');

/**
 * An input of REST, a body or a query, that drops fields which it does not have, as programs that were written for the specification may rely on; it
 * refuses only what is nearly the name of a field that was left out. Every other input refuses whatever it does not have.
 */
export const IgnoresUnknownFields = (): ClassDecorator => (target) => Reflect.defineMetadata(IGNORES, true, target);

/** Whether a class of input says so itself; one that it extends does not say it for it. */
export const ignoresUnknownFields = (input: object): boolean => Reflect.getOwnMetadata(IGNORES, input) === true;
