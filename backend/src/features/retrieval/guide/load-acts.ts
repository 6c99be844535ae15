import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../core/validation/json-file.js';

const FOLDER = path.join(import.meta.dirname, 'acts');
const GONE = path.join(import.meta.dirname, 'gone.json');
const COMMENCEMENTS = path.join(import.meta.dirname, 'commencements.json');

/** An act that the guide knows, with what is numbered in it. */
const KNOWN_ACT = z.object({
  title: z.string(),
  sections: z.record(z.string(), z.string()).readonly(),
  items: z.record(z.string(), z.string()).readonly().optional(),
});
export type KnownAct = z.infer<typeof KNOWN_ACT>;

/** The acts whose sections the product ships a list of. */
export function loadActs(folder: string = FOLDER): KnownAct[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJsonFile(KNOWN_ACT, path.join(folder, name)));
}

/** A section that printed texts still have although it is no longer law. */
const GONE_SECTION = z.strictObject({
  act: z.string(),
  section: z.string(),
  why: z.string(),
  /** '2015-03-24'. */
  since: z.iso.date(),
  /** The case or the amending act. */
  by: z.string(),
});
export type GoneSection = z.infer<typeof GONE_SECTION>;

/** Sections that were struck down or omitted. */
export const loadGone = (file: string = GONE): GoneSection[] => readJsonFile(z.array(GONE_SECTION), file);

/**
 * An act that came into force in parts, or whose force is uncertain; for other acts the tables of successors give the day, or it does not
 * matter.
 */
const COMMENCEMENT = z.strictObject({
  act: z.string(),
  /** The first day on which any of it was in force: '2013-08-30'. */
  since: z.iso.date(),
  /** `in_part` where provisions are still waiting; `unknown` where its repeal could not be confirmed, so that nothing is said about it. */
  state: z.enum(['in_force', 'in_part', 'unknown']),
  /** What is known, in a sentence. */
  note: z.string(),
  /** Sections of which the day is known; of the others only that the act is in force in part. */
  sections: z
    .array(
      z.strictObject({
        /** Labels of sections: '18'. */
        units: z.array(z.string()).min(1),
        /** The first day on which any of them was in force. */
        since: z.iso.date(),
        /** The day from which the whole of each is in force, where that is a later one. */
        whole: z.iso.date().optional(),
      }),
    )
    .optional(),
});
export type Commencement = z.infer<typeof COMMENCEMENT>;

/** Acts about which more has to be known than that they are in force. */
export const loadCommencements = (file: string = COMMENCEMENTS): Commencement[] => readJsonFile(z.array(COMMENCEMENT), file);
