import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Authority, readAuthorities } from '../../retrieval/quotation/read-authorities.js';
import { knowledgeOf } from '../../retrieval/quotation/law-knowledge.js';
import { Guide } from '../../retrieval/guide/guide.js';
import { shippedSource } from '../../templates/engine/document-template.js';
import { type Doubted, unknownAuthorities } from './unknown-authorities.js';

const TEMPLATES = path.join(import.meta.dirname, '../../templates/shipped');
const LAW = knowledgeOf(new Guide());

/** What an empty library does not know: what the guide does not, and every judgment. */
const doubted = (content: string): Doubted[] =>
  readAuthorities(content).flatMap((authority: Authority): Doubted[] => {
    if (authority.kind === 'law' || authority.kind === 'provision') {
      const name = authority.law?.name ?? '';
      if (!/\bActs?\b|\d{4}\)?$/u.test(name)) return [];
      if (!LAW.knows(name)) return [{ authority, doubt: 'law' }];
      return authority.kind === 'provision' && LAW.lacks(name, authority.unit) ? [{ authority, doubt: 'section' }] : [];
    }
    return [{ authority, doubt: authority.kind === 'judgment' || authority.kind === 'case' ? 'judgment' : 'number' }];
  });
const found = (content: string, given: Record<string, unknown> = {}, template = '') =>
  unknownAuthorities({ content, given, template }, doubted(content));

describe('authorities of a draft', () => {
  it.each(readdirSync(TEMPLATES))('are all known in %s as it is filled in', (documentType) => {
    const { clauses, sample } = shippedSource(documentType);
    for (const golden of ['full.golden.txt', 'blank.golden.txt']) {
      const content = readFileSync(path.join(TEMPLATES, documentType, golden), 'utf8');
      expect(found(content, sample as Record<string, unknown>, clauses)).toEqual([]);
    }
  });

  it('are told where nobody entered them, each once, with their place', () => {
    const content =
      '1. Facts\n\n1.1 It was held in Ramesh v. State (2011) 4 SCC 99.\n\n1.2 See Ramesh v. State again, and AIR 1998 SC 123.';
    const findings = found(content);
    expect(findings.map(({ start, end, serious, clause }) => [content.slice(start, end), serious, clause])).toEqual([
      ['Ramesh v. State', true, '1.1'],
      ['(2011) 4 SCC 99', true, '1.1'],
      ['AIR 1998 SC 123', true, '1.2'],
    ]);
    expect(findings[0]?.message).toBe('"Ramesh v. State" was not found in the library. Nobody entered it: look it up, or take it out.');
  });

  it('are only marked where the form has them, in whatever style, and case numbers of the form are not', () => {
    const content = 'It rests on (2011) 4 SCC 99 and section 45 of the Imaginary Receipts Act, 1999 in W.P. (C) No. 1234 of 2015.';
    const given = {
      grounds: 'I rely on 2011 4 S.C.C. 99',
      more: { law: 'Section 45 of the IMAGINARY RECEIPTS ACT 1999; WP(C) No 1234 of 2015' },
    };
    expect(found(content, given).map(({ field, serious }) => [field, serious])).toEqual([
      ['grounds', false],
      ['more', false],
    ]);
    expect(found(content)).toHaveLength(3);
  });

  it('say that an act has no section of the number', () => {
    const [finding] = found('Under section 412 of the Negotiable Instruments Act, 1881 you owe it.');
    expect(finding?.message).toMatch(/the law has no section of this number/u);
    expect(found('Under section 138 of the Negotiable Instruments Act, 1881 you owe it.')).toEqual([]);
  });
});
