import 'reflect-metadata';
import { loadConfig } from '../../src/core/config/load-config.js';
import { loadSecrets } from '../../src/core/config/load-secrets.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { closeApp, createApp } from '../../src/create-app.js';
import { DRAIN_LIMIT_MS, endInOrder } from '../../src/process-lifecycle.js';

/** The API as a process of its own. Given its settings as JSON and, if it shall serve one, the folder of a front end; sends its address. */
const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
setUpLoggers({ level: settings.LOG_LEVEL ?? 'silent', pretty: false });
// A thousandth of what the product spends on a hash, as in `app.ts`.
const config = { ...loadConfig(settings), passwordCost: { memoryKib: 64, passes: 1 } };
const app = await createApp(config, loadSecrets(config, settings), process.argv[3] ?? 'no-front-end');
// Ends with the test that started it, and on SIGTERM as the product does.
endInOrder(() => closeApp(app), undefined, config.stopDelayMs + DRAIN_LIMIT_MS);
await app.listen(config.port, config.host);
process.send?.(await app.getUrl());
