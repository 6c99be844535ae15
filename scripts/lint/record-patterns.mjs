/* eslint-disable patterns/known-pattern -- this program stands in for the constructor, and makes no pattern */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceMapOf } from '../../backend/test/support/typescript-loader.mjs';

/**
 * Loads modules, and asks parsers to read some texts, with a constructor of regular expressions that notes what it is asked for. The process that
 * started this one gets the list. Arguments: a folder, of whose files the patterns are noted; the file that names parsers, or nothing; then the
 * modules to load.
 */
const [folder = '', parsers = '', ...modules] = process.argv.slice(2);
/** Of each hostile text. */
const TEXT_UNITS = 200;
const home = pathToFileURL(`${folder}/`).href;
/** @type {Map<string, { source: string, flags: string, place: string }>} */
const recorded = new Map();
const Original = globalThis.RegExp;

/** The first place in the folder that a stack names: address, line and column of what was compiled. */
function placeIn(stack = '') {
  const line = stack.split('\n').find((each) => each.includes(home));
  return line?.slice(line.indexOf(home)).replace(/\)$/, '');
}

/** The line of the source, without the folder. */
function sourcePlace(place) {
  const [url = '', line = 0, column = 0] = place.split(/:(?=\d+(?::\d+)?$)/);
  const kept = sourceMapOf(url);
  const found = kept && new SourceMap(JSON.parse(readFileSync(kept, 'utf8'))).findEntry(line - 1, column - 1);
  return `${url.slice(home.length)}:${found && 'originalLine' in found ? found.originalLine + 1 : line}`;
}

/** @param {unknown[]} args what the constructor is called with */
function note([given, flags]) {
  const isPattern = given instanceof Original;
  const pattern = { source: isPattern ? given.source : String(given), flags: String(flags ?? (isPattern ? given.flags : '')) };
  const key = `${pattern.flags}/${pattern.source}`;
  const place = recorded.has(key) ? undefined : placeIn(new Error('made here').stack);
  if (place) recorded.set(key, { ...pattern, place });
}

globalThis.RegExp = new Proxy(Original, {
  construct(target, args, wanted) {
    note(args);
    return Reflect.construct(target, args, wanted === globalThis.RegExp ? target : wanted);
  },
  apply(target, self, args) {
    note(args);
    return Reflect.apply(target, self, args);
  },
});

for (const module of modules) await import(pathToFileURL(module).href);
if (parsers) await readTexts();
globalThis.RegExp = Original;
const patterns = [...recorded.values()].map((pattern) => ({ ...pattern, place: sourcePlace(pattern.place) }));
process.send?.(patterns, () => process.exit());

async function readTexts() {
  const { AREAS, parsersOf } = await import(pathToFileURL(parsers).href);
  const { hostileTexts, MOST_HOSTILE } = await import(new URL('hostile-texts.ts', pathToFileURL(parsers)).href);
  const makers = hostileTexts();
  for (const area of AREAS) {
    for (const { run } of await parsersOf(area)) {
      for (const hostile of MOST_HOSTILE) {
        try {
          await run(makers.get(hostile)(TEXT_UNITS));
        } catch {
          // A parser may refuse a text; it has made its patterns.
        }
      }
    }
  }
}
