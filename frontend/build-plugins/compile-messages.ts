import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The texts of templates are shown as they stand: they take no values. */
const CATALOGUE = /[\\/]shared[\\/]i18n[\\/]hindi[\\/](?!templates\.)[\w-]+\.json$/;
const CALL = /(?<![\w.])t\(\s*(?:'((?:[^'\\\n]|\\')*)'|"((?:[^"\\\n]|\\")*)")/g;

/**
 * Compiles the texts with values, in the sources and in the catalogues, while the product is built: browsers then load neither
 * Lingui's parser nor have to run it. Lingui's own macro replaces the English text by a hash, and English would need a catalogue as well.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (CATALOGUE.test(id)) {
        const texts = Object.entries(JSON.parse(code) as Record<string, string>);
        return { code: JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compiled(text)]))), map: null };
      }
      if (!/\.tsx?$/.test(id) || !code.includes('/i18n/translate.js')) return null;
      const replaced = code.replace(CALL, (_call, single?: string, double?: string) => {
        const text = (single ?? double ?? '').replace(/\\(['"])/g, '$1');
        return `t([${JSON.stringify(text)}, ${JSON.stringify(compiled(text))}] as never`;
      });
      return { code: replaced, map: null };
    },
  };
}

/** Always a list: Lingui takes a string for a text that was not compiled. */
function compiled(text: string): unknown[] {
  const message: unknown = compileMessage(text);
  return Array.isArray(message) ? message : [message];
}
