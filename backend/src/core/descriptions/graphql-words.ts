import { TypeMetadataStorage } from '@nestjs/graphql';
import { LazyMetadataStorage } from '@nestjs/graphql/dist/schema-builder/storages/lazy-metadata.storage.js';
import { restDescriptionOf } from './api-field.js';
import type { JsonSchema } from './json-schema.js';

interface Described {
  target: unknown;
  description?: string;
}

interface DescribedEnum {
  ref: object;
  name: string;
  description?: string;
  valuesMap?: Partial<Record<string, { description?: string }>>;
}

let enums: Map<object, DescribedEnum> | undefined;
let classes: Map<unknown, string> | undefined;

/** Decorators hand in what they know when it is asked for; once is enough, since no class is declared later. */
function load(): void {
  if (enums && classes) return;
  LazyMetadataStorage.load([], { skipFieldLazyMetadata: true });
  enums = new Map((TypeMetadataStorage.getEnumsMetadata() as DescribedEnum[]).map((each) => [each.ref, each]));
  const types = [...TypeMetadataStorage.getObjectTypesMetadata(), ...TypeMetadataStorage.getInputTypesMetadata()] as Described[];
  classes = new Map(types.flatMap(({ target, description }) => (description ? [[target, description]] : [])));
}

/** What is said about the type that a class is: of REST alone, or of GraphQL; the class that it extends where nothing is said of it. */
export function descriptionOfClass(target: unknown): string | undefined {
  load();
  for (let type: unknown = target; typeof type === 'function' && type !== Function.prototype; type = Object.getPrototypeOf(type)) {
    const description = restDescriptionOf(type) ?? classes?.get(type);
    if (description !== undefined) return description;
  }
  return undefined;
}

/** An enum of both APIs as its name and its schema, with what each value means; undefined for one that GraphQL does not have. */
export function enumSchema(members: object): { name: string; schema: JsonSchema } | undefined {
  load();
  const known = enums?.get(members);
  if (!known) return undefined;
  const { name, description = '', valuesMap = {} } = known;
  const meanings = Object.entries(members as Record<string, string>).map(([member, value]) => {
    const meaning = valuesMap[member]?.description;
    return meaning === undefined ? `- \`${value}\`` : `- \`${value}\`: ${meaning.replace(`\`${value}\`: `, '')}`;
  });
  return {
    name,
    schema: {
      type: 'string',
      enum: Object.values(members as Record<string, string>),
      description: [description, '', ...meanings].join('\n'),
    },
  };
}
