/** What a name, sum or date of a paper is: only those of one label are ever compared. */
export type FactLabel =
  | 'name'
  | 'cheque-amount'
  | 'loan-amount'
  | 'rent'
  | 'deposit'
  | 'price'
  | 'invoice-amount'
  | 'salary'
  | 'cheque-date'
  | 'dishonour-date'
  | 'loan-date'
  | 'agreement-date'
  | 'notice-date'
  | 'invoice-date'
  | 'marriage-date'
  | 'death-date';
