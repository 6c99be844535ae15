import type { Plugin } from 'vite';

const MODULE = /antd\/es\/form\/context\.js$/;
const WHOLE = `from '@rc-component/form';`;
const PROVIDER = `from '@rc-component/form/es/FormContext.js';`;

/**
 * antd's buttons and fields read the context of a form, whose file imports the whole of `@rc-component/form` with its validator for one
 * provider. This plugin imports that provider only, so that screens without a form of antd's do not load 13 KB for it; the build fails if
 * the library's code has changed.
 */
export function formContext(): Plugin {
  return {
    name: 'form-context',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test((id.split('?')[0] ?? id).replaceAll('\\', '/'))) return null;
      if (!code.includes(WHOLE)) this.error('form-context: antd/es/form/context.js has changed; see whether it still loads the whole form');
      return { code: code.replace(WHOLE, PROVIDER), map: null };
    },
  };
}
