import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** The stamp as a reader of Hindi has it. */
async function inHindi(stamp: string): Promise<string> {
  localStorage.setItem('themis.language', 'hi');
  const { stampText } = await import('./law-stamp.js');
  const { i18n } = await import('@lingui/core');
  i18n.load('hi', (await import('../i18n/hindi/catalogue.js')).messages);
  return stampText(stamp);
}

it.each([
  ['in force', 'लागू'],
  ['in force, amended', 'संशोधन सहित लागू'],
  ['repealed', 'निरसित'],
  [
    'repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023',
    '1 जुल॰ 2024 को निरसित, स्थान पर the Bharatiya Nyaya Sanhita, 2023',
  ],
  ['not in force before 21 November 2025', '21 नव॰ 2025 से पहले लागू नहीं'],
  ['in a way that is not known here', 'in a way that is not known here'],
])('"%s" in Hindi', async (stamp, hindi) => {
  expect(await inHindi(stamp)).toBe(hindi);
});

it('is left as it is for readers of English', async () => {
  const { stampText } = await import('./law-stamp.js');
  expect(stampText('repealed on 1 July 2024')).toBe('repealed on 1 July 2024');
});
