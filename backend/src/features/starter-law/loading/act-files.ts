import { createHash } from 'node:crypto';
import { LawFileError } from '../../../ports/law-source/law-source-errors.js';
import type { LawSource } from '../../../ports/law-source/law-source.js';
import type { StarterAct, StarterManifest } from '../manifest/starter-manifest.js';

/**
 * The files of an act, in their order, each of the size and the hash that the manifest says.
 * @throws LawFileError naming the file that is not; what `LawSource.read` throws
 */
export async function readParts(
  source: LawSource,
  { base }: StarterManifest,
  { parts }: StarterAct,
  signal?: AbortSignal,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { path, bytes, sha256 } of parts) {
    const content = await source.read({ base, path, bytes }, signal);
    if (content.length !== bytes) throw new LawFileError(`${path} has ${content.length} bytes instead of ${bytes}`);
    const found = createHash('sha256').update(content).digest('hex');
    if (found !== sha256) throw new LawFileError(`${path} has the SHA-256 ${found} instead of ${sha256}`);
    texts.push(content.toString('utf8'));
  }
  return texts;
}
