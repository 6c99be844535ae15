import { access, chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { woffToSfnt } from './woff.js';

interface FontFile {
  family: string;
  /** Path inside `node_modules`, without `.woff` / `.woff2`. */
  source: string;
  weight: 400 | 700;
  style: 'normal' | 'italic';
}

const fontFiles = (family: string, name: string, subset: string, styles: readonly FontFile['style'][]): FontFile[] =>
  ([400, 700] as const).flatMap((weight) =>
    styles.map((style) => ({ family, weight, style, source: `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}` })),
  );

/** The families of `PDF_FONT_STACKS`. The rupee sign is in the second of each, and Devanagari has no italic. */
const FONTS: readonly FontFile[] = [
  ...fontFiles('Themis Serif', 'noto-serif', 'latin', ['normal', 'italic']),
  ...fontFiles('Themis Serif Ext', 'noto-serif', 'latin-ext', ['normal', 'italic']),
  ...fontFiles('Themis Serif Devanagari', 'noto-serif-devanagari', 'devanagari', ['normal']),
  ...fontFiles('Themis Sans', 'noto-sans', 'latin', ['normal', 'italic']),
  ...fontFiles('Themis Sans Ext', 'noto-sans', 'latin-ext', ['normal', 'italic']),
  ...fontFiles('Themis Sans Devanagari', 'noto-sans-devanagari', 'devanagari', ['normal']),
];

const require = createRequire(import.meta.url);

/**
 * Unpacks the fonts below `directory` and writes a fontconfig file that offers them beside the machine's own.
 * Costs nothing per document, but only Linux browsers use fontconfig. Every account may read them, as far as it gets to `directory`.
 * @returns the path for `FONTCONFIG_FILE`.
 */
export async function installFontconfig(directory: string): Promise<string> {
  const fonts = join(directory, 'fonts');
  await mkdir(fonts, { recursive: true, mode: 0o755 });
  for (const font of FONTS) {
    const target = join(fonts, fileName(font));
    if (await exists(target)) continue;
    await replaceFile(target, woffToSfnt(await readFile(require.resolve(`${font.source}.woff`))));
  }
  const file = join(directory, 'fonts.conf');
  await replaceFile(file, fontconfig(fonts, join(directory, 'cache')));
  return file;
}

/** `@font-face` rules that hold the fonts themselves: for platforms without fontconfig; about 20 ms per document. */
export async function fontFaceRules(): Promise<string> {
  const rules = await Promise.all(
    FONTS.map(async ({ family, source, weight, style }) => {
      const bytes = await readFile(require.resolve(`${source}.woff2`));
      const url = `data:font/woff2;base64,${bytes.toString('base64')}`;
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${url}) format('woff2')}`;
    }),
  );
  return rules.join('');
}

const slug = (family: string): string => family.toLowerCase().replaceAll(' ', '-');
const fileName = (font: FontFile): string => `${slug(font.family)}.${font.weight}.${font.style}.ttf`;
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The subset files of one font all carry the same family name, so each gets its own when it is scanned. Hinting must be
 * off: with it bold advances are rounded to whole pixels and words fall apart ("Rames h").
 */
function fontconfig(fonts: string, cache: string): string {
  const families = [...new Set(FONTS.map((font) => font.family))];
  const renames = families.map(
    (family) =>
      `<match target="scan"><test name="file" compare="contains"><string>/${slug(family)}.</string></test>` +
      `<edit name="family" mode="assign"><string>${family}</string></edit></match>`,
  );
  const off = ['hinting', 'autohint', 'embeddedbitmap'].map((name) => `<edit name="${name}" mode="assign"><bool>false</bool></edit>`);
  const directories = [fonts, '/usr/share/fonts', '/usr/local/share/fonts'].map((path) => `<dir>${escapeXml(path)}</dir>`);
  return (
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>` +
    `${directories.join('')}<cachedir>${escapeXml(cache)}</cachedir><cachedir prefix="xdg">fontconfig</cachedir>${renames.join('')}` +
    `<match target="font">${off.join('')}<edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match></fontconfig>\n`
  );
}

/** Another process may be reading or writing the same file: it appears whole or not at all. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const staging = `${path}.${process.pid}`;
  await writeFile(staging, content, { mode: 0o644 });
  // The umask may have taken bits away that another account needs to read it.
  await chmod(staging, 0o644);
  await rename(staging, path);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
