import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** Set by the build, which has a role loaded and no more: docs/decisions/backend-bundle.md. */
const KEEP = 'KEEP_COMPILED_CODE';
const CHECKSUM_BYTES = 4;

interface LoadedFile {
  readonly exports: unknown;
}

/**
 * Runs a bundled role with the code that V8 compiled of it when it was built, which spares half of what loading it takes. Compiled
 * code is no more than a shortcut: what is absent or damaged, or was made by another V8 or with other flags, is compiled from its source again.
 * @param url of the role's file, which lies beside the files that it requires
 */
export function loadRole(url: URL): void {
  const entry = fileURLToPath(url);
  const compiled = path.join(path.dirname(entry), 'compiled', path.basename(entry, '.cjs'));
  const files = new Map<string, LoadedFile>();
  const scripts = new Map<string, Script>();
  const load = (file: string): unknown => {
    const loaded = files.get(file);
    if (loaded) return loaded.exports;
    const module = { exports: {} };
    files.set(file, module);
    const script = scriptOf(file, path.join(compiled, path.basename(file)));
    scripts.set(file, script);
    const outside = createRequire(file);
    const require = Object.assign(
      (id: string): unknown => (id.startsWith('.') ? load(path.resolve(path.dirname(file), id)) : outside(id)),
      outside,
    );
    const run = script.runInThisContext() as (...scope: unknown[]) => void;
    run.call(module.exports, module.exports, require, module, file, path.dirname(file));
    return module.exports;
  };
  load(entry);
  if (process.env[KEEP] === undefined) return;
  for (const [file, script] of scripts) keep(path.join(compiled, path.basename(file)), script.createCachedData());
  process.exit(0);
}

function scriptOf(file: string, compiled: string): Script {
  // The bundler writes nothing beyond ASCII, and a string of these bytes takes V8 no decoding.
  return new Script(Module.wrap(readFileSync(file, 'latin1')), { filename: file, cachedData: keptIn(compiled) });
}

function keptIn(file: string): Buffer | undefined {
  try {
    const kept = readFileSync(file);
    const data = kept.subarray(CHECKSUM_BYTES);
    return kept.length > CHECKSUM_BYTES && kept.readUInt32LE(0) === crc32(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Under the name stands all of it or nothing, whenever the build is ended. */
function keep(file: string, data: Buffer): void {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(data));
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([checksum, data]));
  renameSync(draft, file);
}
