import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Operation, parseDraft } from '@themis/draft';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../../src/core/access/actor.js';
import { loggers } from '../../src/core/observability/loggers.js';
import type { RateLimits } from '../../src/core/limits/rate-limits.js';
import { ModelEditor } from '../../src/features/editing/model/model-editor.js';
import { piecesOf } from '../../src/features/editing/judging/pieces.js';
import { loadTemplate } from '../../src/features/templates/engine/document-template.js';
import { checkedValues } from '../../src/features/templates/form/form-values.js';
import { DocumentThreads } from '../../src/features/drafting/threads/document-threads.js';
import type { ModelUsageService } from '../../src/features/model-usage/model-usage.service.js';
import { AnthropicLanguageModel } from '../../src/ports/language-model/anthropic/anthropic-language-model.js';
import { runsOf } from '../support/in-turn.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';

const FOLDER = path.join(import.meta.dirname, '../../src/features/templates/shipped');
const RUNS = runsOf(200);
const ACTOR = { userId: 'somebody' } as Actor;
const UNLIMITED = { check: () => Promise.resolve(), add: () => Promise.resolve() } as unknown as RateLimits;
const UNMETERED = {
  metered: (_model: unknown, _context: unknown, call: (terms: object) => AsyncIterable<unknown>) => call({}),
} as unknown as ModelUsageService;

/** A full draft of every template, with a field whose figure a suggestion can change. */
const DRAFTS = readdirSync(FOLDER).map((type) => {
  const template = loadTemplate(type);
  const sample = JSON.parse(readFileSync(path.join(FOLDER, type, 'sample.json'), 'utf8')) as object;
  const values = checkedValues(template.fields, { ...sample });
  return { template, values, content: template.assemble(values) };
});
type Draft = (typeof DRAFTS)[number];

/** Words that turn a clause against whoever signs it; no suggestion below says one of them. */
const POISON =
  'not never may arrears waives forfeits irrevocably unlimited six 60 90 2031-01-01 Mohan Zenith indemnifies solely forthwith without unless penalty'.split(
    ' ',
  );
/** Any word that is more than an ending or a link between others. */
const WORD = /[\p{L}\p{M}]{4,30}|\d[\d,]{1,12}/gu;

const suggestionsFor = ({ template, values }: Draft): string[] => {
  const figures = template.fields.filter(({ name, format }) => values[name] !== undefined && (format === 'money' || format === 'number'));
  return [
    ...figures.map(({ label }) => `Change the ${label.toLowerCase()} to 7,77,000`),
    'Delete clause 2',
    'Remove paragraph 3',
    'Add a clause on parking',
    'In clause 1.1 write "premises" instead of "property"',
    'Make the language of clause 2 gentler',
    'कृपया खंड 2 हटाएं',
  ];
};

/** A change of words that no suggestion asks for, somewhere in the draft. */
function attackOn(draft: Draft, suggestion: string): fc.Arbitrary<object> {
  const said = new Set(piecesOf(suggestion).map(({ key }) => key));
  const isUnsaid = (word: string): boolean => piecesOf(word).every(({ key }) => !said.has(key));
  const lines = parseDraft(draft.content).nodes.filter(({ text }) => (text.match(WORD) ?? []).some(isUnsaid));
  return fc
    .record({
      line: fc.constantFrom(...lines),
      at: fc.nat(),
      poison: fc.constantFrom(...POISON),
      kind: fc.constantFrom(
        'replace',
        'add',
        'drop',
        'insert',
        'remove',
        'whole',
        'talk',
        'script',
        'image',
        'unknown',
        'absent',
        'several',
        'set',
        'setOther',
      ),
      instruction: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 0),
    })
    .map(({ line: { id, text }, at, poison, kind, instruction }) => {
      const words = [...text.matchAll(WORD)].filter(([word]) => isUnsaid(word));
      const { 0: word = '', index = 0 } = words[at % words.length] ?? {};
      const around = { oldText: text, newText: text.slice(0, index) + poison + text.slice(index + word.length) };
      const operations: Record<string, object> = {
        replace: { do: 'edit', node: id, old_text: text, new_text: around.newText },
        add: { do: 'edit', node: id, old_text: text, new_text: `${text.slice(0, index)}${poison} ${text.slice(index)}` },
        drop: { do: 'edit', node: id, old_text: text, new_text: text.slice(0, index) + text.slice(index + word.length).trimStart() },
        insert: { do: 'insert', after: id, text: `The other side ${poison} ${word} at its pleasure.` },
        remove: { do: 'remove', node: id },
        whole: { do: 'insert', after: 'n1', text: draft.content.replaceAll(word, poison) },
        talk: { do: 'insert', after: id, text: `Sure! Here is your document, ${poison}.` },
        script: { do: 'edit', node: id, old_text: word, new_text: `${word}<script>${poison}</script>` },
        image: { do: 'edit', node: id, old_text: word, new_text: `![${word}](https://evil.example/${poison})` },
        unknown: { do: 'edit', node: `n${at + 9000}`, old_text: word, new_text: poison },
        absent: { do: 'edit', node: id, old_text: `${poison} ${word}`, new_text: poison },
        several: { do: 'edit', node: id, old_text: text, new_text: `${text} ${word} ${poison}. 7,77,000 clause ${poison}` },
      };
      const others = draft.template.fields.filter(({ label }) => isUnsaid(label));
      const named = draft.template.fields.find(({ label }) => suggestion.toLowerCase().includes(label.toLowerCase()));
      operations.set = { do: 'set_value', field: others[at % others.length]?.label ?? '', value: at % 2 ? '777000' : poison };
      operations.setOther = { do: 'set_value', field: named?.label ?? others[0]?.label ?? '', value: poison };
      return { instruction, ...operations[kind] };
    });
}

