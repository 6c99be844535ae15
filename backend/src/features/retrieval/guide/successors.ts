import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../core/validation/json-file.js';
import { TOPIC_LAW, type TopicLaw } from './topic.js';

const FOLDER = path.join(import.meta.dirname, 'successors');

/** What became of one section of a repealed act. */
const ROW = z.strictObject({
  old: z.string(),
  /** Sections of the one act in `to`, or of several, each with its act. */
  new: z.array(z.union([z.string(), TOPIC_LAW])).readonly(),
  /** For a dropped section: what a reader who looks for it should see instead, from any act. */
  nearest: z
    .array(z.union([z.string(), TOPIC_LAW]))
    .readonly()
    .optional(),
  /** The very part of the first new section: '318(4)'. */
  at: z.string().optional(),
  /** Of a section that was changed, where its parts are now: '(wa)' is '2(1)(y)'. */
  parts: z.record(z.string(), z.string()).optional(),
  change: z.string(),
  reason: z.string().optional(),
});
type Row = z.infer<typeof ROW>;

/** A repealed act, as described in a file of the guide. */
const REPEALED_ACT = z.object({
  from: z.string(),
  to: z.array(z.string()).readonly(),
  /** The day from which the new law applies: '2024-07-01'. */
  since: z.iso.date(),
  /** The day on which the old act ended, where that is another one. */
  repealed: z.iso.date().optional(),
  /** Which law applies, in a sentence. */
  rule: z.string(),
  rows: z.array(ROW).readonly().optional(),
});
export type RepealedAct = z.infer<typeof REPEALED_ACT>;

/** What took the place of a section. */
export interface Succession {
  from: TopicLaw;
  /** The most relevant first; empty where nothing took its place. */
  to: readonly TopicLaw[];
  /** Where nothing took its place: the nearest law in force, which is not the same law. */
  nearest: readonly TopicLaw[];
  /** The way into the first of `to`: ['(4)']. */
  steps: readonly string[];
  since: string;
  rule: string;
  /** Why nothing took its place, or what there is to know. */
  reason: string | null;
}

/** Repealed acts and what took the place of their sections. */
export class Successors {
  private readonly acts: ReadonlyMap<string, RepealedAct>;

  constructor(acts: readonly RepealedAct[]) {
    this.acts = new Map(acts.map((act) => [act.from, act]));
  }

  /** Titles of the acts that were repealed. */
  repealed(): string[] {
    return [...this.acts.keys()];
  }

  /** @returns undefined for an act that is in force, or of which the guide knows nothing */
  of(act: string): RepealedAct | undefined {
    return this.acts.get(act);
  }

  /**
   * What took the place of a section; null where the guide does not say.
   * @param cited the way into the section: ['(4)']
   */
  ofSection(act: string, section: string, cited: readonly string[] = []): Succession | null {
    const repealed = this.acts.get(act);
    const row = repealed?.rows?.find(({ old }) => old.toUpperCase() === section.toUpperCase());
    if (!repealed || !row) return null;
    const [only = ''] = repealed.to;
    const named = (each: string | TopicLaw): TopicLaw => (typeof each === 'string' ? { act: only, section: each } : each);
    const steps = stepsInto(row, cited);
    return {
      from: { act, section: row.old },
      to: row.new.map(named),
      nearest: (row.nearest ?? []).map(named),
      steps,
      since: repealed.since,
      rule: repealed.rule,
      reason: row.reason ?? null,
    };
  }

  /** The section of this number of a repealed act whose place the act took; null where no such act had one. */
  predecessor(act: string, section: string): TopicLaw | null {
    for (const { from, to, rows = [] } of this.acts.values())
      if (to.includes(act) && rows.some(({ old }) => old.toUpperCase() === section.toUpperCase())) return { act: from, section };
    return null;
  }
}

const labels = (place: string): string[] => place.match(/\([^()\s]+\)/gu) ?? [];

/** The way into the first of the new sections: the parts of one that only has another number are where they were. */
function stepsInto({ at, parts = {}, change, new: to }: Row, cited: readonly string[]): readonly string[] {
  if (at !== undefined) return labels(at);
  const [first = '', ...rest] = cited;
  const place = parts[first];
  if (place !== undefined) return [...labels(place), ...rest];
  return to.length === 1 && /^(?:renumbered|same)$/u.test(change) ? cited : [];
}

/** The repealed acts that the product ships; `npm run check` tests their form, and that every section named exists. */
export function loadSuccessors(folder: string = FOLDER): Successors {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Successors(names.sort().map((name) => readJsonFile(REPEALED_ACT, path.join(folder, name))));
}
