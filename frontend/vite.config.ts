import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { styleNonce } from './build-plugins/style-nonce.js';

const backendUrl = process.env.BACKEND_URL ?? 'http://localhost:3000';
const proxy = {
  '/graphql': { target: backendUrl, ws: true },
  '/api': { target: backendUrl },
};

export default defineConfig({
  plugins: [react(), styleNonce()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The CSP has no data: in script-src, and small assets cache better as files.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    css: false,
    // Loading antd once per worker instead of once per file halves the run; setup.ts resets what the modules remember.
    isolate: false,
    pool: 'threads',
  },
});
