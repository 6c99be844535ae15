import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyOperations, citationsOf, lineOf, type Operation, parentsOf, parseDraft, writeDraft } from './index.js';

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
    fc.record({ do: fc.constant('move' as const), node: id, after: id }),
    fc.record({ do: fc.constant('merge' as const), node: id, into: id }),
    fc.record({ do: fc.constant('split' as const), node: id, at: words }),
    fc.record({
      do: fc.constant('rename' as const),
      from: fc.constantFrom('Rent', 'clause', 'Tab', 'See'),
      to: fc.constantFrom('Fee', 'Amount', ''),
    }),
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

  it('knows what each line stands under: the nearest number above it that is of a higher order, in its part and under its heading', () => {
    const order = ['clause', 'sub', 'item', 'subitem'];
    fc.assert(
      fc.property(anyDraft, (text) => {
        const { nodes } = parseDraft(text);
        const isHeading = (at: number) => nodes[at]?.kind === null && nodes[at].text.startsWith('#');
        const orderAt = (at: number) => {
          const kind = nodes[at]?.kind ?? null;
          return kind === null ? order.length : Math.max(0, order.indexOf(kind));
        };
        const expected = nodes.map(({ part }, index) => {
          if (isHeading(index)) return null;
          for (let at = index - 1; at >= 0 && !isHeading(at) && nodes[at]?.part === part; at -= 1)
            if (orderAt(at) < orderAt(index)) return at;
          return null;
        });
        expect(parentsOf({ nodes })).toEqual(expected);
      }),
      { numRuns: 500 },
    );
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
    expect(text).toContain('subject to clauses 1.1.');
    expect(text).not.toMatch(/\n\n\n/);
    expect(text).not.toContain('repairs');
    expect(consequences).toContainEqual({ kind: 'renumbered', node: idOf('Either'), from: '3.1', to: '2.1' });
    expect(consequences.filter(({ kind }) => kind === 'blank')).toHaveLength(1);
    expect(consequences.filter(({ kind }) => kind === 'dropped')).toHaveLength(1);
  });

  it('take a schedule or its last item out, and never the place where the draft is signed', () => {
    const text = [
      ...LEASE.split('\n').slice(0, -4),
      '',
      '## Schedule: Goods',
      '',
      '(a) a lamp',
      '',
      '(b) a chair',
      '',
      'IN WITNESS WHEREOF the parties have signed.',
      '',
      '**LANDLORD**',
      'Signature: ______',
    ].join('\n');
    const draft = parseDraft(text);
    for (const words of ['Goods', 'a chair']) {
      const node = draft.nodes.find((each) => each.text === words)?.id ?? '';
      const made = writeDraft(applyOperations(draft, [{ do: 'remove', node }]).tree);
      expect(made).not.toContain(words);
      expect(made).toContain('IN WITNESS WHEREOF the parties have signed.\n\n**LANDLORD**\nSignature');
    }
  });

  it('take the last item of a Hindi draft out, and not the place where it is signed', () => {
    const signed = '**शपथकर्ता**\nहस्ताक्षर: ______\n\n## सत्यापन';
    const draft = parseDraft(`1. दस्तावेज़ ये हैं:\n\n(a) पहला।\n\n(b) दूसरा।\n\n${signed}`);
    const node = draft.nodes.find((each) => each.text === 'दूसरा।')?.id ?? '';
    expect(writeDraft(applyOperations(draft, [{ do: 'remove', node }]).tree)).toBe(`1. दस्तावेज़ ये हैं:\n\n(a) पहला।\n\n${signed}`);
  });

  it.each([
    ['clauses 1, 2 and 3', 'clauses 1 and 2'],
    ['clause 1, clause 2, clause 3 and this clause', 'clause 1, clause 2 and this clause'],
    ['clauses 2 or 3', 'clauses 2'],
    ['clause 2 and clause 4', 'clause 3'],
    ['clauses 1 to 3', 'clauses 1 to 2'],
    ['clauses 1 to 2', 'clauses 1 to [●]'],
    ['clauses 2 to 4', 'clauses 2 to 3'],
    ['clauses 1, 2', 'clauses 1'],
    ['clauses 1, 2 to 3 and 4', 'clauses 1, 2 to [●] and 3'],
    ['clauses 1 to 3 and 4', 'clauses 1 to 2 and 3'],
    ['clauses 2 and 3 to 4', 'clauses 2 to 3'],
  ])('take what is gone out of a list of references: %s', (before, text) => {
    const draft = parseDraft(`1. One\n\n2. Two\n\n3. Three: ${before}.\n\n4. Four`);
    const made = applyOperations(draft, [{ do: 'remove', node: draft.nodes.find((node) => node.text === 'Two')?.id ?? '' }]);
    expect(writeDraft(made.tree)).toContain(`Three: ${text}.`);
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

  it('move a clause with all that stands below it, with its numbers and the references to it', () => {
    const { text, consequences } = after({ do: 'move', node: idOf('Deposit'), after: idOf('Notice') });
    expect(text).toContain(
      '2. Notice\n\n2.1 Either party may end this lease by one month of notice, subject to clauses 1.1 and 3.\n\n3. Deposit\n\n3.1 The',
    );
    expect(text).toContain('as clause 3.1(b) says');
    expect(consequences.filter(({ kind }) => kind === 'blank')).toEqual([]);
    const first = after({ do: 'move', node: idOf('Notice'), after: idOf('Made between') });
    expect(first.text).toContain('1. Notice\n\n1.1 Either party');
    expect(first.text).toContain('subject to clauses 2.1 and 3.');
    expect(after({ do: 'move', node: idOf('Deposit'), after: idOf('repairs') }).refused).toHaveLength(1);
  });

  it('make one line of two and two of one, and references follow', () => {
    const joined = after({ do: 'merge', node: idOf('No rent'), into: idOf('25,000') });
    expect(joined.text).toContain(
      '1.1 The Tenant shall pay Rs. 25,000 in advance, as clause 2.1(b) says. No rent is due under clause 3 of the Act.\n\n2. Deposit',
    );
    expect(after({ do: 'merge', node: idOf('Either'), into: idOf('25,000') }).refused).toMatchObject([{ reason: 'structure' }]);
    const apart = after({ do: 'split', node: idOf('Either'), at: 'subject to' });
    expect(apart.text).toContain('3.1 Either party may end this lease by one month of notice,\n\n3.2 subject to clauses 1.1 and 2.');
    expect(after({ do: 'split', node: idOf('Either'), at: 'e' }).refused).toMatchObject([{ reason: 'more-than-once' }]);
    expect(after({ do: 'split', node: idOf('Either'), at: 'Either' }).refused).toMatchObject([{ reason: 'structure' }]);
    const items = after({ do: 'merge', node: idOf('repairs'), into: idOf('rent; and') });
    expect(items.text).toContain('(a) rent; and the cost of repairs.');
    expect(items.text).toContain('as clause 2.1(a) says');
    expect(items.consequences).toEqual([{ kind: 'reference', node: idOf('25,000'), from: '2.1(b)', to: '2.1(a)' }]);
  });

  it('are undone to the character by a move back and a second renaming', () => {
    const clauses = tree.nodes.filter(({ kind }) => kind === 'clause');
    fc.assert(
      fc.property(fc.constantFrom(...clauses), fc.constantFrom(...clauses), (node, behind) => {
        const index = clauses.indexOf(node);
        const home = clauses[index - 1]?.id ?? idOf('Made between');
        const there = applyOperations(tree, [{ do: 'move', node: node.id, after: behind.id }]);
        expect(writeDraft(applyOperations(there.tree, [{ do: 'move', node: node.id, after: home }]).tree)).toBe(LEASE);
      }),
    );
    const renamed = applyOperations(tree, [{ do: 'rename', from: 'Tenant', to: 'Occupier' }]);
    expect(writeDraft(renamed.tree)).toContain('(the "Occupier")');
    expect(writeDraft(applyOperations(renamed.tree, [{ do: 'rename', from: 'Occupier', to: 'Tenant' }]).tree)).toBe(LEASE);
  });

  it.each([
    ['A Tenant and the TENANT, two Tenants, the Tenant’s keys', 'An Occupier and the OCCUPIER, two Occupiers, the Occupier’s keys'],
    ['a tenant of a Sub-Tenant or Tenantry', 'a tenant of a Sub-Tenant or Tenantry'],
  ])('rename a term in %j', (text, renamed) => {
    expect(writeDraft(applyOperations(parseDraft(text), [{ do: 'rename', from: 'Tenant', to: 'Occupier' }]).tree)).toBe(renamed);
  });

  it('speak of the tree that they were made for, whatever their order', () => {
    const { text, refused } = after(
      { do: 'remove', node: idOf('1. Rent') },
      { do: 'insert', after: idOf('Either'), text: 'As clause 2.1(b) says.' },
      { do: 'edit', node: idOf('Either'), oldText: 'one month', newText: 'two months' },
    );
    expect(refused).toEqual([]);
    expect(text).toContain('1. Deposit');
    expect(text).toContain('two months of notice, subject to clauses 1.\n\n2.2 As clause 1.1(b) says.');
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
        const named = new Set(done.flatMap((operation) => ('node' in operation ? operation.node : [])));
        const renamed = done.some((operation) => operation.do === 'rename');
        const removed = done.some((operation) => operation.do === 'remove' || operation.do === 'merge');
        for (const operation of done) if (operation.do === 'merge') named.add(operation.into);
        const known = new Map(draft.nodes.map((node) => [node.id, node]));
        const gone = draft.nodes.filter(({ id }) => !made.nodes.some((node) => node.id === id));
        if (!removed) expect(gone).toEqual([]);
        for (const { id, text } of made.nodes) {
          const old = known.get(id);
          if (!old || named.has(id) || renamed || consequences.some((each) => each.kind === 'dropped' && each.node === id)) continue;
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
