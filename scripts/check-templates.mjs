import { inRoot } from './lib/paths.mjs';

/** Run by the build: reads every document template of the built back end; a broken one ends the build with its reason. */
const { loadTemplates } = await import(inRoot('backend', 'dist', 'features', 'templates', 'engine', 'document-template.js'));
try {
  const { length } = loadTemplates(undefined, true);
  console.log(`${length} document templates are sound.`);
} catch (error) {
  console.error(`A document template is broken.\n${error.message}`);
  process.exitCode = 1;
}
