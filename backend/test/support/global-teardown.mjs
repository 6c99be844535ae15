import './typescript-loader.mjs';

const { teardown } = await import('./global-teardown.ts');

export default teardown;
