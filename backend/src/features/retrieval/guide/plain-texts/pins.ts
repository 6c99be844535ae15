import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';

const KEYS = path.join(import.meta.dirname, 'act-keys.json');
const PIN = /^([A-Z][A-Za-z]{1,11}) ((?:Article )?\d{1,4}[A-Z]{0,3})(?![\w])(.{0,40})$/u;

/** A part of the law, as a pin names it. */
export interface Pin {
  /** Title of the act as the guide gives it. */
  act: string;
  /** As the guide numbers it: '144', 'Article 21'. */
  section: string;
  /** The part inside the section, as `findPart` reads it: '(1)(a)', ' prov.(b)'; '' for all of it. */
  part: string;
  /** As it was written. */
  written: string;
}

/** The short keys by which pins name acts, each with the title in the guide. */
export const loadActKeys = (file: string = KEYS): ReadonlyMap<string, string> =>
  new Map(Object.entries(readJsonFile(z.record(z.string(), z.string()), file)));

let shipped: ReadonlyMap<string, string> | undefined;

/** Reads a pin; null where it is not one, or its act has no such key. */
export function pinOf(written: string, keys: ReadonlyMap<string, string> = (shipped ??= loadActKeys())): Pin | null {
  const [, key = '', section = '', part = ''] = PIN.exec(written) ?? [];
  const act = keys.get(key);
  return act === undefined ? null : { act, section, part: part.trim(), written };
}
