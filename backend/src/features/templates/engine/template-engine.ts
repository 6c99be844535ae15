import { Context, type Emitter, Liquid, type Template as ParsedTemplate, toValueSync } from 'liquidjs';
import { registerBlockTags } from './block-tags.js';
import { numberClauses, registerClauseTags } from './clause-marks.js';
import { BLANK, isMissing, registerFilters } from './filters.js';
import { literalValues, markValue } from './literal-values.js';
import { LANGUAGE, registerSignatureTags } from './signature-tags.js';
import type { TemplateData } from '../form/template-schema.js';

/** Tags and filters of Liquid itself that clause texts may use besides our own. */
const LOGIC_TAGS = ['if', 'elsif', 'else', 'unless', 'for', 'break', 'assign', 'comment', 'case'];
const PLAIN_FILTERS = ['size', 'first', 'last', 'upcase', 'downcase', 'capitalize', 'join', 'default'];

/** What a document calls its numbered parts where it refers to one. */
const UNITS: Readonly<Record<TemplateData['language'], Readonly<Record<TemplateData['unit'], string>>>> = {
  en: { clause: 'clause', paragraph: 'paragraph' },
  hi: { clause: 'खंड', paragraph: 'पैरा' },
};

const refuse = () => {
  throw new Error('a template includes no other file');
};

/** Templates stand alone: no file is ever read while one is parsed or rendered. */
const NO_FILES = {
  exists: () => Promise.resolve(false),
  existsSync: () => false,
  readFile: refuse,
  readFileSync: refuse,
  resolve: refuse,
};

/** Characters that a document may have while it is composed, marks included; what may be downloaded is as long. */
const OUTPUT_MAX = 1_000_000;
/** Elements of ranges and characters of texts that loops and filters may make, all together. A range in a loop counts at every turn. */
const WORK_MAX = 1_000_000;

export interface TextPosition {
  /** Counted from 1, like `column`. */
  line: number;
  column: number;
}

/** Clause texts compiled once: what they use of the form, and the text for any values. */
export interface CompiledClauses {
  /** Names that do not come from the text itself, each with the place of its first use; takes as long as compiling. */
  names(): Map<string, TextPosition>;
  /**
   * The whole document with numbered clauses; every value reads as it was typed, a missing one is a marked blank.
   * @throws Error for a broken reference, and when the document or the work on it exceeds its limit
   */
  compose(scope: Record<string, unknown>): string;
}

const liquid = createLiquid();

/** @throws Error with line and column for a text that is not understood */
export function compileClauses(source: string, unit: TemplateData['unit'], language: TemplateData['language'] = 'en'): CompiledClauses {
  const parsed = liquid.parse(source);
  return { names: () => namesIn(parsed), compose: (scope) => compose(parsed, { ...scope, [LANGUAGE]: language }, UNITS[language][unit]) };
}

function createLiquid(): Liquid {
  const engine = new Liquid({
    strictFilters: true,
    ownPropertyOnly: true,
    greedy: true,
    cache: false,
    fs: NO_FILES,
    relativeReference: false,
    memoryLimit: WORK_MAX,
    outputEscape: (value: unknown) => (isMissing(value) ? BLANK : markValue(String(value))),
  });
  limitLanguage(engine);
  registerClauseTags(engine);
  registerSignatureTags(engine);
  registerBlockTags(engine);
  registerFilters(engine);
  return engine;
}

/** Logic-limited: conditions, loops over lists and our own tags; nothing that includes, counts or sleeps. */
function limitLanguage(engine: Liquid): void {
  for (const name of Object.keys(engine.tags)) if (!LOGIC_TAGS.includes(name)) Reflect.deleteProperty(engine.tags, name);
  for (const name of Object.keys(engine.filters)) if (!PLAIN_FILTERS.includes(name)) Reflect.deleteProperty(engine.filters, name);
}

/** The names of tags and filters that clause texts may use. */
export const knownWords = (): { tags: string[]; filters: string[] } => ({
  tags: [...new Set([...Object.keys(liquid.tags), ...LOGIC_TAGS])].filter((name) => name !== '#').sort(),
  filters: Object.keys(liquid.filters).sort(),
});

function namesIn(parsed: ParsedTemplate[]): Map<string, TextPosition> {
  const { globals } = liquid.analyzeSync(parsed, { partials: false });
  return new Map(
    Object.entries(globals).map(([name, uses]) => [name, { line: uses[0]?.location.row ?? 1, column: uses[0]?.location.col ?? 1 }]),
  );
}

/** Collects what a template prints, up to the limit. */
class BoundedEmitter implements Emitter {
  buffer = '';

  write(printed: string | number | null | undefined): void {
    const text = String(printed ?? '');
    if (this.buffer.length + text.length > OUTPUT_MAX)
      throw new Error(`the document becomes longer than ${OUTPUT_MAX.toLocaleString('en')} characters`);
    this.buffer += text;
  }
}

function compose(parsed: ParsedTemplate[], scope: Record<string, unknown>, unit: string): string {
  const context = new Context(scope, liquid.options, { sync: true }, { liquid });
  const marked = toValueSync(liquid.renderer.renderTemplates(parsed, context, new BoundedEmitter())) as string;
  return `${literalValues(numberClauses(marked, unit, scope[LANGUAGE] === 'hi'))
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
