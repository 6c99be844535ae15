import { describe, expect, it } from '@jest/globals';
import { type Block, plainText } from '../document-model.js';
import { parseDocument } from '../parse/parse-document.js';
import { keptWithNext } from './keep-with-next.js';

/** The first words of the blocks that stay with the next one. */
function kept(text: string): string[] {
  const { blocks } = parseDocument(text);
  const stays = keptWithNext(blocks);
  return blocks.filter((_block, index) => stays[index]).map(wordsOf);
}
const wordsOf = (block: Block): string =>
  block.kind === 'signature' ? plainText(block.lines[0] ?? []) : 'inlines' in block ? plainText(block.inlines) : block.kind;
const signatures = (count: number): string =>
  Array.from({ length: count }, (_, index) => `**PARTY ${index + 1}**\nSignature: ______________________\nName: Ravi Kumar`).join('\n\n');

describe('keptWithNext', () => {
  it('keeps together what announces something and what it announces, and a party and the word above it', () => {
    const text = `# LEASE

BETWEEN

**Asha Mehta**, of Delhi;

1. Rent

1.1 The Tenant shall pay:

(a) the rent; and

(b) the charges.

1.2 Time is of the essence.

Fittings:

- 2 fans

Amounts:

| Item | Sum |
| --- | --- |
| Rent | Rs. 100 |

Nothing else is due.`;
    expect(kept(text)).toEqual(['BETWEEN', 'The Tenant shall pay:', 'Fittings:', 'Amounts:']);
  });

  it('keeps signatures on one page with the words above them, as long as a page holds them', () => {
    expect(kept(`Signed today.\n\n${signatures(3)}`)).toEqual(['Signed today.', 'PARTY 1', 'PARTY 2']);
    expect(kept(`Signed today.\n\n${signatures(12)}`)).toEqual(['Signed today.']);
    const attested = `${signatures(1)}\n\n## Attestation\n\nSigned before us.\n\n${signatures(2)}`;
    expect(kept(attested)).toEqual(['PARTY 1', 'Attestation', 'Signed before us.', 'PARTY 1']);
    expect(kept(`${signatures(1)}\n\n${'Verified. '.repeat(300)}\n\n${signatures(2)}`)).toEqual([
      expect.stringContaining('Verified'),
      'PARTY 1',
    ]);
  });
});
