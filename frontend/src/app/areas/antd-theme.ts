import { theme as antdTheme, type ThemeConfig } from 'antd';
import { mix } from '../../shared/theme/mix.js';
import { palette, type ThemeName } from '../../shared/theme/palette.js';

type Algorithm = typeof antdTheme.defaultAlgorithm;

/** The dark algorithm dulls the colours that it is given; those that stand beside plain CSS stay as the palette has them. */
const asGiven: Algorithm = (seed, map = antdTheme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorPrimaryText: seed.colorPrimary,
  colorLink: seed.colorLink,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
});

/**
 * antd's design tokens from our palette.
 * @param options.motion false where reduced motion is preferred: whatever antd opens then appears at once
 * @param options.touch true where fingers press: every control is then at least 44 px high
 */
export function createAntdTheme(name: ThemeName, { motion, touch }: { motion: boolean; touch: boolean }): ThemeConfig {
  const colours = palette[name];
  // The colours that antd derives from dark seeds are muddy; these follow the surfaces of the plain CSS.
  const soft = (colour: string): string => mix(colour, colours.surface, 0.1);
  const edge = (colour: string): string => mix(colour, colours.surface, 0.4);
  return {
    // Only one version of antd is on the page, so its class names need no hash.
    hashed: false,
    algorithm: name === 'dark' ? [antdTheme.darkAlgorithm, asGiven] : antdTheme.defaultAlgorithm,
    token: {
      motion,
      colorPrimary: colours.primary,
      colorLink: colours.primary,
      colorLinkHover: colours.text,
      colorLinkActive: colours.text,
      colorInfo: colours.primary,
      colorInfoBg: soft(colours.primary),
      colorInfoBorder: edge(colours.primary),
      colorSuccessBg: soft(colours.success),
      colorSuccessBorder: edge(colours.success),
      colorWarningBg: soft(colours.warning),
      colorWarningBorder: edge(colours.warning),
      colorErrorBg: soft(colours.danger),
      colorErrorBorder: edge(colours.danger),
      colorSuccess: colours.success,
      colorWarning: colours.warning,
      colorError: colours.danger,
      colorText: colours.text,
      colorTextSecondary: colours.muted,
      colorTextDescription: colours.muted,
      colorTextPlaceholder: colours.muted,
      colorBgBase: colours.surface,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surface,
      colorBgLayout: colours.background,
      // Borders of fields and buttons need a contrast of 3:1; those of cards only separate.
      colorBorder: mix(colours.muted, colours.surface, 0.7),
      colorBorderSecondary: colours.border,
      borderRadius: 8,
      controlHeight: touch ? 44 : 40,
      ...(touch && { controlHeightSM: 44 }),
      fontSize: 15,
      fontFamily: 'var(--font-ui)',
    },
    components: {
      Button: { primaryColor: colours.onPrimary, dangerColor: colours.onPrimary, primaryShadow: 'none', fontWeight: 600 },
      Card: { headerFontSize: 18 },
      Table: { headerBg: colours.sunken, headerSortActiveBg: colours.sunken, headerSortHoverBg: colours.sunken, bodySortBg: 'transparent' },
    },
  };
}
