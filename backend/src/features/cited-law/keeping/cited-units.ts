import { createHash } from 'node:crypto';
import type { HeldText, HeldUnit } from '../../legal-sources/library/held-texts.service.js';

/** A section of the library that is cited: its number, and hashes of its words when it was cited and when it was last looked at. */
export interface CitedUnit {
  /** Empty for words outside all sections; the whole text then stands in its place. */
  label: string;
  cited: string;
  latest: string;
}

/** Where words stand that are cited, in UTF-16 units; `quotation` where they are quoted. */
export interface CitedPlace {
  spanStart: number;
  quotation?: string;
}

/** In place of a hash: no section of that number is there any more. */
const GONE = 'gone';
/** In place of a hash: what was cited was no longer there when it was first looked at. */
const UNKNOWN = 'unknown';

/** White space is no change of the law. */
export const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const hashOf = (text: string): string => createHash('sha256').update(squeezed(text)).digest('base64url');

/** The words of sections by their numbers, hashed when first asked for. */
export class UnitHashes {
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly held: HeldText) {}

  /** Of all sections of that number: a schedule may count from 1 again. */
  of(label: string): readonly string[] {
    let hashes = this.known.get(label);
    if (!hashes) {
      const { text, units } = this.held;
      hashes =
        label === ''
          ? [hashOf(text)]
          : units.filter((unit) => unit.label === label).map(({ start, end }) => hashOf(text.slice(start, end)));
      this.known.set(label, hashes);
    }
    return hashes;
  }
}

/** The innermost section that a place is in; undefined outside all of them. */
export const unitAt = ({ units }: HeldText, at: number): HeldUnit | undefined =>
  units.findLast(({ start, end }) => start <= at && at < end);

const squeezedTexts = new WeakMap<HeldText, string>();
function squeezedTextOf(held: HeldText): string {
  const text = squeezedTexts.get(held) ?? squeezed(held.text);
  squeezedTexts.set(held, text);
  return text;
}

/** Whether quoted words stand in a text, as they are or with other white space. @param at where they stood */
export const stands = (held: HeldText, quotation: string, at: number): boolean =>
  held.text.startsWith(quotation, at) || held.text.includes(quotation) || squeezedTextOf(held).includes(squeezed(quotation));

/**
 * The sections that some places are in, each once.
 * @returns them, and whether quoted words no longer stand
 */
export function citedUnits(held: HeldText, places: readonly CitedPlace[]): { units: CitedUnit[]; changed: boolean } {
  const units = new Map<string, CitedUnit>();
  let changed = false;
  for (const { spanStart, quotation } of places) {
    const unit = unitAt(held, spanStart);
    const latest = hashOf(unit ? held.text.slice(unit.start, unit.end) : held.text);
    const gone = quotation !== undefined && !stands(held, quotation, spanStart);
    changed ||= gone;
    const label = unit?.label ?? '';
    if (gone || !units.has(label)) units.set(label, { label, cited: gone ? UNKNOWN : latest, latest });
  }
  return { units: [...units.values()], changed };
}

/** How cited sections stand now: `moved` where one is not what it was when last looked at, `differs` where one is not what was cited. */
export function compared(units: readonly CitedUnit[], hashes: UnitHashes): { units: CitedUnit[]; moved: boolean; differs: boolean } {
  const now = units.map((unit): CitedUnit => {
    const found = hashes.of(unit.label);
    const kept = [unit.latest, unit.cited].find((hash) => found.includes(hash));
    return { ...unit, latest: kept ?? found[0] ?? GONE };
  });
  return {
    units: now,
    moved: now.some(({ latest }, at) => latest !== units[at]?.latest),
    differs: now.some(({ cited, latest }) => cited !== latest),
  };
}
