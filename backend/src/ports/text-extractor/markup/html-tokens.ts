const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr']);
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  sect: '§',
  para: '¶',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  zwj: '\u200d',
  zwnj: '\u200c',
  shy: '\u00ad',
  euro: '€',
  pound: '£',
  cent: '¢',
  yen: '¥',
  minus: '−',
  plusmn: '±',
  divide: '÷',
  sup2: '²',
  laquo: '«',
  raquo: '»',
  check: '✓',
  agrave: 'à',
  eacute: 'é',
  egrave: 'è',
  ccedil: 'ç',
  ouml: 'ö',
  uuml: 'ü',
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,30}));/gu;
const MAX_CODE_POINT = 0x10ffff;

/** Characters that markup names. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

export interface Tag {
  name: string;
  closes: boolean;
  selfClosing: boolean;
  /** What stands between its name and its end. */
  inside: string;
}

/** Tags and the text between them; comments and declarations are left out. Reads every character once. */
export function* tokensOf(html: string): Generator<string | Tag> {
  let at = 0;
  while (at < html.length) {
    const opens = html.indexOf('<', at);
    if (opens < 0) {
      yield html.slice(at);
      return;
    }
    if (opens > at) yield html.slice(at, opens);
    if (html.startsWith('<!--', opens)) {
      const ends = html.indexOf('-->', opens + 4);
      at = ends < 0 ? html.length : ends + 3;
      continue;
    }
    const name = nameAt(html, opens + 1);
    if (name === null) {
      yield '<';
      at = opens + 1;
      continue;
    }
    const ends = endOfTag(html, opens);
    if (name !== '') {
      const closes = html[opens + 1] === '/';
      yield { name, closes, selfClosing: VOID.has(name) || html[ends - 2] === '/', inside: html.slice(opens + 1 + name.length, ends - 1) };
    }
    at = ends;
  }
}

/** The name of the tag that begins here, '' for a declaration; null where no tag does. */
function nameAt(html: string, at: number): string | null {
  if (html[at] === '!' || html[at] === '?') return '';
  let from = html[at] === '/' ? at + 1 : at;
  const start = from;
  while (from - start < 40 && /[a-zA-Z0-9:]/u.test(html[from] ?? '')) from += 1;
  return from > start && /[a-zA-Z]/u.test(html[start] ?? '') ? html.slice(start, from).toLowerCase() : null;
}

/** After the `>` that ends a tag, which values in quotation marks may hold too. */
function endOfTag(html: string, at: number): number {
  let quote = '';
  for (let i = at; i < html.length; i++) {
    const character = html[i] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return i + 1;
    else if ((character === '"' || character === "'") && html[i - 1] === '=') quote = character;
  }
  return html.length;
}

const ATTRIBUTE = /([a-zA-Z][a-zA-Z0-9:-]{0,60})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
const MAX_ATTRIBUTES = 100;

/** Attributes of a tag by their names in small letters; the first of a name counts. */
export function attributesOf({ inside }: Tag): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of inside.matchAll(ATTRIBUTE)) {
    if (found.size >= MAX_ATTRIBUTES) break;
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), withoutEntities(double ?? single ?? bare ?? ''));
  }
  return found;
}
