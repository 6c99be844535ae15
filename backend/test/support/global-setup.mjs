import './typescript-loader.mjs';

/** Jest compiles a TypeScript global setup as CommonJS, which cannot load the back end's modules; this file loads it instead. */
const { setup } = await import('./global-setup.ts');

export default setup;
