import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isPartyFact } from '../../../core/text/parties/party-facts.js';
import { PARTY_SIDES } from './party-facts.js';

const FOLDER = path.join(import.meta.dirname, '../blocks');
/** The groups of fields that templates share; each is a file of `blocks`, with `{label}` where the label of its use goes. */
export const BLOCK_NAMES = ['party', 'property'] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];

const useSchema = z.strictObject({
  block: z.enum(BLOCK_NAMES),
  /** Before the name of each field, with an underscore: `seller` gives `seller_name`. */
  prefix: z.string().regex(/^[a-z][a-z0-9_]{1,24}$/),
  /** In the labels, such as `Seller`. */
  label: z.string().min(2).max(40),
  group: z.string().max(60),
  /** Of a party: their side, where it is the same in every document of this kind. */
  side: z.enum(PARTY_SIDES).optional(),
  /** False for somebody whom the document can do without: none of the fields is required. */
  required: z.boolean().default(true),
  /** The whole block applies only where a field above it has one of these values; '' means that the other one is empty. */
  when: z.strictObject({ field: z.string(), is: z.array(z.string()).min(1) }).optional(),
  /** Fields of the block that this template does not ask for. */
  without: z.array(z.string()).default([]),
  /** Other settings of single fields, by their names in the block. */
  change: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

const blockSchema = z.strictObject({
  fields: z.array(z.looseObject({ name: z.string(), label: z.string(), required: z.boolean() })).min(1),
});

const blocks = new Map<BlockName, z.infer<typeof blockSchema>>();

/** A block as its file has it. */
function blockOf(name: BlockName) {
  const known = blocks.get(name) ?? blockSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')));
  blocks.set(name, known);
  return known;
}

/**
 * The fields of a template with those of each block in place of its use; everything else stays as it is.
 * @throws Error for a use that names a field which its block does not have, or sets a condition on a block that has its own
 */
export function expandBlocks(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'prefix' in entry ? expanded(useSchema.parse(entry)) : [entry],
  );
}

function expanded({ block, prefix, label, group, side, required, when: whole, without, change }: z.infer<typeof useSchema>): unknown[] {
  const { fields } = blockOf(block);
  const unknown = [...without, ...Object.keys(change)].find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new Error(`the block ${block} has no field "${unknown}"`);
  if (side && block !== 'party') throw new Error(`the block ${block} names nobody who could have a side`);
  if (whole && required) throw new Error(`the block ${block} is asked for only sometimes, so it needs "required": false`);
  if (whole && fields.some(({ when }) => when !== undefined))
    throw new Error(`the block ${block} has conditions of its own and takes no other`);
  const own = (name: string): string => `${prefix}_${name}`;
  return fields
    .filter(({ name }) => !without.includes(name))
    .map((field) => {
      const { when, ...merged } = { ...field, group, ...change[field.name] } as typeof field & { when?: { field: string; is: string[] } };
      return {
        ...labelled(merged, label),
        name: own(field.name),
        required: required && merged.required,
        // Where nothing decides about it, it is always asked.
        ...(when && !without.includes(when.field) && { when: { ...when, field: own(when.field) } }),
        ...(whole && { when: whole }),
        block: { name: block, prefix },
        ...(block === 'party' &&
          isPartyFact(field.name) && { party: { role: prefix, fact: field.name, ...(side && field.name === 'name' && { side }) } }),
      };
    });
}

/** Every text of a field with the label of the use in it. */
const labelled = (field: Record<string, unknown>, label: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(field).map(([key, value]) => [key, typeof value === 'string' ? value.replaceAll('{label}', label) : value]),
  );
