import './typescript-loader.mjs';

/** Jest compiles a TypeScript global setup as CommonJS, which cannot load the back end's modules: hence this door. */
const { setup } = await import('./global-setup.ts');

export default setup;
