import { readFileSync, writeFileSync } from 'node:fs';

/** The hash of the inputs that a result was made from, or null. */
export function stampedWith(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

export const isStamped = (file, hash) => stampedWith(file) === hash;

export const stamp = (file, hash) => writeFileSync(file, `${hash}\n`);
