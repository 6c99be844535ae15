import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isOpen } from './form/conditions.js';
import { checkedValues } from './form/form-values.js';
import { TemplateStore } from './engine/template-store.js';

const templates = new TemplateStore();

/** The text of a template's sample with other values, without what they leave unasked. */
function textOf(documentType: string, changes: Record<string, string>): string {
  const template = templates.find(documentType);
  if (!template) throw new Error(`there is no template ${documentType}`);
  const file = new URL(`./shipped/${documentType}/sample.json`, import.meta.url);
  const form: Record<string, string> = { ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>), ...changes };
  const asked = template.fields.filter((field) => isOpen(field, form)).map(({ name }) => [name, form[name]]);
  return template.assemble(checkedValues(template.fields, Object.fromEntries(asked) as Record<string, string>));
}

const HOUSE = {
  property_description: 'House no. 7, Civil Lines, Nagpur 440001',
  property_survey: 'CTS no. 412, mouza Civil Lines',
  property_north: 'House no. 6',
  property_title: 'Sale deed | 1981-05-03 | Gopal Deshmukh | Sunbeam Lighting Private Limited | no. 812',
};

describe('the property of a document', () => {
  it('is identified in a suit about it by number, boundaries and title, and not in a suit for money', () => {
    const text = textOf('plaint', { kind: 'possession', ...HOUSE });
    expect(text).toContain(
      'The suit is about the following property: House no. 7, Civil Lines, Nagpur 440001.\n\n- Survey, CTS or unit number: CTS no. 412, mouza Civil Lines\n\n- North: House no. 6\n\n',
    );
    expect(text).toMatch(
      /\n\d+\. The Plaintiff's title to it rests on the following papers:\n\n\(a\) Sale deed dated 3 May 1981, from Gopal/,
    );
    expect(textOf('plaint', { kind: 'money', ...HOUSE })).not.toContain('CTS no. 412');
  });

  it('has no number, boundaries or chain of title where it is movable', () => {
    expect(textOf('gift_deed', {})).toContain('- North: ');
    expect(textOf('gift_deed', { property_kind: 'movable' })).not.toMatch(/North|Survey|became the owner/);
  });

  it('is told in the notice to a tenant only as far as the form does', () => {
    const bare = { property_survey: '', property_area: '', property_north: '', property_south: '', property_east: '', property_west: '' };
    expect(textOf('rent_arrears_notice', bare)).not.toContain('further described');
    expect(textOf('rent_arrears_notice', { ...bare, property_area: '900 square feet' })).toContain(
      'The Premises are further described as follows:\n\n- Area: 900 square feet\n',
    );
  });
});
