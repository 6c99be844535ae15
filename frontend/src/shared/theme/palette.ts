/** Colours of both themes: antd takes them from here, plain CSS from `app/styles/tokens.css`; a test keeps the two equal. */
export const palette = {
  light: {
    background: '#f7f5f0',
    surface: '#ffffff',
    sunken: '#efece4',
    text: '#1b2430',
    muted: '#55606e',
    border: '#d9d4c8',
    primary: '#1f4e79',
    onPrimary: '#ffffff',
    accent: '#7a5a12',
    success: '#25663a',
    warning: '#8a5a00',
    danger: '#a32a2a',
  },
  dark: {
    background: '#12161b',
    surface: '#1a2027',
    sunken: '#0e1216',
    text: '#e8e4da',
    muted: '#a4adb8',
    border: '#343d48',
    primary: '#8fbbe6',
    onPrimary: '#0f1a26',
    accent: '#d9b765',
    success: '#7fcb95',
    warning: '#e3b35c',
    danger: '#f09a94',
  },
} as const;

export type ThemeName = keyof typeof palette;
