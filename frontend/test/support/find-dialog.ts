import { screen, within } from '@testing-library/react';

/** The open dialog, once it has this title. antd gives all ids of a test the same value, so that names cannot be looked up by them. */
export async function findDialog(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(title, { selector: '.ant-modal-title' });
  return dialog;
}
