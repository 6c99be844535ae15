import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { rootDir } from './paths.mjs';

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Writes something that the product can do without; a checkout that this account may only read stays as it is. */
export function writeIfAllowed(write) {
  try {
    write();
  } catch (error) {
    if (!UNWRITABLE.has(error.code)) throw error;
  }
}

/**
 * @param {string} what has to be done and writes into `folder`, such as 'The back end has to be built'
 * @param {string} command does it when its owner runs it
 * @throws Failure when this account may not write there
 */
export function requireWritable(folder, what, command) {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
  } catch (error) {
    throw new Failure(
      `${what}, but this account cannot write to ${nearest} (${error.code}). Run "${command}" in ${rootDir} as the owner of that folder, then start again.`,
    );
  }
}
