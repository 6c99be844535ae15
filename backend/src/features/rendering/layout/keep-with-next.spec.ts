import { expect, it } from '@jest/globals';
import { parseDocument } from '../parse/parse-document.js';
import { plainText } from '../document-model.js';
import { keepsWithNext } from './keep-with-next.js';

it('keeps together what announces something and what it announces, a party and the word above it, and a signature and the words above it', () => {
  const { blocks } = parseDocument(
    `# LEASE

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

Signed today.

**TENANT**
Signature: ______________________
Name: Ravi Kumar`,
  );
  const kept = blocks.flatMap((block, index) =>
    'inlines' in block && keepsWithNext(block, blocks[index + 1]) ? [plainText(block.inlines)] : [],
  );
  expect(kept).toEqual(['BETWEEN', 'The Tenant shall pay:', 'Fittings:', 'Amounts:', 'Signed today.']);
});
