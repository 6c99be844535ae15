import { theme } from 'antd';
import { expect, it } from 'vitest';
import { palette } from '../../shared/theme/palette.js';
import { createAntdTheme } from './antd-theme.js';

it.each(['light', 'dark'] as const)('antd has the colours of the plain CSS in the %s theme', (name) => {
  const token = theme.getDesignToken(createAntdTheme(name, { motion: true, touch: false }));
  const { primary, success, warning, danger } = palette[name];
  expect(token).toMatchObject({
    colorPrimary: primary,
    colorLink: primary,
    colorInfo: primary,
    colorSuccess: success,
    colorWarning: warning,
    colorError: danger,
  });
});

it('controls are high enough for fingers where fingers press, the small ones too', () => {
  const { controlHeight, controlHeightSM } = theme.getDesignToken(createAntdTheme('light', { motion: true, touch: true }));
  expect([controlHeight, controlHeightSM]).toEqual([44, 44]);
});
