/** Left out with all that they hold. */
const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'del', 's', 'strike']);
/** Begin and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote body dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
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
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,30}));/gu;
const MAX_CODE_POINT = 0x10ffff;
const SPACES = /[ \t\r\n]+/gu;
/** What a list's items begin with. */
const BULLET = '• ';

/** Characters that markup names. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

/** The words of a web page as they are read: a line for each block, tabs between cells, list items with their number or a bullet. */
export function htmlText(html: string): string {
  const out = new Lines();
  const lists: { next: number | null }[] = [];
  let silent: { name: string; depth: number } | null = null;
  for (const token of tokensOf(html)) {
    if (typeof token === 'string') {
      if (!silent) out.add(withoutEntities(token));
      continue;
    }
    const { name, closes, selfClosing } = token;
    if (silent) {
      if (name === silent.name && !selfClosing) silent.depth += closes ? -1 : 1;
      if (silent.depth === 0) silent = null;
      continue;
    }
    if (SILENT.has(name) && !closes && !selfClosing) {
      silent = { name, depth: 1 };
      continue;
    }
    if (name === 'br') out.breakLine();
    else if (CELLS.has(name) && closes) out.tab();
    else if (BLOCKS.has(name)) out.endLine();
    if (name === 'ol' || name === 'ul') {
      if (closes) lists.pop();
      else lists.push({ next: name === 'ol' ? 1 : null });
    }
    const list = lists.at(-1);
    if (name === 'li' && !closes && list) out.add(list.next === null ? BULLET : `${list.next++}. `);
  }
  return out.text();
}

interface Tag {
  name: string;
  closes: boolean;
  selfClosing: boolean;
}

/** Tags and the text between them; comments and declarations are left out. Reads every character once. */
function* tokensOf(html: string): Generator<string | Tag> {
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
      yield { name, closes, selfClosing: VOID.has(name) || html[ends - 2] === '/' };
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

class Lines {
  private readonly lines: string[] = [''];

  add(text: string): void {
    const line = this.lines.at(-1) as string;
    const words = text.replace(SPACES, ' ');
    this.lines[this.lines.length - 1] = line + (line === '' || line.endsWith('\t') || line.endsWith(' ') ? words.trimStart() : words);
  }

  tab(): void {
    this.lines[this.lines.length - 1] = `${(this.lines.at(-1) as string).trimEnd()}\t`;
  }

  /** A new line unless one has just begun. */
  endLine(): void {
    if (this.lines.at(-1) !== '') this.lines.push('');
  }

  breakLine(): void {
    this.lines.push('');
  }

  text(): string {
    return this.lines
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  }
}
