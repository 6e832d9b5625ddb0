/** What a buyer asks the staff for. */
export type ProfileRequestKind = 'rename' | 'deletion';

/** `withdrawn`: the buyer has thought better of it. */
export type ProfileRequestState = 'open' | 'done' | 'refused' | 'withdrawn';

/** A name as an account keeps it; no patronymic is an empty one. */
export interface NewName {
  lastName: string;
  name: string;
  secondName: string;
}
