import { Failure } from './failure.mjs';

/** @throws Failure on a Node outside `^20.19.0 || >=22.12.0`, the range of package.json. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  if (!supported) throw new Failure(`Themis needs Node 20.19 or later of version 20, or 22.12 or later; this is ${version}.`);
}
