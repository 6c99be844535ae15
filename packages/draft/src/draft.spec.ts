import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyOperations, citationsOf, lineOf, type Operation, parseDraft, writeDraft } from './index.js';

const LEASE = [
  '# LEASE',
  '',
  'Made between **Asha** (the "Landlord") and **Ravi** (the "Tenant").',
  '',
  '1. Rent',
  '',
  '1.1 The Tenant shall pay Rs. 25,000 in advance, as clause 2.1(b) says.',
  '',
  '1.2 No rent is due under clause 3 of the Act.',
  '',
  '2. Deposit',
  '',
  '2.1 The deposit is refunded after deducting:',
  '',
  '(a) rent; and',
  '',
  '(b) the cost of repairs.',
  '',
  '3. Notice',
  '',
  '3.1 Either party may end this lease by one month of notice, subject to clauses 1.1 and 2.',
  '',
  'IN WITNESS WHEREOF the parties have signed.',
  '',
  'LANDLORD',
  'Signature: ______',
].join('\n');

const tree = parseDraft(LEASE);
const idOf = (words: string): string => tree.nodes.find((node) => lineOf(node).includes(words))?.id ?? '';
const after = (...operations: Operation[]) => {
  const { tree: made, ...rest } = applyOperations(tree, operations);
  return { text: writeDraft(made), ...rest };
};

/** Lines that look like labels, references and what follows the clauses, in any order. */
const anyDraft = fc
  .array(
    fc.constantFrom(
      '',
      '# DEED',
      '1. Rent',
      '01. Rent',
      '1.1 As clause 2 says',
      '2. Term',
      '2.1 See clause 1.1 and 2',
      '(a) one',
      '(b) two',
      '(i) three',
      'plain words',
      '## Schedule: Goods',
      'the Schedule lists them',
      'SIGNED',
      'Signature: ___',
      '1.\tTab',
      'x\r',
      '\ue000',
    ),
    { maxLength: 30 },
  )
  .map((lines) => lines.join('\n'));

const anyOperation = (ids: readonly string[]): fc.Arbitrary<Operation> => {
  const id = fc.constantFrom(...ids, 'n999');
  const words = fc.constantFrom('rent', 'plain', 'e', 'As clause 2', 'of clause 1', 'new words', '');
  return fc.oneof(
    fc.record({ do: fc.constant('edit' as const), node: id, oldText: words, newText: words }),
    fc.record({
      do: fc.constant('insert' as const),
      after: id,
      text: fc.constantFrom('More words', '9. New\n9.1 As clause 2 says', '(z) item', ''),
    }),
    fc.record({ do: fc.constant('remove' as const), node: id }),
  );
};

/** The words of a line that no change of numbers touches. */
const wordsOf = (text: string): string => text.replace(/\[●\]|the Schedule|Schedule \d|\d{1,3}(?:\.\d{1,3})*(?:\([a-z]\))*/g, '…');

