import { GREATEST_EXPONENT, growthExponent, type Parser } from './growth.js';
import { hostileTexts, type TextMaker } from './hostile-texts.js';

/** UTF-16 units; the longer ones are few. */
const KEPT_LENGTH = 20_000;

/** Runs parsers on hostile texts, so that one that never ends can be killed: tells what it begins with, then what it found. */
const [area = ''] = process.argv.slice(2);
const { parsers } = (await import(`./parsers-of-${area}.js`)) as { parsers: readonly Parser[] };
const hostile = hostileTexts(Number(process.env.GROWTH_SEED ?? NaN) || undefined, Number(process.env.GROWTH_COUNT ?? NaN) || undefined);
/** Each text is made once for the parsers that are given it at the same length, which are most of them. */
const texts = new Map([...hostile].map(([name, make]) => [name, kept(make)]));

function kept(make: TextMaker): TextMaker {
  const made = new Map<number, string>();
  return (length) => {
    const text = made.get(length) ?? make(length);
    if (length <= KEPT_LENGTH) made.set(length, text);
    return text;
  };
}

const tell = (message: unknown): Promise<void> => new Promise((resolve) => process.send?.(message, () => resolve()));

process.on('message', (name: string) => void measure(name));
await tell({ type: 'ready', parsers: parsers.map((parser) => parser.name) });

async function measure(name: string): Promise<void> {
  const parser = parsers.find((each) => each.name === name);
  const grown: string[] = [];
  for (const [index, [text, make]] of [...texts].entries()) {
    if (!parser || index % (parser.oneIn ?? 1) !== 0) continue;
    const exponent = await growthExponent(parser, make, (length) => tell({ type: 'begin', text, length }));
    if (exponent > GREATEST_EXPONENT) grown.push(`${text}: length^${exponent.toFixed(2)}`);
  }
  await tell({ type: 'done', grown });
}
