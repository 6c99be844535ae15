import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first executable of this name in the folders of a search path; null when there is none. */
export function programInPath(name: string, path: string): string | null {
  for (const folder of path.split(delimiter).filter((each) => each !== '')) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return null;
}
