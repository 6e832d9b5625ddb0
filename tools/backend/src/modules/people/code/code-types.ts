/** What a code allows: finishing a registration, a new password for a lost one, another phone, another mailbox. */
export type CodePurpose = 'registration' | 'recovery' | 'phone' | 'email';

/** By what a code travels. */
export type CodeChannel = 'sms' | 'mail';