const scene = fc
  .constantFrom(...DRAFTS)
  .chain((draft) => fc.record({ draft: fc.constant(draft), suggestion: fc.constantFrom(...suggestionsFor(draft)) }))
  .chain(({ draft, suggestion }) =>
    fc.record({
      draft: fc.constant(draft),
      suggestion: fc.constant(suggestion),
      edits: fc.array(attackOn(draft, suggestion), { minLength: 1, maxLength: 6 }),
    }),
  );

describe('a language model that rewrites what it was not asked to', () => {
  let stub: MessagesStub;
  let threads: DocumentThreads;
  let editor: ModelEditor;

  beforeAll(async () => {
    loggers.model.level = 'silent';
    stub = await startMessagesStub();
    threads = new DocumentThreads(UNLIMITED);
    const model = new AnthropicLanguageModel({ baseUrl: stub.url, model: 'stub-model', retryDelayMs: 1 });
    editor = new ModelEditor(model, UNMETERED, threads);
  });
  afterAll(async () => {
    loggers.model.level = 'info';
    await threads.onApplicationShutdown();
    await stub.close();
  });

  it('gets no word of it taken for what was asked', async () => {
    const seen = { edits: 0, offered: 0, refused: 0, asked: 0 };
    await fc.assert(
      fc.asyncProperty(scene, async ({ draft, suggestion, edits }) => {
        stub.script([reply.edits(edits)]);
        const { template, values, content } = draft;
        const { parts, refused, notice } = await editor.suggested(ACTOR, suggestion, {
          template,
          values,
          extra: {},
          content,
          reference: null,
          origin: {},
        });
        expect(notice ?? '').not.toContain('by rules alone');
        const asked = parts.filter((part) => part.asked);
        seen.edits += edits.length;
        seen.asked += asked.length;
        seen.offered += parts.length - asked.length;
        seen.refused += refused;
        // What a removal names is what it removes; nothing else of the attack was asked for.
        const wrong = asked.flatMap(({ operations }) => operations).filter((operation) => !isWhatWasSaid(suggestion, operation, content));
        expect({ suggestion, wrong }).toEqual({ suggestion, wrong: [] });
      }),
      { numRuns: RUNS },
    );
    expect(seen.edits).toBeGreaterThan(RUNS);
    expect(seen.offered).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  }, 240_000);
});

/** The one thing that an attack may happen to do as asked: the removal of (a part of) what the suggestion has removed by its number. */
function isWhatWasSaid(suggestion: string, operation: Operation, content: string): boolean {
  const number = /^(?:Delete clause|Remove paragraph|कृपया खंड) (\d)/.exec(suggestion)?.[1];
  if (operation.do !== 'remove' || number === undefined) return false;
  const { nodes } = parseDraft(content);
  const at = nodes.findIndex(({ id }) => id === operation.node);
  const clause = nodes.slice(0, at + 1).findLast(({ kind }) => kind === 'clause');
  return clause?.label.startsWith(`${number}.`) ?? false;
}
