/** To whom an offer of the account is open; what each asks for stands in `audiences.ts`. */
export const AUDIENCES = ['everyone', 'owner', 'no-parking', 'choosing', 'keys-soon'] as const;

export type Audience = (typeof AUDIENCES)[number];
