import { GREATEST_EXPONENT, growthExponent } from './growth.js';
import { hostileTexts, type TextMaker } from './hostile-texts.js';
import { parsersOf } from './parser.js';

/** UTF-16 units; the longer ones are few. */
const KEPT_LENGTH = 20_000;

/** The parsers of this process; what it is at; what it has found of one parser: the greatest exponent, and the texts on which time grows too fast. */
export type GrowthMessage =
  { parsers: string[] } | { measuring: string } | { parser: string; exponent: number; on: string; grown: string[] };

/** Measures the parsers that it is told the names of, one at a time, and can be killed with one that never ends. `bench/growth.mjs` starts it. */
const [area = '', seed = ''] = process.argv.slice(2);
const parsers = await parsersOf(area);
/** Each text is made once for the parsers that are given it at the same length, which are most of them. */
const texts = [...hostileTexts(Number(seed))].map(([name, make]): [string, TextMaker] => [name, kept(make)]);

function kept(make: TextMaker): TextMaker {
  const made = new Map<number, string>();
  return (length) => {
    const text = made.get(length) ?? make(length);
    if (length <= KEPT_LENGTH) made.set(length, text);
    return text;
  };
}

const tell = (message: GrowthMessage): Promise<void> => new Promise((resolve) => process.send?.(message, () => resolve()));

process.on('message', (name: string) => void measure(name));
await tell({ parsers: parsers.map((parser) => parser.name) });

async function measure(name: string): Promise<void> {
  const parser = parsers.find((each) => each.name === name);
  if (!parser) throw new Error(`there is no parser ${name}`);
  const found: Extract<GrowthMessage, { parser: string }> = { parser: name, exponent: 0, on: '', grown: [] };
  for (const [index, [text, make]] of texts.entries()) {
    if (index % (parser.oneIn ?? 1) !== 0) continue;
    const exponent = await growthExponent(parser, make, (length) => tell({ measuring: `${length} units of ${text}` }));
    if (exponent > found.exponent) Object.assign(found, { exponent, on: text });
    if (exponent > GREATEST_EXPONENT) found.grown.push(`length^${exponent.toFixed(2)} on ${text}`);
  }
  await tell(found);
}
