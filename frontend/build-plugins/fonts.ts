import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What the first screen is drawn with, as the files begin. */
const PRELOADED = ['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal'];
const PACKAGES = ['inter', 'source-serif-4', 'noto-sans-devanagari', 'noto-serif-devanagari'];

/** Names the fonts of the first screen in the page, so that they are fetched beside its code, and puts their licences beside them. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    generateBundle() {
      const { resolve } = createRequire(import.meta.url);
      const licences = PACKAGES.map((name) => `${name}\n\n${readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8')}`);
      this.emitFile({ type: 'asset', fileName: 'assets/fonts-licence.txt', source: licences.join('\n\n') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return PRELOADED.map((name) => {
          const file = files.find((one) => one.includes(name));
          if (!file) throw new Error(`fonts: ${name} is in no stylesheet`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          };
        });
      },
    },
  };
}
