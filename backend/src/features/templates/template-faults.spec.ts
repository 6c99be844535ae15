import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkedValues } from './form/form-values.js';
import { isOpen } from './form/conditions.js';
import { TemplateStore } from './engine/template-store.js';

const store = new TemplateStore();
const FOLDER = path.join(import.meta.dirname, 'shipped');

/** The text of a template with the values of its sample and some others; '' leaves a field out. */
function text(type: string, changes: Record<string, string> = {}): string {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const sample = JSON.parse(readFileSync(path.join(FOLDER, type, 'sample.json'), 'utf8')) as Record<string, string>;
  const form: Record<string, string> = { ...sample, ...changes };
  // A form sends what it asks for: some fields of the sample close with a change.
  const asked = template.fields.filter((field) => isOpen(field, form)).map(({ name }) => [name, form[name] ?? '']);
  return template.assemble(checkedValues(template.fields, Object.fromEntries(asked) as Record<string, string>));
}
const types = store.all().map(({ documentType }) => documentType);

describe('words of every template', () => {
  it.each(types)('%s: uses the post, verbs and dates that India uses today', (type) => {
    const words = text(type);
    expect(words).not.toMatch(/registered post/i);
    expect(words).not.toMatch(/\bstates? that\b/);
    expect(words).not.toMatch(/\bday \d+ \(/i);
  });

  it.each(types)('%s: has no line for another date beside the date first written above', (type) => {
    const words = text(type);
    if (!words.includes('date first written above')) return;
    for (const block of words.split('\n\n').filter((each) => /^Signature: /m.test(each) && /^\*\*(?!ATTORNEY|AUTHENTICATING)/.test(each)))
      expect(block).not.toMatch(/^Date: /m);
  });

  it('gives heirs to people and successors to companies', () => {
    expect(text('loan_agreement')).toContain(`the Lender's successors and assigns)`);
    expect(text('loan_agreement', { lender_name: 'Lakshmi Iyer', lender_kind: '', lender_cin: '' })).toContain(
      `the Lender's heirs, executors, administrators and assigns)`,
    );
  });

  it('samples have Indian parties', () => {
    for (const type of types) expect(text(type)).not.toMatch(/Delaware|London|Canada|US\$|GBP/);
  });
});

describe('the forms', () => {
  const INSTRUCTS =
    /^(?:Leave empty|Name of the|Name and delivery|One \w+ per line|Full name|House, street|Flat, |Plot, |Acts if|Survey or|Such as|Choose|Example: |As in|Figure and unit|\d+ (?:digits|letters)|State or Union|LLPIN|\d+ अंक|जैसा |अंक और इकाई|उदाहरण: |पूरा नाम|मकान, गली|स्वयं सूचना भेजें तो खाली)/;

  it.each(types.filter((type) => type !== 'reply'))('%s: no example looks like a value, and no default like an example', (type) => {
    for (const field of store.find(type)?.fields ?? []) {
      if (field.placeholder === undefined) continue;
      expect(field.placeholder).toMatch(INSTRUCTS);
      expect(field.placeholder).not.toBe(field.default);
      if (!['text', 'list', 'rows'].includes(field.format))
        expect(() => checkedValues([{ ...field, when: undefined }], { [field.name]: field.placeholder })).toThrow();
    }
  });
});

describe('affidavit', () => {
  const words = text('affidavit', { information_source: '' });

  it('says nothing that the deponent was not asked', () => {
    expect(words).not.toMatch(/no other statement|produced the original|without pressure|sound mind|I reside at the address/);
    expect(text('affidavit', { annexures: '' })).not.toMatch(/No documents are attached|## Documents/);
  });

  it('verifies each paragraph by knowledge, information or belief', () => {
    const facts =
      'I was born at Pune\nMy name is spelt wrongly (information from the school office)\nThe clerk erred (belief: the register is in another hand)';
    const verified = text('affidavit', { information_source: '', facts });
    expect(verified).toContain(
      'the contents of paragraphs 1 to 4 and 7 are true to my personal knowledge; that the contents of paragraph 5 are true to the information that I received from the school office, which I believe to be true; that I believe the contents of paragraph 6 to be true because the register is in another hand.',
    );
    expect(verified).toContain('5. My name is spelt wrongly.');
  });
});

describe('power of attorney', () => {
  it('gives no copy the force of the original', () => {
    expect(text('power_of_attorney')).not.toContain('same effect as the original');
    expect(text('power_of_attorney')).toContain('does not take the place of the original');
  });

  it('says whether it is general or special, and has room for photographs', () => {
    expect(text('power_of_attorney')).toMatch(/^# SPECIAL POWER OF ATTORNEY\n/);
    expect(text('power_of_attorney', { subject_matter: '' })).toMatch(/^# GENERAL POWER OF ATTORNEY\n/);
    expect(text('power_of_attorney')).toContain('passport-size photograph');
  });

  it('goes to the Sub-Registrar at home, and by consul or notary with apostille abroad', () => {
    expect(text('power_of_attorney')).toContain('before the Registrar or Sub-Registrar within whose district or sub-district I reside');
    const abroad = text('power_of_attorney', { signed_abroad: 'yes' });
    expect(abroad).toMatch(/Indian consul or vice-consul/);
    expect(abroad).toMatch(/apostilled/);
    expect(abroad).toContain('within three months after it is first received in India');
  });
});

describe('gift deed', () => {
  it('registers a gift of land without a choice, and has witnesses sign before the donor', () => {
    expect(text('gift_deed')).not.toContain('where the law requires it, registered');
    expect(text('gift_deed')).toContain('only by a registered instrument');
    expect(text('gift_deed')).toContain('have each signed it in the presence of the Donor');
  });

  it('leaves to Muhammadan law what the act leaves to it, with possession at the signing', () => {
    const words = text('gift_deed', { muhammadan_law: 'yes' });
    expect(words).toContain('section 129 of the Transfer of Property Act, 1882');
    expect(words).toContain('possession of the Property to the Donee on the date of this Deed');
    expect(words).not.toContain('only by a registered instrument');
  });

  it('gives movables by delivery', () => {
    const movable = text('gift_deed', { property_kind: 'movable' });
    expect(movable).toContain('The Gift is made by delivery of the Property.');
    expect(movable).not.toMatch(/easements|keys|only by a registered instrument/);
  });

  it('has the maintenance condition only where it is asked for', () => {
    expect(text('gift_deed', { maintenance_condition: 'yes' })).toContain('basic amenities and the basic physical needs');
    expect(text('gift_deed', { maintenance_condition: 'no' })).not.toContain('basic amenities');
  });
});

describe('sale deed', () => {
  it('acknowledges only the part of the price that was paid', () => {
    const part = text('sale_deed', { balance_amount: '20,00,000', balance_date: '2026-06-30' });
    expect(part).toContain('acknowledges that this part has been received');
    expect(part).toContain(
      'The rest of the Price, Rs. 20,00,000 (Rupees Twenty Lakh only), shall be paid by bank transfer on or before 30 June 2026.',
    );
    expect(part).toContain('section 55(4)(b) of the Transfer of Property Act, 1882');
    expect(part).not.toContain('the whole of it has been received');
    expect(text('sale_deed')).not.toContain('The rest of the Price');
  });

  it('warrants of land what can be said of land', () => {
    const land = text('sale_deed', { property_kind: 'agricultural land' });
    expect(land).not.toMatch(/its keys|every building/);
    expect(land).toContain('allows the Buyer to acquire and hold agricultural land');
  });
});

describe('partition deed', () => {
  it('is signed by the guardian of a minor, and takes a line without columns as it is typed', () => {
    const words = text('partition_deed', {
      parties: 'Raju Patil, son of Vithal Patil, of Kolhapur\nSneha Patil | | 11 | | Kolhapur | Rekha Patil, mother',
    });
    expect(words).toContain('- Raju Patil, son of Vithal Patil, of Kolhapur\n');
    expect(words).toContain('- Sneha Patil, aged 11 years, of Kolhapur, a minor, acting through Rekha Patil, mother\n');
    expect(words).toContain('**PARTY**\nSignature: ______________________\nName: Raju Patil\n');
    expect(words).toContain('For and on behalf of Sneha Patil\nSignature: ______________________\nName: Rekha Patil, mother');
  });
});

describe('loan agreement', () => {
  it('has a note that names its maker and the person to whom it is payable, and no interest at a rate of nothing', () => {
    const words = text('loan_agreement', { interest_rate: '0', borrower_others: 'Dinesh Arora\nTilak Arora' });
    expect(words).toMatch(
      /On demand we, \*\*.+\*\*, \*\*Dinesh Arora\*\* and \*\*Tilak Arora\*\*, jointly and severally promise to pay \*\*Lakshmi/,
    );
    expect(words).toContain('No interest is due on the Loan until the Final Repayment Date.');
    expect(words).not.toMatch(/If the rate is nil|simple interest/);
  });
});

describe('rent agreement', () => {
  it('is registered above one year, and in Maharashtra at any length', () => {
    expect(text('rent_agreement', { duration_months: '12' })).not.toContain('The Term exceeds one year');
    expect(text('rent_agreement', { duration_months: '13' })).toContain('have it registered under the Registration Act, 1908');
    expect(text('rent_agreement', { property_address: '4 MG Road, Pune 411001' })).toContain(
      'section 55 of the Maharashtra Rent Control Act',
    );
  });

  it('raises the rent only after a year', () => {
    expect(text('rent_agreement', { duration_months: '11' })).not.toContain('After each period of 12');
    expect(text('rent_agreement', { duration_months: '24' })).toContain('After each period of 12');
  });

  it('can have a lock-in', () => {
    expect(text('rent_agreement', { lock_in_months: '6' })).toContain('(the "Lock-in Period")');
    expect(text('rent_agreement', { lock_in_months: '' })).not.toContain('Lock-in');
  });
});

describe('leave and licence', () => {
  it('is registered by the licensor in Maharashtra, and may last longer than 60 months', () => {
    expect(text('leave_and_license')).toContain('The Licensor shall have this Agreement stamped and registered');
    expect(text('leave_and_license', { property_address: '1 Park Street, Kolkata 700016' })).not.toContain('Maharashtra');
    expect(text('leave_and_license', { duration_months: '61' })).toContain('61 (sixty-one) months');
  });
});

describe('sale agreement', () => {
  it('does not deny the loan that it discloses', () => {
    expect(text('sale_agreement')).toContain('except for the Encumbrances disclosed in clause 6.2, no other person');
  });

  it('deducts tax by the law of the day, and names no section', () => {
    expect(text('sale_agreement')).toContain(
      'shall deduct income-tax at source where the income-tax law in force on the day of the payment requires',
    );
    expect(text('sale_agreement')).not.toMatch(/194|Income-tax Act/);
  });

  it('keeps possession with the seller and sends suits for the land to its court', () => {
    expect(text('sale_agreement')).toContain('keeps possession of the Property until Completion');
    expect(text('sale_agreement')).toContain('the court within whose local limits the Property is');
  });

  it('has the ten per cent of a promoter for a promoter only', () => {
    expect(text('sale_agreement', { seller_is_promoter: 'yes' })).toContain('no more than 10%');
    expect(text('sale_agreement', { seller_is_promoter: 'no' })).not.toMatch(/10%|promoter/);
  });
});

describe('loan agreement', () => {
  it('makes no mortgage in itself', () => {
    expect(text('loan_agreement')).toContain('This Agreement itself creates no mortgage');
    expect(text('loan_agreement')).not.toContain('the Borrower gives the Lender the following');
  });

  it('has the waivers of the guarantor, a schedule and a note', () => {
    expect(text('loan_agreement')).toContain('sections 133, 134, 135, 139 and 141 of the Indian Contract Act, 1872');
    expect(text('loan_agreement')).toContain('## Schedule 1: Schedule of payments');
    expect(text('loan_agreement')).toContain('## Schedule 2: Form of the promissory note');
    const nobody = Object.fromEntries(
      ['name', 'kind', 'parentage', 'age', 'pan', 'address', 'pin', 'state'].map((name) => [`guarantor_${name}`, '']),
    );
    expect(text('loan_agreement', nobody)).not.toContain('surety');
  });
});

describe('employment agreement', () => {
  it('pays by the seventh, and finally within two working days', () => {
    expect(() => text('employment_agreement', { pay_day: '8' })).toThrow();
    expect(text('employment_agreement')).toContain('within two working days after the removal, dismissal, retrenchment or resignation');
  });

  it('counts excluded components above one-half as wages, and leaves work free afterwards', () => {
    expect(text('employment_agreement')).toContain('count as wages so far as together they exceed one-half');
    expect(text('employment_agreement')).toContain('Nothing in this Agreement keeps the Employee, after the Employment has ended, from');
  });
});

describe.each(['service_agreement', 'consultancy_agreement'])('%s', (type) => {
  it('pays small suppliers within 45 days and assigns copyright with territory and term', () => {
    expect(text(type)).toContain('no case later than 45 (forty-five) days from the day of acceptance');
    expect(text(type)).toContain('for the territory of the whole world and for the full term');
  });
});

describe('partnership deed', () => {
  it('pays interest on capital out of profits, and takes the limit of income-tax for no bound', () => {
    expect(text('partnership_deed', { interest_on_capital: '15' })).toContain('15% (fifteen per cent) a year, payable out of profits only');
    expect(text('partnership_deed')).not.toContain('within the limits of tax law');
  });
});

describe('notices', () => {
  it('say what belongs to their kind', () => {
    expect(text('legal_notice', { kind: 'deficiency in service' })).toContain('competent Consumer Commission');
    expect(text('legal_notice', { kind: 'general' })).not.toMatch(/ready and willing|Consumer Commission/);
    expect(text('legal_notice', { kind: 'breach of contract' })).toContain('ready and willing');
  });

  it('threaten infringement for a registered mark only', () => {
    expect(text('cease_and_desist', { right_status: 'registered trade mark' })).toContain('infringe the registered trade mark');
    const pending = text('cease_and_desist', { right_status: 'pending trade mark' });
    expect(pending).toContain('Nothing in this Notice threatens proceedings for the infringement of a registered trade mark');
    expect(pending).not.toMatch(/infringe the|valid and in force|is registered/);
  });
});

describe('what a draft says to be in time', () => {
  it.each([
    [
      'plaint',
      { claim_basis: 'money lent', cause_date: '2020-03-02', plaint_date: '2026-04-10', late_reason: '' },
      'The suit is brought within it',
    ],
    ['plaint', { claim_basis: '', kind: 'money', cause_date: '2020-03-02', plaint_date: '2026-04-10', late_reason: '' }, 'within the time'],
    ['cheque_complaint', { cause_date: '2026-01-05', complaint_date: '2026-03-06', delay_reason: '' }, 'is made within one month'],
    ['cheque_complaint', { information_date: '2026-01-05', notice_date: '2026-02-20' }, 'Within thirty days'],
    ['cheque_complaint', { cheque_date: '2026-01-05', presented_date: '2026-05-20' }, 'within the period of its validity'],
    ['cheque_demand_notice', { cheque_date: '2026-01-05', presented_date: '2026-05-20' }, 'within the period of its validity'],
    ['consumer_complaint', { cause_date: '2024-01-05', complaint_date: '2026-03-06', delay_reason: '' }, 'is filed within two years'],
    [
      'rti_first_appeal',
      { ground: 'information refused', decision_date: '2026-01-05', appeal_date: '2026-03-06', delay_reason: '' },
      'within the thirty days',
    ],
    ['mutual_divorce_petition', { separation_date: '2026-01-05', petition_date: '2026-03-06' }, 'one year or more'],
  ])('%s with %j does not say so where its own dates deny it', (type, changes, words) => {
    expect(text(type, changes as Record<string, string>)).not.toContain(words);
    const known = Object.fromEntries(
      Object.keys(changes)
        .filter((name) => name.endsWith('_date'))
        .map((name) => [name, '']),
    );
    const required = new Set(store.find(type)?.fields.flatMap(({ name, required }) => (required ? [name] : [])));
    const open = Object.fromEntries(Object.entries(known).filter(([name]) => !required.has(name)));
    if (Object.keys(open).length > 0) expect(text(type, { ...(changes as Record<string, string>), ...open })).toContain(words);
  });

  it('leaves the ground for a late one open, or prints it', () => {
    const late = { cause_date: '2024-01-05', complaint_date: '2026-03-06' };
    expect(text('consumer_complaint', { ...late, delay_reason: '' })).toContain('under section 69(2) of the Act: [●]');
    expect(text('consumer_complaint', { ...late, delay_reason: 'I was ill' })).toContain('under section 69(2) of the Act: I was ill.');
  });

  it('says that mediation was tried only where the day of it is told', () => {
    const commercial = { dispute: 'commercial', mediation: 'not attempted', urgent_relief: '' };
    expect(text('plaint', commercial)).toContain('the Plaintiff states: not attempted. Applied for on [●], ended on [●].');
    expect(text('plaint', commercial)).not.toContain('exhausted');
    const mediation = 'applied for on 1 April 2026, report of failure of 10 May 2026';
    expect(text('plaint', { ...commercial, mediation })).toContain(mediation);
  });
});
