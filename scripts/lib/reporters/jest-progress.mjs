import { tell } from './tell.mjs';

/** A reporter of Jest that tells which files of tests have begun and which have ended. */
export default class JestProgress {
  onTestFileStart({ path: file }) {
    tell({ file });
  }

  onTestFileResult({ path: file }, { numPassingTests, numFailingTests, numPendingTests, testExecError, processorSeconds }) {
    const tests = numPassingTests + numFailingTests + numPendingTests;
    tell({ file, ok: numFailingTests === 0 && !testExecError, tests, processorSeconds });
  }
}
