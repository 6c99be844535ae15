import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { remarkHeadingIds } from '../src/components/ui/markdown/remark-heading-ids.js';
import { GUIDE_FILES, linkOf, type PageName, wordsOf } from '../src/pages/developers/guides/guide-names.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAMES = Object.keys(GUIDE_FILES) as PageName[];
const SCREEN = '<noscript>Themis needs JavaScript. Please enable it in your browser.</noscript>';
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 52rem; margin: 0 auto; padding: 1rem }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-bottom: 1.5rem }
pre { padding: 0.75rem; overflow-x: auto; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
code { font-size: 0.875em; overflow-wrap: anywhere }
pre code { overflow-wrap: normal }
table { display: block; overflow-x: auto; border-collapse: collapse }
td, th { padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
`;

/**
 * Writes the documentation for programs as pages that need no JavaScript, and as the Markdown that they are made from, into `developers`; the
 * page of the screen for developers with the quickstart for those without scripts; and `llms.txt`, which names all of them.
 */
export function developerPages(): Plugin {
  return {
    name: 'developer-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const style = this.getFileName(this.emitFile({ type: 'asset', name: 'developers.css', source: STYLE }));
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !String(page.source).includes(SCREEN))
        this.error('developer-pages: index.html is not there, or has other words for those without scripts');
      const words = new Map(NAMES.map((name) => [name, wordsOf(readFileSync(path.join(ROOT, GUIDE_FILES[name]), 'utf8'))]));
      const shown = (name: PageName) => renderToStaticMarkup(createElement('div', null, navigation(), article(words.get(name) ?? '')));
      const screen = String(page.source).replace(SCREEN, () => `<noscript>${shown('quickstart')}</noscript>`);
      this.emitFile({ type: 'asset', fileName: 'developers.html', source: screen });
      for (const name of NAMES) {
        this.emitFile({ type: 'asset', fileName: `developers/${name}.md`, source: words.get(name) ?? '' });
        this.emitFile({ type: 'asset', fileName: `developers/${name}.html`, source: pageOf(titleOf(words.get(name)), style, shown(name)) });
      }
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: listForModels(words) });
    },
  };
}

const titleOf = (words = ''): string => /^# (.+)$/m.exec(words)?.[1]?.replaceAll('`', '') ?? '';
/** The first sentence, which says what a page is about. */
function aboutOf(words: string): string {
  const paragraph = words.split(/\n{2,}/).find((each) => each.trim() && !each.startsWith('#')) ?? '';
  const plain = paragraph.replaceAll('\n', ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^.*?[.](?= |$)/.exec(plain)?.[0] ?? plain;
}

const navigation = (): ReactNode =>
  createElement(
    'nav',
    null,
    createElement('a', { href: '/developers' }, 'For developers'),
    ...NAMES.map((name) => createElement('a', { key: name, href: `/developers/${name}` }, name)),
    createElement('a', { href: '/api/openapi.json' }, 'OpenAPI'),
  );

const article = (words: string): ReactNode =>
  createElement(
    'article',
    { lang: 'en' },
    createElement(Markdown, {
      remarkPlugins: [remarkGfm, remarkHeadingIds],
      components: {
        a: ({ href = '', children }) => {
          const target = addressOf(href);
          return target === null ? createElement('span', null, children) : createElement('a', { href: target }, children);
        },
      },
      children: words,
    }),
  );

/** @returns null for a link to a file that is not shipped */
function addressOf(href: string): string | null {
  if (/^(?:https?:|#)/.test(href)) return href;
  const link = linkOf(href);
  if ('page' in link) return `/developers/${link.page}${link.heading}`;
  return link.file === 'schema.graphql' ? '/api/schema.graphql' : null;
}

const pageOf = (title: string, style: string, body: string): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/${style}" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} – Themis</title>
  </head>
  <body>${body}</body>
</html>
`;

/** After https://llmstxt.org. */
const listForModels = (words: ReadonlyMap<PageName, string>): string =>
  `# Themis

> A legal AI assistant for India: answers that quote the law of a library word for word, drafts from forms, edits, PDF, citations looked up, deadlines
> counted, matters and signed webhooks, over REST, GraphQL and MCP on one address.

## Documentation

${NAMES.map((name) => `- [${titleOf(words.get(name))}](/developers/${name}.md): ${aboutOf(words.get(name) ?? '')}`).join('\n')}

## Machine-readable

- [OpenAPI document](/api/openapi.json): every call of REST with examples
- [GraphQL schema](/api/schema.graphql): every type; in production it needs a login or an API key
- [Client for TypeScript](/developers/themis-client.tgz): to be installed with npm from this address
`;
