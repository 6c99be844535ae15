import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { makeBlock, moveLevel, newBlock } from './commands.js';
import { openDraft } from './nodes-of-tree.js';
import { renumbering } from './renumbering.js';
import { textOf } from './text-of-nodes.js';

const TEMPLATES = path.join(import.meta.dirname, '../../../../../../backend/src/features/templates/shipped');
const DRAFTS = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('full.golden.txt'))
  .sort()
  .map((file) => readFileSync(path.join(TEMPLATES, file), 'utf8'));

/** An editor without a window. */
function editing(text: string) {
  const draft = openDraft(text);
  let state = EditorState.create({ doc: draft.document, plugins: [renumbering()] });
  const at = (words: string): number => {
    let found = -1;
    state.doc.descendants((node, position) => {
      const index = node.isText && found < 0 ? (node.text ?? '').indexOf(words) : -1;
      if (index >= 0) found = position + index;
    });
    return found;
  };
  return {
    text: () => textOf(draft, state.doc),
    /** Puts the cursor behind these words. */
    after: (words: string) => {
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at(words) + words.length)));
    },
    run: (command: Command) => command(state, (transaction) => (state = state.apply(transaction))),
    type: (words: string) => (state = state.apply(state.tr.insertText(words))),
    remove: (words: string) => {
      const $place = state.doc.resolve(at(words));
      state = state.apply(state.tr.delete($place.before(1), $place.after(1)));
    },
    state: () => state,
    apply: (change: (state: EditorState) => EditorState) => (state = change(state)),
  };
}

const DEED = [
  '# DEED',
  '1. Term',
  '1.1 Eleven months.',
  '1.2 Renewal, as clause 2.1(b) says.',
  '2. Rent',
  '2.1 Rent is due:',
  '(a) monthly;',
  '(b) in advance.',
  '2.2 See clauses 1.2 and 2.1, and clause 1.2 of the Lease Deed.',
].join('\n\n');

describe('a draft in the editor', () => {
  it('comes out as it went in, every shipped draft and any other text', () => {
    expect(DRAFTS.length).toBeGreaterThan(40);
    for (const text of DRAFTS) expect(editing(text).text()).toBe(text);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(editing(text).text()).toBe(text);
      }),
    );
  });

  it('keeps every other block to the character when words are typed anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DRAFTS), fc.nat(), fc.string({ minLength: 1 }), (text, place, typed) => {
        const draft = editing(text);
        const before = openDraft(text);
        const $at = draft.state().doc.resolve(place % draft.state().doc.content.size);
        if (!$at.parent.inlineContent) return;
        const touched = $at.node(1).attrs['origin'] as number;
        draft.apply((state) => state.apply(state.tr.insertText(typed, $at.pos)));
        const written = draft.text();
        before.tree.nodes.forEach(({ source }, index) => {
          if (index !== touched) expect(written).toContain(source);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('goes back to the stored characters when a change is taken back', () => {
    const text = DRAFTS[0] ?? '';
    const draft = editing(text);
    const { doc } = draft.state();
    draft.apply((state) => state.apply(state.tr.insertText('x', 3)));
    expect(draft.text()).not.toBe(text);
    draft.apply((state) => state.apply(state.tr.delete(3, 4)));
    expect(draft.state().doc.eq(doc)).toBe(true);
    expect(draft.text()).toBe(text);
  });
});

describe('numbered clauses', () => {
  it('go on with the next number, and move those behind with the references to them', () => {
    const draft = editing(DEED);
    draft.after('Eleven months.');
    draft.run(newBlock);
    draft.type('No holding over.');
    expect(draft.text()).toContain('1.1 Eleven months.\n\n1.2 No holding over.\n\n1.3 Renewal, as clause 2.1(b) says.\n\n2. Rent');
    expect(draft.text()).toContain('2.2 See clauses 1.3 and 2.1, and clause 1.2 of the Lease Deed.');
  });

  it('close up when one is taken out, and a reference to it is left open to be filled in', () => {
    const draft = editing(DEED);
    draft.remove('Eleven months.');
    draft.remove('in advance.');
    expect(draft.text()).toContain('1. Term\n\n1.1 Renewal, as clause [●] says.\n\n2. Rent');
    expect(draft.text()).toContain('2.2 See clauses 1.1 and 2.1, and clause 1.2 of the Lease Deed.');
  });

  it('leave a reference open where nobody can tell any longer which clause it means', () => {
    const draft = editing(DEED);
    draft.remove('Term');
    draft.remove('Eleven months.');
    draft.remove('Renewal');
    expect(draft.text()).toContain('# DEED\n\n1. Rent\n\n1.1 Rent is due:');
    expect(draft.text()).toContain('1.2 See clauses [●] and [●], and clause 1.2 of the Lease Deed.');
  });

  it('begin below a title of clauses, move a level and become other things', () => {
    const draft = editing('# DEED\n\n1. Term\n\n1.1 One.\n\nPlain words.');
    draft.after('One.');
    draft.run(newBlock);
    draft.type('Two.');
    draft.run(moveLevel(1));
    expect(draft.text()).toContain('1.1 One.\n\n(a) Two.\n\nPlain words.');
    draft.after('Plain words.');
    draft.run(makeBlock('clause'));
    expect(draft.text()).toContain('(a) Two.\n\n(b) Plain words.');
    draft.run(makeBlock('heading'));
    expect(draft.text()).toContain('## Plain words.');
  });
});
