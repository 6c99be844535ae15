import { banner } from './lib/banner.mjs';
import { buildBackend, forgetBackendBuild } from './lib/build.mjs';
import { loadBackendConfig } from './lib/config.mjs';
import { earlySettings } from './lib/early-settings.mjs';
import { main, textOf } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { requirePlace } from './lib/place.mjs';
import { endStarted, runNode } from './lib/run.mjs';
import { listenForStop } from './lib/stop-signals.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const show = (piece) => process.stdout.write(piece);
const COMPILED = /Found 0 errors/;

/** Both sides while they are being written: the back end restarts after each compilation, Vite serves the front end. */
await main(async () => {
  let supervisor = null;
  listenForStop(() => {
    void endStarted();
    if (supervisor) void supervisor.stop();
    else process.exit(0);
  });
  requireNode();
  await requirePlace(earlySettings());
  await installPackages();
  await buildBackend();
  forgetBackendBuild();
  const begun = Date.now();
  const loaded = await loadBackendConfig();
  const { config } = loaded;
  await requirePlace(config);

  supervisor = new Supervisor(loaded, { waitForChange: true });
  const facts = await supervisor.start();
  if (facts) {
    console.log(banner(config, facts, Date.now() - begun));
    // Every restart listens where the first one did, since Vite forwards there.
    process.env.PORT = new URL(facts.url).port;
    watchBackend(supervisor);
    void runNode(packageBin('vite/bin/vite.js'), [], {
      cwd: inRoot('frontend'),
      env: { ...process.env, BACKEND_URL: facts.url },
      onOutput: show,
    });
  }
  const code = await supervisor.finished;
  await endStarted();
  process.exit(code);
});

/** Restarts after each compilation but the first, whose result runs already; one at a time, the last one wins. */
function watchBackend(supervisor) {
  let compilations = 0;
  let restarting = Promise.resolve();
  void runNode(packageBin('typescript/bin/tsc'), ['-w', '--preserveWatchOutput', '-p', 'backend/tsconfig.build.json'], {
    onOutput: (piece) => {
      show(piece);
      if (!COMPILED.test(piece) || (compilations += 1) === 1) return;
      restarting = restarting.then(() => supervisor.restartRoles()).catch((error) => console.error(textOf(error)));
    },
  });
}
