import { buildBackend } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { migrateDatabase } from './lib/prepare.mjs';
import { withDatabase } from './lib/with-database.mjs';

/** Brings the database up to date without starting the product; `npm start` does the same by itself. */
await main(async () => {
  requireNode();
  await installPackages();
  await buildBackend();
  const { migrations } = await withDatabase((env) => migrateDatabase(env));
  console.log(migrations.length > 0 ? `Applied:\n  ${migrations.join('\n  ')}` : 'The database is up to date.');
});
