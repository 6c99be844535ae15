import { banner } from './lib/banner.mjs';
import { buildAll } from './lib/build.mjs';
import { loadBackendConfig } from './lib/config.mjs';
import { earlySettings } from './lib/early-settings.mjs';
import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { requirePlace } from './lib/place.mjs';
import { writeRecord } from './lib/run-file.mjs';
import { endStarted, watchStarted } from './lib/run.mjs';
import { listenForStop } from './lib/stop-signals.mjs';
import { Supervisor } from './lib/supervisor.mjs';
import { installSystemPackagesDaily } from './lib/system-packages.mjs';

const INTERRUPTED = 130;

/** One command from a fresh checkout to the running product: install, build, database, both roles. */
await main(async () => {
  const begun = Date.now();
  let supervisor = null;
  listenForStop((count) => {
    if (!supervisor) {
      void endStarted().then(() => process.exit(INTERRUPTED));
      return;
    }
    if (count === 1) console.log('\nStopping …');
    void supervisor.stop();
  });

  requireNode();
  const early = earlySettings();
  await requirePlace(early);
  watchStarted((childPids) => writeRecord(early.dataDir, { childPids }));
  await Promise.all([
    installPackages(),
    installSystemPackagesDaily(['chromium-headless-shell', 'poppler-utils', 'tesseract-ocr', 'tesseract-ocr-hin', 'libheif-examples']),
  ]);
  await buildAll();
  const loaded = await loadBackendConfig();
  const { config } = loaded;
  await requirePlace(config);

  supervisor = new Supervisor(loaded);
  const facts = await supervisor.start();
  if (facts) console.log(banner(config, facts, Date.now() - begun));
  process.exit(await supervisor.finished);
});
