import { isDeepStrictEqual } from 'node:util';
import { boundsKept, kindsOf, otherRulesKept, typesOf, variantsOf } from './schema-parts.mjs';

/** Enums that grow with every release; programs go by the status where they do not know a value. */
const OPEN_ENUMS = new Set(['ErrorCode']);

/**
 * Compares schemas of two OpenAPI documents. A request breaks where a value that was taken is not taken any more, an answer where a value
 * comes that could not come before; both are the same question with the sides changed. A schema with a name in both documents is compared
 * once, and its changes stand under that name.
 */
export class SchemaComparer {
  #compared = new Set();

  /**
   * @param {object} before the earlier document
   * @param {object} after the later document
   * @param {(kind: string, at: string) => void} report takes each breaking change
   */
  constructor(before, after, report) {
    this.before = before;
    this.after = after;
    this.report = report;
  }

  /** @param {object} before @param {object} after @param {string} at the place that is named in changes */
  compareInput(before, after, at) {
    this.#compare({ before, after, at, input: true });
  }

  /** @param {object} before @param {object} after @param {string} at the place that is named in changes */
  compareOutput(before, after, at) {
    this.#compare({ before, after, at, input: false });
  }

  #compare({ before, after, at, input }) {
    const [old, now] = [nameOf(before), nameOf(after)];
    const place = old !== undefined && old === now ? old : at;
    if (old !== undefined || now !== undefined) {
      // A pair of names is enough to know it by; what has a name on one side only is known by its place.
      const pair = [input, old, now, ...(old === undefined || now === undefined ? [place] : [])].join(' ');
      if (this.#compared.has(pair)) return;
      this.#compared.add(pair);
    }
    this.#compareVariants({ before: variantsOf(this.before, before), after: variantsOf(this.after, after), at: place, input });
  }

  #compareVariants({ before, after, at, input }) {
    const [from, to] = input ? [before, after] : [after, before];
    const kinds = kindsOf(input);
    if (from.nullable && !to.nullable) this.report(kinds.null, at);
    if (before.variants.length === 1 && after.variants.length === 1) {
      this.#compareOne({ before: before.variants[0], after: after.variants[0], at, input });
      return;
    }
    const fits = (one, other) => this.#isSilent(input ? { before: one, after: other } : { before: other, after: one }, input);
    if (!from.variants.every((one) => to.variants.some((other) => fits(one, other)))) this.report(kinds.type, at);
  }

  #isSilent(pair, input) {
    let silent = true;
    const quiet = new SchemaComparer(this.before, this.after, () => (silent = false));
    // What is being compared already leads to no second look, so that schemas that contain themselves come to an end.
    quiet.#compared = new Set(this.#compared);
    quiet.#compare({ ...pair, at: '', input });
    return silent;
  }

  #compareOne({ before, after, at, input }) {
    if (before.$ref || after.$ref) {
      this.#compare({ before, after, at, input });
      return;
    }
    const [from, to] = input ? [before, after] : [after, before];
    const kinds = kindsOf(input);
    if (!typesKept(from, to)) {
      this.report(kinds.type, at);
      return;
    }
    if (!OPEN_ENUMS.has(at)) for (const value of newValues(from, to)) this.report(kinds.value, value === undefined ? at : `${at} ${value}`);
    if (!boundsKept(from, to)) this.report(kinds.limit, at);
    for (const rule of otherRulesKept(from, to)) this.report(kinds.rule, `${at} ${rule}`);
    this.#compareFields({ before, after, at, input });
    if (before.items && after.items) this.#compare({ before: before.items, after: after.items, at: `${at}[]`, input });
    else if (to.items && !from.items) this.report(kinds.type, `${at}[]`);
    this.#compareOpenness({ before, after, at, input });
  }

  #compareFields({ before, after, at, input }) {
    const kinds = kindsOf(input);
    const now = after.properties ?? {};
    for (const [name, schema] of Object.entries(before.properties ?? {})) {
      if (Object.hasOwn(now, name)) this.#compare({ before: schema, after: now[name], at: `${at}.${name}`, input });
      else this.report(kinds.removed, `${at}.${name}`);
    }
    const [from, to] = input ? [before, after] : [after, before];
    for (const name of to.required ?? [])
      // A field that went altogether is reported once.
      if (!(from.required ?? []).includes(name) && (input || Object.hasOwn(now, name))) this.report(kinds.required, `${at}.${name}`);
  }

  /** Fields beside those that are named: all, none, or those of one schema. */
  #compareOpenness({ before, after, at, input }) {
    const [old = true, now = true] = [before.additionalProperties, after.additionalProperties];
    const [from, to] = input ? [old, now] : [now, old];
    if (to === true || from === false) return;
    // One line tells it for all inputs: what programs send that no input has is a mistake wherever they send it.
    if (input && now === false) return this.report('UNKNOWN_FIELDS_REFUSED', 'of inputs');
    if (typeof old === 'object' && typeof now === 'object') this.#compare({ before: old, after: now, at: `${at}.*`, input });
    else if (!isDeepStrictEqual(from, to)) this.report(kindsOf(input).type, `${at}.*`);
  }
}

const nameOf = (schema) => (typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined);

/** Whether values of all types of `from` are of a type of `to`. */
function typesKept(from, to) {
  const [given, taken] = [typesOf(from), typesOf(to)];
  if (taken === null) return true;
  return given !== null && [...given].every((type) => taken.has(type) || (type === 'integer' && taken.has('number')));
}

/** Values that `from` lists and `to` does not; `undefined` for all values, where only `to` has a list. */
function newValues(from, to) {
  if (!to.enum) return [];
  return from.enum ? from.enum.filter((value) => !to.enum.includes(value)) : [undefined];
}
