import { BASES, HALVES, MARKS, OTHERS } from './kruti-dev-glyphs.js';

const VIRAMA = '\u094d';
const RA = '\u0930';
const SHORT_I = '\u093f';
const ANUSVARA = '\u0902';
const NUKTA = '\u093c';
const VISARGA = '\u0903';

/** The sign of short i is typed before the syllable that it belongs to; with र् or a nasal in one glyph. */
const BEFORE: Readonly<Record<string, { reph?: true; nasal?: true }>> = {
  f: {},
  '\u00c6': { reph: true },
  '\u00c7': { nasal: true },
  '\u00af': { nasal: true },
  '\u00c9': { reph: true, nasal: true },
};
/** र् over a syllable is typed after it. */
const AFTER: Readonly<Record<string, string>> = { Z: '', '\u00b1': ANUSVARA, '\u00ca': '\u0940' };
/** र below a consonant, and the form of य that follows round ones. */
const BELOW: Readonly<Record<string, string>> = { z: RA, '\u00aa': RA, '\u00ee': '\u092f', '\u00d3': '\u092f' };

/** What two signs or a vowel and a sign make together. */
const TOGETHER: readonly [string, string][] = [
  ['\u093e\u0947', '\u094b'],
  ['\u093e\u0948', '\u094c'],
  ['\u093e\u0945', '\u0949'],
  ['\u0905\u093e', '\u0906'],
  ['\u0905\u094b', '\u0913'],
  ['\u0905\u094c', '\u0914'],
  ['\u0905\u0949', '\u0911'],
  ['\u090f\u0947', '\u0910'],
];
/** Words that end in a visarga, which looks like a colon and is typed alike. */
const WITH_VISARGA = /(?:^|[^\p{L}\p{M}])(?:अत|पुन|प्राय|प्रात|स्वत|मूलत|अंतत|अन्तत|सामान्यत|विशेषत|पूर्णत|मुख्यत|अंशत|क्रमश|शब्दश|अक्षरश|वस्तुत|नम|छ)$/u;

/** A syllable as it is being typed. */
class Syllable {
  cluster = '';
  marks = '';
  shortI = false;
  nasal = false;
  reph = false;

  get isEmpty(): boolean {
    return this.cluster === '' && this.marks === '' && !this.shortI;
  }

  get endsHalf(): boolean {
    return this.cluster.endsWith(VIRAMA);
  }

  /** Whether another consonant begins a syllable of its own. */
  get isWhole(): boolean {
    return this.marks !== '' || this.reph || (this.cluster !== '' && !this.endsHalf);
  }

  toString(): string {
    let { cluster, marks } = this;
    if (this.reph && cluster === '\u0907') cluster = '\u0908';
    else if (this.reph) cluster = RA + VIRAMA + cluster;
    marks = (this.shortI ? SHORT_I : '') + marks + (this.nasal ? ANUSVARA : '');
    let text = cluster + ordered(marks);
    for (const [apart, whole] of TOGETHER) text = text.replace(apart, whole);
    return text;
  }
}

/** Vowel signs before nasals. */
function ordered(marks: string): string {
  const nasals = [...marks].filter((mark) => /[\u0901\u0902]/u.test(mark));
  return nasals.length === 0 ? marks : [...marks].filter((mark) => !/[\u0901\u0902]/u.test(mark)).join('') + [...new Set(nasals)].join('');
}

/**
 * Text that is set in Kruti Dev 010, DevLys or one of their kin as Unicode. These fonts show Devanagari in place of Latin letters, by the
 * keys of a Remington typewriter: halves of consonants, signs that stand before their syllable, र् after it.
 */
export function krutiDevToUnicode(text: string): string {
  let out = '';
  let syllable = new Syllable();
  const flush = (): void => {
    if (!syllable.isEmpty) out += syllable.toString();
    syllable = new Syllable();
  };
  const characters = [...text];
  for (const [at, glyph] of characters.entries()) {
    const [base, half, mark] = [BASES[glyph], HALVES[glyph], MARKS[glyph]];
    const before = BEFORE[glyph];
    const below = BELOW[glyph];
    if (before) {
      if (!syllable.endsHalf || syllable.isWhole) flush();
      syllable.shortI = true;
      syllable.reph ||= before.reph === true;
      syllable.nasal ||= before.nasal === true;
    } else if (base !== undefined) {
      if (syllable.isWhole) flush();
      syllable.cluster += base;
    } else if (half !== undefined) {
      if (syllable.isWhole) flush();
      syllable.cluster += half + VIRAMA;
    } else if (below !== undefined) {
      syllable.cluster = syllable.endsHalf ? syllable.cluster + below : `${syllable.cluster}${VIRAMA}${below}`;
    } else if (AFTER[glyph] !== undefined) {
      syllable.reph = true;
      syllable.marks += AFTER[glyph];
    } else if (glyph === '+') {
      syllable.cluster += NUKTA;
    } else if (glyph === '~') {
      if (characters[at + 1] === 'j') continue;
      syllable.cluster += VIRAMA;
    } else if (glyph === 'k' && syllable.endsHalf && syllable.marks === '') {
      // The upright stroke makes a half consonant whole.
      syllable.cluster = syllable.cluster.slice(0, -1);
    } else if (mark !== undefined) {
      if (glyph === 'a' && syllable.shortI && syllable.cluster === '') syllable.nasal = true;
      else syllable.marks += mark;
    } else if (glyph === '%') {
      flush();
      out += isVisarga(out, characters[at + 1]) ? VISARGA : ':';
    } else {
      flush();
      out += OTHERS[glyph] ?? glyph;
    }
  }
  flush();
  return out;
}

/** A visarga inside of a word, or at the end of one that has it. */
function isVisarga(before: string, next: string | undefined): boolean {
  if (!/[\u0900-\u0963]$/u.test(before)) return false;
  const goesOn = next !== undefined && (BASES[next] ?? HALVES[next] ?? BEFORE[next]) !== undefined;
  return goesOn || WITH_VISARGA.test(before.slice(-24));
}
