import path from 'node:path';
import { tell } from './tell.mjs';

/**
 * A reporter of `node --test` that writes one line of JSON for each test that has ended, with the file that it stands in: the TAP
 * reporter names no files, and what failed runs again by file. A suite counts only where it was skipped as a whole, or where it
 * failed by itself, as in a hook. It also tells which files have begun and ended: a file is a test that is named after itself.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* nodeTestReporter(events) {
  for await (const { type, data } of events) {
    tellOfFile(type, data);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const why = data.skip ?? data.todo;
    const ownFailure = type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed';
    if (data.details?.type === 'suite' && why === undefined && !ownFailure) continue;
    const ended = type === 'test:pass' ? 'passed' : 'failed';
    const outcome = why === undefined ? ended : 'skipped';
    yield `${JSON.stringify({ name: data.name, file: data.file ?? data.name, outcome, ...(typeof why === 'string' && why && { why }) })}\n`;
  }
}

function tellOfFile(type, { file, name, nesting, details }) {
  if (nesting !== 0 || !file || path.resolve(name) !== file) return;
  if (type === 'test:dequeue') tell({ file });
  if (type === 'test:complete') tell({ file, ok: !details?.error });
}
