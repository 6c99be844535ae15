import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'acts');
const GONE = path.join(import.meta.dirname, 'gone.json');

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
