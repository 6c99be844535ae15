import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './build-plugins/compile-messages.js';
import { developerPages } from './build-plugins/developer-pages.js';
import { fonts } from './build-plugins/fonts.js';
import { formContext } from './build-plugins/form-context.js';
import { formExtra } from './build-plugins/form-extra.js';
import { inlineDocuments } from './build-plugins/inline-documents.js';
import { precompress } from './build-plugins/precompress.js';
import { routeList } from './build-plugins/route-list.js';
import { styleNonce } from './build-plugins/style-nonce.js';

const backendUrl = process.env.BACKEND_URL ?? 'http://localhost:3000';
const proxy = {
  '/graphql': { target: backendUrl, ws: true },
  '/api': { target: backendUrl },
};

const inAntd = (components: string): RegExp => new RegExp(`node_modules[\\/]antd[\\/]es[\\/](${components})[\\/]`);
/** Small parts of our own that stand beside antd's controls; a chunk for each costs more than what is in it. */
const OUR_CONTROLS = /[\\/]src[\\/]components[\\/]ui[\\/](file-name|growing-text-area)[\\/]/;

/**
 * Few chunks instead of the twenty or so that automatic splitting makes for a signed-in screen: on a slow processor each costs more
 * to request than to parse. antd is divided by the screens that need it: the chat, the forms, the tabs.
 */
const CHUNKS = [
  { name: 'start', tags: ['$initial' as const], priority: 6 },
  {
    name: 'account',
    test: /[\\/]src[\\/](components[\\/]ui[\\/]form|shared[\\/](api|validation|config))[\\/]/,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'data',
    test: /node_modules[\\/](@apollo|rxjs|@wry|optimism|graphql|graphql-ws)[\\/]|[\\/]src[\\/]shared[\\/](apollo|gql)[\\/]/,
    // The parts of the graphql package that only the explorer needs are shared by fewer chunks.
    minShareCount: 3,
    priority: 4,
  },
  // What the chat and the forms both draw; in a chunk of the forms it would bring all of them to the chat.
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons[\\/]es[\\/]icons[\\/](Close|Delete|Ellipsis|Plus)Outlined/, priority: 4 },
  { name: 'controls', test: new RegExp(`${inAntd('config-provider|button|input').source}|${OUR_CONTROLS.source}`), priority: 3 },
  { name: 'popover', test: inAntd('popover|tooltip'), priority: 2 },
  { name: 'forms', test: inAntd('form|select|alert|skeleton'), priority: 2 },
  { name: 'tabs', test: inAntd('tabs'), priority: 2 },
];

export default defineConfig({
  plugins: [
    inlineDocuments(),
    compileMessages(),
    react(),
    styleNonce(),
    formContext(),
    formExtra(),
    fonts(),
    routeList(),
    developerPages(),
    precompress(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The CSP does not allow data: in script-src, and small assets cache better as files.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // Says what is loaded for which screen; a test checks the sizes.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/setup.ts'],
    // The one copy that the packages use, too: the explorer's editor refuses a schema that another copy has made.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    css: false,
    // Loading antd once per worker instead of once per file halves the run; setup.ts resets what the modules remember.
    isolate: false,
    pool: 'threads',
  },
});
