import { watch } from 'node:fs';
import { banner } from './lib/banner.mjs';
import { loadBackendConfig } from './lib/config.mjs';
import { earlySettings } from './lib/early-settings.mjs';
import { main, textOf } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot, packageBin, useBackendSources } from './lib/paths.mjs';
import { requirePlace } from './lib/place.mjs';
import { seconds } from './lib/progress.mjs';
import { endStarted, runNode } from './lib/run.mjs';
import { loadSources } from './lib/source-loader.mjs';
import { listenForStop } from './lib/stop-signals.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const show = (piece) => process.stdout.write(piece);
/** An editor may write a file in several steps, or several files. */
const SETTLE_MS = 50;
const NOT_RUN = /\.(?:spec|contract)\.ts$|(?:^|\/)prepared\.json|~$/;
/** As `nice` counts. */
const LEAST_URGENT = 15;
const MIGRATION = /^core\/database\/migrations\//;

/** Both sides while they are being written: the back end restarts from its sources after each change, Vite serves the front end. */
await main(async () => {
  let supervisor = null;
  let roles = null;
  listenForStop(() => {
    void endStarted();
    roles?.end();
    if (supervisor) void supervisor.stop();
    else process.exit(0);
  });
  requireNode();
  await requirePlace(earlySettings());
  await installPackages();
  await loadSources();
  useBackendSources();
  const begun = Date.now();
  const loaded = await loadBackendConfig();
  const { config } = loaded;
  await requirePlace(config);

  // Needs packages, which are installed only now.
  const { DevRoles } = await import('./lib/dev-roles.mjs');
  roles = new DevRoles();
  await roles.refresh();
  supervisor = new Supervisor(loaded, { waitForChange: true, roles: roles.roles });
  const facts = await supervisor.start();
  if (facts) {
    console.log(banner(config, facts, Date.now() - begun));
    // Every restart listens where the first one did, since Vite forwards there.
    process.env.PORT = new URL(facts.url).port;
    watchBackend(supervisor, roles);
    void runNode(packageBin('vite/bin/vite.js'), [], {
      cwd: inRoot('frontend'),
      env: { ...process.env, BACKEND_URL: facts.url },
      onOutput: show,
    });
    watchTypes();
  }
  const code = await supervisor.finished;
  roles.end();
  await endStarted();
  process.exit(code);
});

/** Restarts the back end after a change of its sources; one at a time, with all that has changed until then. */
function watchBackend(supervisor, roles) {
  let changed = new Set();
  /** Whether a migration has changed since the database was prepared. */
  let prepare = false;
  let restarting = Promise.resolve();
  roles.prepareNext();
  const restart = async () => {
    if (changed.size === 0) return;
    const begun = Date.now();
    const files = [...changed];
    changed = new Set();
    prepare ||= files.some((file) => MIGRATION.test(file));
    try {
      await roles.refresh();
      await supervisor.restartRoles({ prepare });
      prepare = false;
      console.log(`Restarted with ${files.join(', ')} in ${seconds(Date.now() - begun)}.`);
    } finally {
      roles.prepareNext();
    }
  };
  let settled;
  watch(inRoot('backend/src'), { recursive: true }, (_event, file) => {
    if (file === null || NOT_RUN.test(file)) return;
    changed.add(file);
    clearTimeout(settled);
    settled = setTimeout(() => (restarting = restarting.then(restart).catch((error) => console.error(textOf(error)))), SETTLE_MS);
  });
}

/** Says what the compiler complains of, after whatever is more urgent. */
function watchTypes() {
  const args = ['-w', '--noEmit', '--preserveWatchOutput', '-p', 'backend/tsconfig.build.json'];
  void runNode(packageBin('typescript/bin/tsc'), args, { onOutput: show, niceness: LEAST_URGENT });
}
