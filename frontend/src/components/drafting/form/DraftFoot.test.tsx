import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { expect, it, vi } from 'vitest';
import { clientFor } from '../../../shared/apollo/client.js';
import { DRAFT_ID, type Draft } from '../draft.js';
import { DraftFoot } from './DraftFoot.js';
import type { FieldValues } from './field-values.js';

const DRAFT = {
  content: '# NDA',
  draftedBy: 'templates',
  request: { documentType: 'nda', templateData: { party: 'Asha' } },
  report: [],
  citations: [],
} as unknown as Draft;

function Foot({ draft }: { draft: Draft | null }) {
  const [form] = Form.useForm<FieldValues>();
  return (
    <ApolloProvider client={clientFor('user', null)}>
      <Form form={form} initialValues={{ party: 'Asha' }}>
        <Form.Item name="party" label="Party">
          <Input />
        </Form.Item>
        <DraftFoot
          form={form}
          fields={[{ name: 'party', label: 'Party' }]}
          submit="Generate"
          disabled={false}
          price={5}
          drafting={{ draft, insufficient: false, work: null, kept: {} as never, showSide: () => undefined }}
          requestOf={(templateData) => ({ documentType: 'nda', templateData })}
        />
      </Form>
      <div id={DRAFT_ID} />
    </ApolloProvider>
  );
}

it('says that a draft of just these entries is there, until one of them changes, and again when it is as it was', async () => {
  const user = userEvent.setup();
  render(<Foot draft={DRAFT} />);
  expect(await screen.findByText(/has not changed since this draft was made/)).toBeTruthy();
  await user.type(screen.getByLabelText('Party'), ' Rao');
  expect(screen.queryByText(/has not changed/)).toBeNull();
  expect(screen.getByText('The form and the draft differ in: Party')).toBeTruthy();
  await user.type(screen.getByLabelText('Party'), '{Backspace>4/}');
  expect(await screen.findByText(/has not changed/)).toBeTruthy();
});

it('leads to the draft once there is one', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Foot draft={null} />);
  expect(screen.queryByRole('button', { name: 'Go to the Draft' })).toBeNull();
  rerender(<Foot draft={DRAFT} />);
  const shown = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown);
  await user.click(screen.getByRole('button', { name: 'Go to the Draft' }));
  expect(shown).toHaveBeenCalledOnce();
});
