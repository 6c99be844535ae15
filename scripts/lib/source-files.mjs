import { readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'results', 'data', 'samples']);

/** Every file below the folders (relative to the checkout) whose path ends as wished, sorted; no installed or built ones. */
export function sourceFiles(folders, ending = /./) {
  return folders
    .flatMap((folder) => below(folder))
    .filter((file) => ending.test(file))
    .sort();
}

function below(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) && !folder.includes('/src') ? [] : below(path);
  });
}

function entriesOf(folder) {
  try {
    return readdirSync(inRoot(folder), { withFileTypes: true });
  } catch {
    return [];
  }
}
