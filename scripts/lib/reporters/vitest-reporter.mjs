import { writeFileSync } from 'node:fs';
import { tell } from './tell.mjs';

/**
 * A reporter of Vitest that tells which files of tests have begun and which have ended, and writes the results to the file that
 * `TEST_REPORT` names, in the form of Jest's. Vitest's own reporter of that form leaves out why a test was skipped, and what failed outside of tests.
 */
export default class VitestReporter {
  onTestModuleStart({ moduleId: file }) {
    tell({ file });
  }

  onTestModuleEnd(module) {
    const { processorSeconds } = module.meta();
    tell({ file: module.moduleId, ok: module.ok(), tests: [...module.children.allTests()].length, processorSeconds });
  }

  onTestRunEnd(modules) {
    // What ended with its process has told nothing.
    for (const { moduleId: file } of modules.filter((module) => module.state() === 'pending')) tell({ file, ok: false });
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify({ testResults: modules.map(resultOf) }));
  }
}

function resultOf(module) {
  const broken = [module, ...module.children.allSuites()].filter(hasErrors);
  const tests = [...module.children.allTests()].filter((test) => !wasKeptFromRunning(test));
  const assertionResults = [...broken.map(failure), ...tests.map((test) => assertion(test, test.result()))];
  const status = assertionResults.some((result) => result.status === 'failed') ? 'failed' : 'passed';
  return { name: module.moduleId, status, assertionResults };
}

/** Whether something failed outside of its tests: a hook, or a file as it was loaded. */
const hasErrors = (group) => group.errors().length > 0;

const failure = (group) => assertion(group, { state: 'failed', note: group.errors()[0].message.split('\n', 1)[0] });

/** Where `beforeAll` has failed the tests are marked as skipped; what it stands in is reported as failed. */
const wasKeptFromRunning = (test) => test.result().state === 'skipped' && [test.module, ...groupsAround(test)].some(hasErrors);

/** A test that is still pending at the end, as after a crash of its process, has failed. */
const STATUS = { passed: 'passed', skipped: 'skipped', failed: 'failed', pending: 'failed' };

function assertion(task, { state, note }) {
  const ancestorTitles = groupsAround(task).map(({ name }) => name);
  const fullName = [...ancestorTitles, task.name ?? task.relativeModuleId].join(' ');
  return { status: STATUS[state], ancestorTitles, fullName: note ? `${fullName} (${note})` : fullName };
}

/** The outermost first. */
const groupsAround = ({ parent }) => (parent?.type === 'suite' ? [...groupsAround(parent), parent] : []);
