import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** SHA-256 over the names and contents of files and whole folders (relative to `root`); what is absent counts as empty. */
export function hashOf(root, names, ignore = () => false) {
  const hash = createHash('sha256');
  for (const name of names)
    for (const file of filesBelow(root, name, ignore))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  return hash.digest('hex');
}

function filesBelow(root, name, ignore) {
  const entry = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!entry || ignore(name)) return [];
  if (!entry.isDirectory()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap((child) => filesBelow(root, `${name}/${child}`, ignore));
}