describe('the tree of a draft', () => {
  it('is written back to the character, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyDraft, fc.string({ unit: 'grapheme' })), (text) => {
        expect(writeDraft(parseDraft(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('knows the number of each line, and where the clauses begin and end', () => {
    const cited = citationsOf(tree);
    expect(tree.nodes.flatMap((node, index) => (cited[index] ? [[cited[index], node.text.slice(0, 9)]] : []))).toEqual([
      ['1', 'Rent'],
      ['1.1', 'The Tenan'],
      ['1.2', 'No rent i'],
      ['2', 'Deposit'],
      ['2.1', 'The depos'],
      ['2.1(a)', 'rent; and'],
      ['2.1(b)', 'the cost '],
      ['3', 'Notice'],
      ['3.1', 'Either pa'],
    ]);
    expect(tree.nodes.filter(({ part }) => part === 'closing').map(lineOf)[0]).toBe('IN WITNESS WHEREOF the parties have signed.');
    expect(tree.nodes.find(({ part }) => part === 'body')?.text).toBe('Rent');
  });
});

describe('operations', () => {
  it('put words in the place of others that stand there once', () => {
    const { text, changed } = after({ do: 'edit', node: idOf('25,000'), oldText: '25,000', newText: '30,000' });
    expect(text).toBe(LEASE.replace('25,000', '30,000'));
    expect(changed).toEqual([idOf('25,000')]);
  });

  it.each<[string, Operation]>([
    ['no-such-node', { do: 'edit', node: 'n99', oldText: 'a', newText: 'b' }],
    ['not-there', { do: 'edit', node: idOf('25,000'), oldText: '26,000', newText: 'b' }],
    ['not-there', { do: 'edit', node: idOf('25,000'), oldText: '', newText: 'b' }],
    ['more-than-once', { do: 'edit', node: idOf('25,000'), oldText: 'a', newText: 'b' }],
    ['no-change', { do: 'edit', node: idOf('25,000'), oldText: 'Tenant', newText: 'Tenant' }],
    ['structure', { do: 'edit', node: idOf('25,000'), oldText: 'Tenant', newText: 'Tenant\n9. And' }],
    ['structure', { do: 'edit', node: idOf('Deposit'), oldText: 'Deposit', newText: '' }],
    ['structure', { do: 'edit', node: idOf('LANDLORD'), oldText: 'LANDLORD', newText: '4. LANDLORD' }],
    ['structure', { do: 'insert', after: idOf('Signature'), text: '9. Parking' }],
    ['no-change', { do: 'insert', after: idOf('Deposit'), text: ' \n' }],
    ['no-such-node', { do: 'remove', node: '' }],
  ])('are refused as %s: %j', (reason, operation) => {
    expect(after(operation)).toEqual({ text: LEASE, changed: [], consequences: [], refused: [{ operation, reason }] });
  });

  it('take a line out with what stands below it, move the numbers up and leave a blank where it was referred to', () => {
    const { text, consequences } = after({ do: 'remove', node: idOf('Deposit') });
    expect(text).toContain('2. Notice\n\n2.1 Either party');
    expect(text).toContain('as clause [●] says');
    expect(text).toContain('subject to clauses 1.1 and [●].');
    expect(text).not.toMatch(/\n\n\n/);
    expect(text).not.toContain('repairs');
    expect(consequences).toContainEqual({ kind: 'renumbered', node: idOf('Either'), from: '3.1', to: '2.1' });
    expect(consequences.filter(({ kind }) => kind === 'blank')).toHaveLength(2);
  });

  it('put a clause behind all of the one that is named, with its number', () => {
    const { text, changed } = after({
      do: 'insert',
      after: idOf('25,000'),
      text: '9. Parking\n9.1 The Tenant parks as clause 2.1(a) says.',
    });
    expect(text).toContain('of the Act.\n\n2. Parking\n\n2.1 The Tenant parks as clause 3.1(a) says.\n\n3. Deposit');
    expect(text).toContain('as clause 3.1(b) says');
    expect(changed).toHaveLength(2);
  });

  it('give a paragraph without a label the number that follows', () => {
    expect(after({ do: 'insert', after: idOf('25,000'), text: 'Rent bears no interest.' }).text).toContain(
      '1.2 Rent bears no interest.\n\n1.3 No',
    );
    expect(after({ do: 'insert', after: idOf('repairs'), text: 'taxes.' }).text).toContain('(b) the cost of repairs.\n\n(c) taxes.\n\n3.');
    expect(after({ do: 'insert', after: idOf('Notice'), text: 'First words.' }).text).toContain(
      '3. Notice\n\n3.1 First words.\n\n3.2 Either',
    );
  });

  it('speak of the tree that they were made for, whatever their order', () => {
    const { text, refused } = after(
      { do: 'remove', node: idOf('1. Rent') },
      { do: 'insert', after: idOf('Either'), text: 'As clause 2.1(b) says.' },
      { do: 'edit', node: idOf('Either'), oldText: 'one month', newText: 'two months' },
    );
    expect(refused).toEqual([]);
    expect(text).toContain('1. Deposit');
    expect(text).toContain('two months of notice, subject to clauses [●] and 1.\n\n2.2 As clause 1.1(b) says.');
  });

  it('keep every word that they do not name', () => {
    const scene = anyDraft.chain((text) => {
      const draft = parseDraft(text);
      return fc.tuple(fc.constant(draft), fc.array(anyOperation(draft.nodes.map(({ id }) => id)), { maxLength: 4 }));
    });
    fc.assert(
      fc.property(scene, ([draft, operations]) => {
        const { tree: made, refused, consequences } = applyOperations(draft, operations);
        const done = operations.filter((operation) => !refused.some((each) => each.operation === operation));
        const named = new Set(done.flatMap((operation) => (operation.do === 'insert' ? [] : operation.node)));
        const removed = done.some((operation) => operation.do === 'remove');
        const known = new Map(draft.nodes.map((node) => [node.id, node]));
        const gone = draft.nodes.filter(({ id }) => !made.nodes.some((node) => node.id === id));
        if (!removed) expect(gone).toEqual([]);
        for (const { id, text } of made.nodes) {
          const old = known.get(id);
          if (!old || named.has(id)) continue;
          expect(wordsOf(text)).toBe(wordsOf(old.text));
          if (text !== old.text) expect(consequences.map(({ node }) => node)).toContain(id);
        }
        expect(parseDraft(writeDraft(made)).nodes.map(lineOf)).toEqual(made.nodes.map(lineOf));
      }),
      { numRuns: 500 },
    );
  });

  it('are undone by their opposites', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tree.nodes.filter(({ part, text }) => part === 'body' && text !== '')),
        fc.lorem({ mode: 'words' }),
        (node, words) => {
          const put = applyOperations(tree, [{ do: 'edit', node: node.id, oldText: node.text, newText: words }]);
          const back = applyOperations(put.tree, [{ do: 'edit', node: node.id, oldText: words, newText: node.text }]);
          expect(writeDraft(back.tree)).toBe(LEASE);
          const added = applyOperations(tree, [{ do: 'insert', after: node.id, text: words }]);
          const [id = ''] = added.changed;
          expect(writeDraft(applyOperations(added.tree, [{ do: 'remove', node: id }]).tree)).toBe(LEASE);
        },
      ),
      { numRuns: 200 },
    );
  });
});
