import { describe, expect, it } from '@jest/globals';
import { ActLayoutError, actText } from './act-text.js';

const HEAD = '---\ntitle: "The Sample Act, 2001"\npart: 1\n---\n# The Sample Act, 2001\n\nLanguage: English\n\n';

describe('actText', () => {
  it('joins the sections of all files under the title', () => {
    const parts = [`${HEAD}## Section 1 - Title.\n\nThis is &quot;the act&quot;.\n`, `${HEAD}## Section 2 - End.\n\nIt ends.\n`];
    expect(actText(parts, 'The Sample Act, 2001')).toBe('THE SAMPLE ACT, 2001\n\n1. Title.—This is "the act".\n\n2. End.—It ends.\n');
  });

  it('puts form feeds between the pages of a print', () => {
    expect(actText([`${HEAD}## Page 1\n\nOne.\n\n## Page 2\n\nTwo.\n`, `${HEAD}## Page 3\n\nThree.\n`], 'x')).toBe(
      'One.\n\fTwo.\n\fThree.\n',
    );
  });

  it('reads files with the line ends of Windows', () => {
    expect(actText([`${HEAD}## Section 1 - Title.\n\nWords.\n`.replaceAll('\n', '\r\n')], 'A')).toBe('A\n\n1. Title.—Words.\n');
  });

  it('refuses what has neither', () => {
    expect(() => actText([`${HEAD}Some words.\n`], 'A')).toThrow(ActLayoutError);
  });
});
