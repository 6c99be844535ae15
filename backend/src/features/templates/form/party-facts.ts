import { z } from 'zod';
import { PARTY_FACTS, type PartyFact } from '../../../core/text/parties/party-facts.js';

/** Who is who from the view of whom a document is drafted for; a notice's sender is the complainant of the complaint that follows it. */
export const PARTY_SIDES = ['client', 'opponent', 'advocate'] as const;

/** Whom a field speaks of, by the part that they have in the document, such as `sender`; and which fact of theirs it holds. */
export const fieldPartySchema = z.strictObject({
  role: z.string().regex(/^[a-z][a-z0-9_]{0,48}$/),
  fact: z.enum(PARTY_FACTS),
  /** Stands at the name of whoever has one in every document of this kind. */
  side: z.enum(PARTY_SIDES).optional(),
});
type FieldParty = z.infer<typeof fieldPartySchema>;

/** The format that the field of a fact may have besides text. */
const FORMATS: Partial<Record<PartyFact, string>> = {
  age: 'number',
  pan: 'pan',
  cin: 'cin',
  pin: 'pin',
  state: 'state',
  email: 'email',
  phone: 'phone',
};

/** Whether a field can hold the fact that it says it holds. */
export const holdsItsFact = ({ party, format }: { party?: FieldParty; format: string }): boolean =>
  !party || format === 'text' || format === FORMATS[party.fact];

/** What is wrong with the parties of a form, in words for the author of the template; null if nothing is. */
export function partyProblem(fields: readonly { name: string; party?: FieldParty }[]): string | null {
  const held = fields.flatMap(({ name, party }) => (party ? [{ name, ...party }] : []));
  for (const { name, role, fact, side } of held) {
    if (side && fact !== 'name') return `${name} gives a side to ${role}, which only the field of the name does`;
    if (side && held.some((each) => each.side === side && each.role !== role)) return `two parties are the ${side}`;
    const first = held.find((each) => each.role === role && each.fact === fact);
    if (first && first.name !== name) return `${first.name} and ${name} both hold the ${fact} of ${role}`;
    if (!held.some((each) => each.role === role && each.fact === 'name')) return `${name} speaks of ${role}, whose name no field holds`;
  }
  return null;
}
