/** To whom an offer of the account is open; what each asks for stands in `audiences.ts`. */
export type Audience = 'everyone' | 'owner' | 'no-parking' | 'choosing' | 'keys-soon';
