export const themeMessages = {
  system: 'Theme: system',
  light: 'Theme: light',
  dark: 'Theme: dark',
} as const;
