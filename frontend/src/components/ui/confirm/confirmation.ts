/** A question before something that cannot be undone. */
export interface Confirmation {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  danger?: boolean;
  /** The dialog stays open and busy until this is done. */
  onConfirm: () => Promise<unknown>;
}
