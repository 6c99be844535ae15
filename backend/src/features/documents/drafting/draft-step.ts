/** What happens while a document is drafted; `restart` withdraws the text so far. */
export interface DraftStep {
  kind: 'stage' | 'text' | 'restart';
  text: string;
}
