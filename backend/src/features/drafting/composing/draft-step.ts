/** What is being done while a document is drafted, in words. */
export interface DraftStep {
  stage: string;
}
