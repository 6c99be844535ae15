import { tell } from './tell.mjs';

/** A reporter of Vitest that tells which files of tests have begun and which have ended. */
export default class VitestProgress {
  onTestModuleStart({ moduleId: file }) {
    tell({ file });
  }

  onTestModuleEnd(module) {
    tell({ file: module.moduleId, ok: module.ok(), tests: [...module.children.allTests()].length });
  }
}
