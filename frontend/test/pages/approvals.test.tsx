import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftPage, keptDraft } from '../support/draft-page.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

const REQUEST = {
  __typename: 'ApprovalRequest',
  id: 'r-1',
  state: 'WAITING',
  kind: 'DRAFT',
  title: 'Reply to a notice',
  note: 'For Monday.',
  remark: '',
  ownerName: 'Vani Rao',
  isOwn: false,
  documentId: null,
  conversationId: null,
  submittedAt: '2026-11-30T09:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};
const OPENED = { ...REQUEST, __typename: 'ApprovalRequestWithText', text: 'The rent was paid.', submittedText: null };
const standing = (needed: boolean, supervised: number, waiting: number) => () => ({
  approvalStanding: { __typename: 'ApprovalStanding', needed, supervisors: ['Sunil'], supervised, waiting },
});

let net: FakeNetwork;
beforeEach(() => {
  net = new FakeNetwork()
    .install()
    .on('ApprovalStanding', standing(false, 1, 1))
    .on('ApprovalRequests', () => ({ approvalRequests: page('ApprovalRequest', [REQUEST]) }))
    .on('ApprovalRequest', () => ({ approvalRequest: OPENED }))
    .on('ApproveText', () => ({ approveText: { ...REQUEST, state: 'APPROVED' } }))
    .on('ReturnText', () => ({ returnText: { ...REQUEST, state: 'RETURNED' } }));
});

describe('approval', () => {
  it('shows a supervisor what waits; the text is approved as it is edited', async () => {
    const { user } = renderAsUser('/approvals');
    await user.click(await screen.findByRole('link', { name: 'Reply to a notice' }));
    expect(net.sent('ApprovalRequests')[0]).toMatchObject({ queue: true, state: 'WAITING' });
    expect(await screen.findByText('For Monday.')).toBeTruthy();
    await user.type(screen.getByLabelText('Text to approve'), ' In full.');
    await user.click(screen.getByRole('button', { name: 'Approve the Edited Text' }));
    expect(await screen.findByRole('link', { name: 'Reply to a notice' })).toBeTruthy();
    expect(net.sent('ApproveText')).toEqual([{ id: 'r-1', input: { remark: null, text: 'The rent was paid. In full.' } }]);
  });

  it('returns a text with a remark only, and keeps what was written when that fails', async () => {
    net.on('ReturnText', () => {
      throw new FakeGraphqlError('This was decided in the meantime. Open it again.', 'APPROVAL_DECIDED');
    });
    const { user } = renderAsUser('/approvals?open=r-1');
    await user.click(await screen.findByRole('button', { name: 'Return' }));
    expect(screen.getByRole('alert').textContent).toBe('Say what is to be changed.');
    await user.type(screen.getByLabelText('Remark'), 'Name the court.');
    await user.click(screen.getByRole('button', { name: 'Return' }));
    expect(await screen.findByText('This was decided in the meantime. Open it again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Remark').value).toBe('Name the court.');
    expect(net.sent('ReturnText')).toEqual([{ id: 'r-1', input: { remark: 'Name the court.' } }]);
  });

  it('shows an owner both texts, and withdraws a request after a question', async () => {
    const own = { isOwn: true, documentId: 'd-1', state: 'APPROVED', decidedBy: 'Sunil', decidedAt: '2026-11-30T10:00:00.000Z' };
    net
      .on('ApprovalStanding', standing(true, 0, 0))
      .on('ApprovalRequest', () => ({ approvalRequest: { ...OPENED, ...own, submittedText: 'The rent was payed.' } }))
      .on('WithdrawApproval', () => ({ withdrawApproval: { __typename: 'WithdrawnApproval', id: 'r-1' } }));
    const { user } = renderAsUser('/approvals?open=r-1');
    expect(await screen.findByText('The rent was payed.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'As it was approved' })).toBeTruthy();
    expect(screen.queryByLabelText('Text to approve')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(within(await findDialog('Withdraw this request')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/Copying a text cannot be prevented/)).toBeTruthy();
    expect(net.sent('WithdrawApproval')).toEqual([{ id: 'r-1' }]);
  });

  it('marks a draft of which the product cannot say whether it is approved', async () => {
    const { network } = draftPage();
    network.on('VersionApproval', () => {
      throw new FakeGraphqlError('Please try again later.', 'UNAVAILABLE');
    });
    keptDraft('RENT AGREEMENT\n\n1. Rent is paid.');
    renderAsUser('/document');
    expect(await screen.findByText('Not approved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for Approval' })).toBeNull();
  });
});
