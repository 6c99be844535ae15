import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';

const FILE = path.join(import.meta.dirname, 'procedures.json');

let codes: ReadonlyMap<string, string> | undefined;

/**
 * The code by which courts try what arises under an act that says nothing of appeals and execution itself; undefined for an act that does, or whose
 * matters go to a tribunal of its own.
 */
export function procedureOf(act: string): string | undefined {
  codes ??= new Map(
    Object.entries(readJsonFile(z.record(z.string(), z.array(z.string())), FILE)).flatMap(([code, acts]) =>
      acts.map((each): [string, string] => [each, code]),
    ),
  );
  return codes.get(act);
}
