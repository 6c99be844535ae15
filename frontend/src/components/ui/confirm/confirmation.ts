/** A question to ask before something that cannot be undone. */
export interface Confirmation {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  danger?: boolean;
  /** The dialog stays open and busy until this resolves. */
  onConfirm: () => Promise<unknown>;
}
