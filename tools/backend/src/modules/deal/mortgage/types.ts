/** What a bank has answered to an application so far. */
export type BankAnswer = 'sent' | 'review' | 'approved' | 'refused';
