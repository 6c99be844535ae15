/**
 * A process that a role of the product will run in. It loads the packages at once, given by their names, which is most of what a start takes;
 * then, told which, the role.
 */
import { pathToFileURL } from 'node:url';

const loaded = Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
process.once('disconnect', () => process.exit(0));
process.once('message', async ({ file, env }) => {
  process.removeAllListeners('disconnect');
  await loaded;
  Object.assign(process.env, env);
  await import(pathToFileURL(file).href);
});
