import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { palette } from './palette.js';

const css = readFileSync(path.join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8');

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('palette', () => {
  it.each(Object.keys(palette.light) as (keyof typeof palette.light)[])('is the same in CSS: %s', (name) => {
    expect(css).toContain(`--color-${kebab(name)}: light-dark(${palette.light[name]}, ${palette.dark[name]});`);
  });

  it.each(['light', 'dark'] as const)('is readable in the %s theme (4.5:1)', (theme) => {
    const colours = palette[theme];
    for (const text of ['text', 'muted', 'primary', 'accent', 'success', 'warning', 'danger'] as const) {
      for (const ground of ['background', 'surface', 'sunken'] as const) {
        expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5);
  });
});
