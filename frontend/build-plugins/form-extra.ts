import type { Plugin } from 'vite';

const MODULE = /antd\/es\/form\/FormItemInput\.js$/;
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ['if (hasExtra && extraRef.current) {', 'if (marginBottom && hasExtra && extraRef.current) {'],
  ['}, [extra, hasExtra]);', '}, [extra, hasExtra, marginBottom]);'],
];

/**
 * antd measures the explanation below each field whenever the field is drawn, which lays the page out in the middle of a key and then draws
 * every field once more. It uses the height only while an error leaves. This plugin has it measured then; the build fails if the
 * library's code has changed.
 */
export function formExtra(): Plugin {
  return {
    name: 'form-extra',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test((id.split('?')[0] ?? id).replaceAll('\\', '/'))) return null;
      for (const [from] of CHANGES)
        if (code.split(from).length !== 2)
          this.error('form-extra: FormItemInput.js has changed; see whether it still measures every explanation');
      return { code: CHANGES.reduce((changed, [from, to]) => changed.replace(from, to), code), map: null };
    },
  };
}
