import { describe, expect, it } from '@jest/globals';
import { holdsCrowdedWords, holdsUnknownCodes, isIllegible } from './illegible.js';

const ENGLISH = 'Case No. 12 of 2025 is listed in the court of the sample judge.\n';
const CHANAKYA = '¥çÖØéâ·Ô¤ çßL¤h ×é·¤Î×æ ÎÁü ç·¤Øæ »Øæ ãñÐ\n';
const FRENCH = 'L’été dernier, l’élève a été reçu à l’école où il avait déjà été inscrit, malgré l’arrêté préfectoral du « 3 février ».\n';

describe('holdsUnknownCodes', () => {
  it.each([
    ['Chanakya', CHANAKYA],
    ['Chanakya in an English paper', ENGLISH.repeat(200) + CHANAKYA],
    ['ISCII', `${'ÐáéÆÏ '.repeat(12)}section 138\n`],
    ['UTF-8 that was read byte by byte', 'à¤¸à¥‚à¤šà¤¨à¤¾ à¤§à¤¾à¤°à¤¾ à¤•à¥‡ à¤…à¤§à¥€à¤¨ à¤¨à¥‹à¤Ÿà¤¿à¤¸\n'],
    ['Shusha', 'AiBayau@t ko iva$w maukdmaa dja- ikyaa gayaa hO evaM AdalatM maoM poSa huAa hO saMbaMiQat qaanao maoM\n'.repeat(5)],
  ])('sees %s', (_, text) => expect(holdsUnknownCodes(text)).toBe(true));

  it.each([
    ['English', ENGLISH.repeat(20)],
    ['French', FRENCH.repeat(20)],
    ['German', 'Die Übergrößen für Mäuse gehören übrigens auf die Straße nach Köln; ÄÖÜ §§ 12–14, 20 °C, £5.\n'.repeat(20)],
    ['signs and quotation marks', '“Rs. 5,000” – § 138 • ½ share ©®™\n'.repeat(20)],
    ['names in capitals', 'McDonald DeSouza LLP, eCourts iPhone\n'.repeat(3)],
    ['Hindi', 'अभियुक्त के विरूद्ध धारा 420 के अंतर्गत मुकदमा दर्ज किया गया है।\n'],
    ['addresses', 'a.sample@example.in b.sample@example.in https://example.in/?a=b&c=d\n'.repeat(9)],
    ['nothing', ''],
  ])('leaves %s alone', (_, text) => expect([holdsUnknownCodes(text), holdsCrowdedWords(text)]).toEqual([false, false]));
});

describe('isIllegible', () => {
  it.each([
    ['Chanakya', CHANAKYA, true],
    ['ISCII of a word on each line', 'ÐáéÆÏ\n'.repeat(12), true],
    ['names of glyphs', '(cid:12)(cid:7) '.repeat(12), true],
    ['French', FRENCH.repeat(20), false],
    ['a few letters', 'ÐáéÆÏ', false],
  ])('tells of %s', (_, text, expected) => expect(isIllegible(text)).toBe(expected));
});
