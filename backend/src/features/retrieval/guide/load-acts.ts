import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'acts');
const GONE = path.join(import.meta.dirname, 'gone.json');
const COMMENCEMENTS = path.join(import.meta.dirname, 'commencements.json');

/** An act that the guide knows, with what is numbered in it. */
export interface KnownAct {
  title: string;
  sections: Readonly<Record<string, string>>;
  items?: Readonly<Record<string, string>>;
}

/** The acts whose sections the product ships a list of. */
export function loadActs(folder: string = FOLDER): KnownAct[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as KnownAct);
}

/** A section that prints still hold although it has no force any more. */
export interface GoneSection {
  act: string;
  section: string;
  why: string;
  /** '2015-03-24'. */
  since: string;
  /** The case or the amending act. */
  by: string;
}

/** Sections that were struck down or omitted. */
export const loadGone = (file: string = GONE): GoneSection[] => JSON.parse(readFileSync(file, 'utf8')) as GoneSection[];

/** An act that came into force in parts, or of which it is not sure; of others the tables of successors tell the day, or nobody asks. */
export interface Commencement {
  act: string;
  /** The first day on which any of it was in force: '2013-08-30'. */
  since: string;
  /** `in_part` where provisions are still waiting; `unknown` where its repeal could not be confirmed, so that nothing is said of it. */
  state: 'in_force' | 'in_part' | 'unknown';
  /** What is known, in a sentence. */
  note: string;
}

/** Acts of which more is to be known than that they are in force. */
export const loadCommencements = (file: string = COMMENCEMENTS): Commencement[] => JSON.parse(readFileSync(file, 'utf8')) as Commencement[];
