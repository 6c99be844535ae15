import { translated } from '../i18n/translate.js';

const STEP = 1024;
const UNITS = [translated({ bytes: 'Bytes' }).bytes, 'KB', 'MB', 'GB'] as const;

/** Size of a user's file: kilobytes to one decimal, e.g. `12.3 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / STEP).toFixed(1)} KB`;
}

/** Size on the admin side: Bytes, KB, MB or GB to two decimals, e.g. `1.50 MB`. */
export function formatBytes(bytes: number): string {
  const [value, unit] = inUnits(bytes);
  return `${value.toFixed(2)} ${unit}`;
}

/** Size in as few digits as possible: `41 Bytes`, `1.5 KB`, `40 MB`. */
export function formatSize(bytes: number): string {
  const [value, unit] = inUnits(bytes);
  return `${Number(value.toFixed(2))} ${unit}`;
}

function inUnits(bytes: number): [value: number, unit: string] {
  let value = bytes;
  let unit = 0;
  // Compares the rounded value, so that 1023.999 KB becomes 1.00 MB rather than 1024.00 KB.
  while (Number(value.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return [value, UNITS[unit] ?? ''];
}
