import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { Form } from 'antd';
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientFor } from '../../../shared/apollo/client.js';
import { userSession } from '../../../shared/session/user-session.js';
import { privateKey } from '../../../shared/storage/local-store.js';
import { DraftForm } from './DraftForm.js';
import type { DraftField } from './draft-field.js';
import type { FieldValues } from './field-values.js';

const FORM = 'document.form.nda';
const USER = {
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '1',
  role: 'USER',
  createdAt: '',
  lastLogin: null,
} as const;
const field = (name: string, label: string, group: string, more: Partial<DraftField> = {}): DraftField => ({
  name,
  label,
  group,
  multiline: false,
  format: 'text',
  ...more,
});
const FIELDS = [
  field('party', 'Party', 'Parties'),
  field('address', 'Address', 'Parties'),
  field('term', 'Term', 'Term'),
  field('use', 'Use', 'Term', { fallback: 'residential' }),
];

const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const entered = vi.fn();
let root: Root;

/** @param filled how often it was filled in from the server. @param drawn called at once with each new form, before anything else is done */
function LongForm({ filled = 0, fields = FIELDS, drawn }: { filled?: number; fields?: DraftField[]; drawn?: () => void }) {
  const [form] = Form.useForm<FieldValues>();
  useLayoutEffect(() => drawn?.(), [filled, drawn]);
  return (
    <DraftForm
      key={filled}
      form={form}
      storedAs={FORM}
      fields={fields}
      locked={false}
      submit="Generate"
      price={5}
      drafting={{ draft: null, insufficient: false, work: null, kept: { entered } as never, showSide: () => undefined }}
      requestOf={(templateData) => ({ documentType: 'nda', templateData })}
      onSubmit={() => Promise.resolve([])}
    />
  );
}

/** Draws the form as far as browsers show it first: the rest waits until they have time. */
function drawBeginning(): void {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  flushSync(() => root.render(withClient(<LongForm />)));
}

const withClient = (form: ReactNode): ReactNode => <ApolloProvider client={clientFor('user', 'user-token')}>{form}</ApolloProvider>;

/** What a key does in a browser. */
function type(label: string, value: string): void {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const stored = (): unknown => JSON.parse(localStorage.getItem(privateKey(USER.id, FORM)) ?? 'null');

beforeEach(() => {
  // Within `act` the whole form would be drawn at once, as no browser does.
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  entered.mockClear();
  userSession.begin('user-token');
  userSession.setUser(USER);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  globals.IS_REACT_ACT_ENVIRONMENT = true;
});

it('shows the fields of a template that arrives after the form', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(withClient(<LongForm fields={FIELDS.slice(0, 2)} />)));
  await screen.findByLabelText('Address');
  flushSync(() => root.render(withClient(<LongForm />)));
  expect(await screen.findByLabelText('Term')).toBeTruthy();
});

describe('a long form of which only the beginning is drawn', () => {
  it('keeps what is typed, and what is stored of the fields that are still to come', async () => {
    localStorage.setItem(privateKey(USER.id, FORM), JSON.stringify({ party: 'Asha', term: '11 months' }));
    drawBeginning();
    expect(screen.queryByLabelText('Term')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' }).disabled).toBe(true);
    type('Party', 'Asha R');
    type('Address', 'Delhi');
    expect(screen.queryByLabelText('Term')).toBeNull();
    expect(stored()).toEqual({ party: 'Asha R', address: 'Delhi', term: '11 months' });
    expect(entered).toHaveBeenCalledTimes(2);

    expect((await screen.findByLabelText<HTMLInputElement>('Term')).value).toBe('11 months');
    expect(screen.getByLabelText<HTMLInputElement>('Party').value).toBe('Asha R');
    expect(screen.getByLabelText<HTMLInputElement>('Use').value).toBe('residential');
    type('Party', 'Asha Rao');
    expect(stored()).toEqual({ party: 'Asha Rao', address: 'Delhi', term: '11 months', use: 'residential' });
  });

  it('keeps a default that somebody had emptied empty', async () => {
    localStorage.setItem(privateKey(USER.id, FORM), JSON.stringify({ use: '' }));
    drawBeginning();
    type('Party', 'Asha');
    expect(stored()).toEqual({ party: 'Asha', use: '' });
    expect((await screen.findByLabelText<HTMLInputElement>('Use')).value).toBe('');
  });
});

describe('a form that is filled in from the server', () => {
  it('keeps what is typed in the moment in which it takes the place of the one before', async () => {
    drawBeginning();
    type('Party', 'Ravi');
    localStorage.setItem(privateKey(USER.id, FORM), JSON.stringify({ party: 'Asha', term: '11 months' }));
    root.render(withClient(<LongForm filled={1} drawn={() => type('Party', 'Asha R')} />));
    expect((await screen.findByLabelText<HTMLInputElement>('Term')).value).toBe('11 months');
    expect(screen.getByLabelText<HTMLInputElement>('Party').value).toBe('Asha R');
    expect(stored()).toEqual({ party: 'Asha R', term: '11 months' });
  });

  it('has nothing of the one before', async () => {
    drawBeginning();
    type('Party', 'Ravi');
    type('Address', 'Pune');
    localStorage.setItem(privateKey(USER.id, FORM), JSON.stringify({ party: 'Asha' }));
    root.render(withClient(<LongForm filled={1} />));
    await screen.findByDisplayValue('Asha');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('');
  });
});
