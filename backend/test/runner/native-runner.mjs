import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceMapOf } from '../support/typescript-loader.mjs';
import { setGlobals } from './native-globals.mjs';
import { processorSeconds } from './processor-time.mjs';

const require = createRequire(import.meta.url);
const CIRCUS = require.resolve('jest-circus/runner');

/**
 * Jest's `testRunner`: circus, its usual test framework, on modules that Node itself loads. All files of a worker share them, where Jest's
 * own module loader evaluates the whole product again for each file. The result says, too, what the file cost.
 */
export default async function runNatively(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  forgetCircus();
  // Jest asks here for the source maps of what its own loader has compiled.
  runtime.getSourceMaps().get = sourceMapOf;
  const before = processorSeconds();
  const result = await require(CIRCUS).default(
    globalConfig,
    config,
    environment,
    nativeRuntime(runtime, environment),
    testPath,
    sendMessageToJest,
  );
  return { ...result, processorSeconds: processorSeconds() - before };
}

/** Circus keeps its state in its modules and on the global object, and expects both to be new for each file. */
function forgetCircus() {
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  const folder = path.dirname(CIRCUS);
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
}

/** The runtime that circus is given, but for what would load a module into a scope of Jest's. */
function nativeRuntime(runtime, environment) {
  const jest = jestObject(environment);
  return Object.assign(Object.create(runtime), {
    requireInternalModule: require,
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(pathToFileURL(file).href),
    setGlobalsForRuntime: (globals) => setGlobals(globals, jest),
  });
}

/** Mocks of functions and fake timers. Modules cannot be mocked: they are shared. */
function jestObject({ moduleMocker, fakeTimersModern: timers }) {
  const jest = {
    fn: (implementation) => moduleMocker.fn(implementation),
    spyOn: (...given) => moduleMocker.spyOn(...given),
    replaceProperty: (...given) => moduleMocker.replaceProperty(...given),
    clearAllMocks: () => chained(moduleMocker.clearAllMocks()),
    restoreAllMocks: () => chained(moduleMocker.restoreAllMocks()),
    useFakeTimers: (options) => chained(timers.useFakeTimers(options)),
    useRealTimers: () => chained(timers.useRealTimers()),
    setSystemTime: (now) => timers.setSystemTime(now),
    getTimerCount: () => timers.getTimerCount(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  };
  const chained = (_done) => jest;
  return jest;
}
