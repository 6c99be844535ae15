import { type Emitter, Tag, type TagToken, type TopLevelToken, type Liquid, type Context, Value, Tokenizer } from 'liquidjs';

/**
 * Clauses are written with tags and numbered afterwards. The tags leave private-use characters behind, which values
 * of a form cannot contain, so that nothing a user types is ever taken for a clause or a reference.
 */
const MARK = { clause: '\ue000', sub: '\ue001', item: '\ue002', subitem: '\ue003', ref: '\ue004', end: '\ue005' } as const;
const PRIVATE_USE = /[\ue000-\uf8ff]/g;

export const withoutMarks = (value: string): string => value.replace(PRIVATE_USE, '');

const LABEL = /^[a-z][a-z0-9_]*$/;

function markTag(mark: string, wantsKey: boolean) {
  return class MarkTag extends Tag {
    private readonly key: string;
    private readonly title?: Value;

    constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
      super(token, remaining, liquid);
      const tokenizer = new Tokenizer(token.args, liquid.options.operators);
      this.key = tokenizer.readIdentifier().content;
      tokenizer.skipBlank();
      const rest = tokenizer.remaining().trim();
      if (this.key !== '' && !LABEL.test(this.key)) throw new Error(`"${this.key}" cannot name a clause`);
      if (wantsKey && this.key === '') throw new Error(`{% ${token.name} %} needs the name of a clause`);
      if (rest !== '') this.title = new Value(rest, liquid);
    }

    *render(context: Context, emitter: Emitter): Generator<unknown, void, string> {
      const title = this.title ? yield this.title.value(context) : '';
      emitter.write(`${mark}${this.key}${MARK.end}${title}`);
    }
  };
}

/** `{% clause rent "Rent" %}`, `{% sub %}`, `{% item %}`, `{% subitem %}` begin a numbered line; `{% ref rent %}` cites one. */
export function registerClauseTags(liquid: Liquid): void {
  liquid.registerTag('clause', markTag(MARK.clause, true));
  liquid.registerTag('sub', markTag(MARK.sub, false));
  liquid.registerTag('item', markTag(MARK.item, false));
  liquid.registerTag('subitem', markTag(MARK.subitem, false));
  liquid.registerTag('ref', markTag(MARK.ref, true));
}

const LINE_MARK = /^\s*([\ue000-\ue003])([a-z0-9_]*)\ue005\s*/;
const REFERENCE = /\ue004([a-z0-9_]+)\ue005/g;

interface Position {
  clause: number;
  sub: number;
  item: number;
  subitem: number;
}

/**
 * Gives every marked line its number (`1.`, `1.1`, `(a)`, `(i)`) and every reference the words it stands for.
 * @throws Error for a reference to a clause that the text does not have, and for one name used twice
 */
export function numberClauses(marked: string): string {
  const at: Position = { clause: 0, sub: 0, item: 0, subitem: 0 };
  const names = new Map<string, string>();
  const lines = marked.split('\n').map((line) => {
    const match = LINE_MARK.exec(line);
    if (!match) return line;
    const [whole, mark, key = ''] = match;
    const { label, citation } = advance(at, mark ?? '');
    if (key !== '' && names.has(key)) throw new Error(`the clause name "${key}" is used twice`);
    if (key !== '') names.set(key, citation);
    return `${label} ${line.slice(whole.length)}`;
  });
  return lines.join('\n').replace(REFERENCE, (_mark, key: string) => {
    const citation = names.get(key);
    if (!citation) throw new Error(`there is no clause "${key}" to refer to`);
    return citation;
  });
}

function advance(at: Position, mark: string): { label: string; citation: string } {
  if (mark === MARK.clause) {
    Object.assign(at, { clause: at.clause + 1, sub: 0, item: 0, subitem: 0 });
    return { label: `${at.clause}.`, citation: `clause ${at.clause}` };
  }
  if (mark === MARK.sub) {
    Object.assign(at, { sub: at.sub + 1, item: 0, subitem: 0 });
    return { label: `${at.clause}.${at.sub}`, citation: `clause ${at.clause}.${at.sub}` };
  }
  const base = at.sub ? `clause ${at.clause}.${at.sub}` : `clause ${at.clause}`;
  if (mark === MARK.item) {
    Object.assign(at, { item: at.item + 1, subitem: 0 });
    return { label: `(${letter(at.item)})`, citation: `${base}(${letter(at.item)})` };
  }
  at.subitem += 1;
  return { label: `(${roman(at.subitem)})`, citation: `${base}(${letter(at.item)})(${roman(at.subitem)})` };
}

/** 1 → a, 26 → z, 27 → aa. */
function letter(count: number): string {
  const rest = Math.floor((count - 1) / 26);
  return (rest > 0 ? letter(rest) : '') + String.fromCharCode(97 + ((count - 1) % 26));
}

const ROMAN: readonly [number, string][] = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(count: number): string {
  let left = count;
  let text = '';
  for (const [value, sign] of ROMAN) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}
