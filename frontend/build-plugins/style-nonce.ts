import type { Plugin } from 'vite';

const MODULE = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;
const GIVEN = 'if (csp?.nonce) {\n    styleNode.nonce = csp?.nonce;\n  }';
const ALWAYS = `styleNode.nonce = csp?.nonce ?? document.querySelector('meta[name="csp-nonce"]')?.content ?? '';`;

/**
 * antd's scroll lock and scroll-bar measurement create style elements without the nonce given to `ConfigProvider`, and the server's
 * CSP rejects those. This plugin adds the page's nonce to each; the build fails if the library's code has changed.
 */
export function styleNonce(): Plugin {
  return {
    name: 'style-nonce',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id.split('?')[0] ?? id)) return null;
      if (!code.includes(GIVEN)) this.error('style-nonce: dynamicCSS.js has changed; see whether antd passes the nonce everywhere now');
      return { code: code.replace(GIVEN, ALWAYS), map: null };
    },
  };
}
