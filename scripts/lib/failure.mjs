import { rootDir } from './paths.mjs';
import { endStarted } from './run.mjs';

/** A problem that the person at the keyboard can solve: its text is printed without a stack. */
export class Failure extends Error {}

/** Runs a script's main function; a failure prints its text and exits with 1. */
export async function main(run) {
  process.chdir(rootDir);
  try {
    process.exitCode = (await run(process.argv.slice(2))) ?? 0;
  } catch (error) {
    console.error(`\n${textOf(error)}\n`);
    await endStarted();
    process.exit(1);
  }
}

const EXPECTED = new Set(['StartRefusal', 'ConfigError', 'EmbeddedPostgresError']);

/** Expected problems say what to do; anything else is a defect of ours and shows where it is. */
export function textOf(error) {
  if (error instanceof Failure || EXPECTED.has(error?.name)) return error.message;
  return error?.stack ?? String(error);
}
