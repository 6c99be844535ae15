import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';
import { type AskerFacts, otherSideOf, type Role, ROLES } from './asker-facts.js';

const FILE = path.join(import.meta.dirname, 'addressees.json');

/** To whom a topic and its plain text speak, and at which stage of their matter. */
export const ADDRESSEE = z.strictObject({
  /** Who "you" is; absent where either side may be. */
  to: z.array(z.enum(ROLES)).min(1).max(3).optional(),
  /** 'first': before anything is decided; 'happened': after what may also only be threatened. Absent where it holds at any stage. */
  stage: z.enum(['first', 'happened']).optional(),
});
export type Addressee = z.infer<typeof ADDRESSEE>;

/** By topic. */
export const loadAddressees = (file: string = FILE): ReadonlyMap<string, Addressee> =>
  new Map(Object.entries(readJsonFile(z.record(z.string(), ADDRESSEE), file)));

/**
 * Whether a topic may speak to who asks: not where the other side asks, or somebody whose matter is at another stage.
 * @param whose the roles that are looked at, all when left out
 */
export function speaksTo(
  addressee: Addressee | undefined,
  { roles, stages }: AskerFacts,
  whose: (role: Role) => boolean = () => true,
): boolean {
  if (!addressee) return true;
  const isOther = (role: Role): boolean => !roles.has(role) && roles.has(otherSideOf.get(role) ?? role);
  if (addressee.to?.some((role) => whose(role) && isOther(role))) return false;
  return !(addressee.stage === 'first' && stages.has('decided')) && !(addressee.stage === 'happened' && stages.has('threatened'));
}

/** The weight of a topic that does not speak to who asks. */
const NOT_ADDRESSED = 0.75;
const SIDES: ReadonlySet<Role> = new Set(['claimant', 'respondent']);

/** The table of those to whom the shipped topics speak; read when it is first needed. */
export class Addressees {
  private table: ReadonlyMap<string, Addressee> | undefined;

  /** Whether a topic may speak to who asks. */
  speakTo(topic: string, facts: AskerFacts): boolean {
    return speaksTo(this.of(topic), facts);
  }

  private of(topic: string): Addressee | undefined {
    return (this.table ??= loadAddressees()).get(topic);
  }

  /**
   * The weight of a topic for who asks: 1 where nothing speaks against it. Who complains and who answers for it ask about one section, and
   * which topics only one of them asks about the topics say themselves (`side`).
   */
  shareOf(topic: string, facts: AskerFacts): number {
    return speaksTo(this.of(topic), facts, (role) => !SIDES.has(role)) ? 1 : NOT_ADDRESSED;
  }
}
