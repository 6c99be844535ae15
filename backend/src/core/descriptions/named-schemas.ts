import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.js';

/** The schemas of a document that have a name, each made when it is first referred to. */
export class NamedSchemas {
  private readonly schemas = new Map<string, JsonSchema>();
  private readonly making = new Set<string>();

  /**
   * Refers to a schema by its name.
   * @throws Error when two different schemas have one name
   */
  reference(name: string, make: () => JsonSchema): JsonSchema {
    const reference = { $ref: `#/components/schemas/${name}` };
    // One that refers to itself is being made already.
    if (this.making.has(name)) return reference;
    this.making.add(name);
    const schema = make();
    this.making.delete(name);
    const known = this.schemas.get(name);
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`Two different schemas of the REST API are called ${name}.`);
    this.schemas.set(name, schema);
    return reference;
  }

  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.schemas].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
