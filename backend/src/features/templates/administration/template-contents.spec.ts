import { describe, expect, it } from '@jest/globals';
import { inspectTemplate } from '../inspection/inspect-template.js';
import { shippedContent, starter } from './template-contents.js';

describe('what an administrator begins from', () => {
  it('is a template that can be published, each heading on a line of its own and its text numbered below it', () => {
    const { clauses, sample, ...data } = starter('Key Receipt');
    const found = inspectTemplate({ documentType: 'custom_keys', version: '1.0.0', data, clauses, sample });
    expect(found.problems).toEqual([]);
    if (!('text' in found)) return;
    expect(found.text).toMatch(/^1\. Undertaking\n+1\.1 Asha Verma undertakes as follows: To return the keys by 30 November 2026\.$/m);
    expect(found.text).toContain('The undertaking in clause 1 binds Asha Verma');
  });

  it.each(['reply', 'cheque_demand_notice'])('is a copy of %s that offers no language in which it has no clauses', (type) => {
    const { fields, sample } = shippedContent(type);
    expect(fields).not.toContainEqual(expect.objectContaining({ name: 'language' }));
    expect(sample).not.toHaveProperty('language');
  });
});
