import type { Locale } from 'antd/es/locale/index.js';
import { i18n } from '@lingui/core';
import { language } from './language.js';

/** For how long the first screen waits for its fonts. */
const FONT_WAIT_MS = 1000;

let ofAntd: Locale | undefined;

/** antd's own texts in the reader's language; undefined for English, which antd has without being told. */
export const antdLocale = (): Locale | undefined => ofAntd;

/**
 * Fetches the texts of the chosen language; English has its own with it. Call it before the first screen is drawn.
 * @throws TypeError when the texts cannot be fetched: the page then says that it could not be shown
 */
export async function loadLanguage(): Promise<void> {
  if (language === 'en') return;
  const [{ messages }] = await Promise.all([import('./hindi/catalogue.js'), hindiFonts()]);
  i18n.load('hi', messages);
  document.documentElement.lang = language;
}

/** Fetches antd's texts, for the screens that use antd. */
export async function loadAntdLanguage(): Promise<void> {
  if (language === 'hi') ofAntd = (await import('antd/es/locale/hi_IN.js')).default;
}

/** Fetches the texts of the administrators' panel, which are loaded with it only. */
export async function loadAdminLanguage(): Promise<void> {
  if (language === 'hi') i18n.load('hi', (await import('./hindi/admin-catalogue.js')).messages);
}

/** With the fonts loaded, nothing moves once the screen is drawn; on a slow connection the device's own fonts come first. */
function hindiFonts(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  const wanted = ["1em 'Noto Sans Devanagari'", "1em 'Noto Serif Devanagari'"].map((font) => document.fonts.load(font, 'अ'));
  return Promise.race([Promise.allSettled(wanted), late]);
}
