import { describe, expect, it } from '@jest/globals';
import { mergeClauses, splitClause } from './merge-and-split.js';

const CONTENT = `# DEED

1. First title

1.1 One sentence. Another sentence.

1.2 A list:

(a) one;

(b) two.

2. Second title

2.1 What clause 2 says.

3. Third title

3.1 Clause 2.1 and clause 3 stand.
`;
const state = { content: CONTENT, values: {}, fields: [], assemble: () => CONTENT };
const contentOf = (result: ReturnType<typeof mergeClauses>) => (result && 'state' in result ? result.state.content : result?.refusal);

describe('mergeClauses', () => {
  it('puts clauses that follow one another under one title, and what refers to the second one follows', () => {
    const merged = contentOf(mergeClauses(state, { clause: 'clause 2', other: 'clause 3' }));
    expect(merged).toContain('2. Second title and third title');
    expect(merged).toContain('2.2 Clause 2.1 and clause 2 stand.');
    expect(merged).not.toMatch(/^3\. /m);
  });

  it('refuses clauses that stand apart, of two kinds, behind a list, or that are not there', () => {
    expect(contentOf(mergeClauses(state, { clause: 'clause 1', other: 'clause 3' }))).toMatch(/follow one another/);
    expect(contentOf(mergeClauses(state, { clause: 'clause 1', other: '2.1' }))).toMatch(/same kind/);
    expect(contentOf(mergeClauses(state, { clause: '1.2', other: '2.1' }))).toMatch(/follow one another|ends in a list/);
    expect(contentOf(mergeClauses(state, { clause: 'clause 2', other: 'clause 9' }))).toMatch(/no clause/);
    expect(contentOf(mergeClauses(state, { clause: 'clause 2', other: 'clause 2' }))).toMatch(/same kind/);
  });
});

describe('splitClause', () => {
  it('makes a paragraph of each sentence', () => {
    const split = contentOf(splitClause(state, { clause: '1.1', parts: 2 }));
    expect(split).toContain('1.1 One sentence.\n\n1.2 Another sentence.\n\n1.3 A list:');
  });

  it('refuses a list, one sentence, and another number of sentences', () => {
    expect(contentOf(splitClause(state, { clause: '1.2', parts: 2 }))).toMatch(/a list/);
    expect(contentOf(splitClause(state, { clause: '2.1', parts: 2 }))).toMatch(/one sentence/);
    expect(contentOf(splitClause(state, { clause: '1.1', parts: 3 }))).toMatch(/2 sentences/);
  });
});
