import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../core/validation/json-file.js';

const SHIPPED = path.join(import.meta.dirname, 'starter-law.json');
/** Far above what a library of central acts has. */
const ACTS_MAX = 2000;
const PARTS_MAX = 200;
const PART_MAX_BYTES = 2 ** 22;
/** Names without dots at their beginning, so that no path leads out of a folder. */
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,12}$/;
const ACT = /^\S.*, (?:1[6-9]|20)\d\d$/u;

const PART = z.object({
  path: z.string().max(300).regex(PATH),
  bytes: z.int().min(1).max(PART_MAX_BYTES),
  /** Hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const STARTER_ACT = z.object({
  /** Title and year, without "The": the name by which the guide knows it. */
  act: z.string().max(290).regex(ACT),
  shortNames: z.array(z.string().min(1).max(60)).max(10).optional(),
  /** Addresses of the official print. */
  official: z.array(z.url({ protocol: /^https?$/ }).max(500)).max(10),
  parts: z.array(PART).min(1).max(PARTS_MAX),
});
export type StarterAct = z.infer<typeof STARTER_ACT>;

/** What the starter law is and where it is published: facts only, no text of an act. */
export const STARTER_MANIFEST = z.object({
  /** With a slash at its end; the paths of the parts stand below it. */
  base: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine((url) => url.endsWith('/'), 'it has no slash at its end'),
  repository: z.string().max(200),
  /** Names one state of the source for good. */
  commit: z.string().regex(/^[\w.-]{1,100}$/),
  /** The day as on which the acts are printed. */
  asOf: z.iso.date(),
  /** The most asked first: by how many topics of the guide name each. */
  acts: z
    .array(STARTER_ACT)
    .min(1)
    .max(ACTS_MAX)
    .refine((acts) => new Set(acts.map(({ act }) => act)).size === acts.length, 'an act is named twice'),
});
export type StarterManifest = z.infer<typeof STARTER_MANIFEST>;

/** The manifest that this version of the product ships. */
export const shippedManifest = (): StarterManifest => readJsonFile(STARTER_MANIFEST, SHIPPED);

/**
 * Another one, from a file of the same form; it need not say in which order acts are loaded or what they are called for short.
 * @throws Error that says what is wrong, in one line
 */
export function readManifest(file: string): StarterManifest {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(error instanceof SyntaxError ? 'it is not JSON' : `it cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
  const read = STARTER_MANIFEST.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'cannot be read'}`);
  }
  return inShippedOrder(read.data);
}

function inShippedOrder(manifest: StarterManifest): StarterManifest {
  const known = new Map(shippedManifest().acts.map((each, at) => [each.act, { at, shortNames: each.shortNames }]));
  const acts = manifest.acts.map((each) => ({ ...each, shortNames: each.shortNames ?? known.get(each.act)?.shortNames }));
  const place = ({ act }: StarterAct): number => known.get(act)?.at ?? known.size;
  return { ...manifest, acts: acts.sort((a, b) => place(a) - place(b)) };
}

/** The same for acts whose files are the same. */
export const hashOfAct = ({ parts }: StarterAct): string =>
  createHash('sha256')
    .update(parts.map(({ sha256 }) => sha256).join('\n'))
    .digest('hex');
