import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { displayName, extensionOf, numberedName } from './filename.js';

describe('displayName', () => {
  it.each([
    ['lease.pdf', 'lease.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\Notice.PDF', 'Notice.pdf'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['photo\u202egpj.pdf', 'photogpj.pdf'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['.htaccess', 'file.htaccess'],
    ['..', 'file'],
    ['', 'file'],
    ['CON', 'CON'],
    ['lease\u{e0041}\u00ad.pdf', 'lease.pdf'],
    ['राम\u200cकुमार\u200b.pdf', 'राम\u200cकुमार.pdf'],
  ])('%j becomes %j', (given, expected) => {
    expect(displayName(given)).toBe(expected);
  });

  it('never holds a path, a control character or more than 200 bytes, and keeps the extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const name = displayName(`${text}.pdf`);
        expect(name).not.toMatch(/[/\\]/);

        expect(name).not.toMatch(/[\u0000-\u001f]/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(extensionOf(name)).toBe('.pdf');
        expect(displayName(name)).toBe(name);
      }),
    );
  });
});

describe('numberedName', () => {
  it('puts the count before the extension and keeps within the limit', () => {
    expect(numberedName('name.pdf', 2)).toBe('name (2).pdf');
    expect(Buffer.byteLength(numberedName(`${'é'.repeat(98)}.pdf`, 12))).toBeLessThanOrEqual(200);
  });
});
