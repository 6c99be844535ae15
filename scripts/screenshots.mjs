import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

/** Pictures of every screen: `npm run screenshots [-- <part of a name> …] [--out <folder>] [--width <px>] [--readme]` */
await main(async (args) => {
  requireNode();
  await installPackages();
  const { takePictures } = await import('./lib/pictures.mjs');
  return takePictures(args);
});
