/** What a code allows: finishing a registration, or a new password for a lost one. */
export type CodePurpose = 'registration' | 'recovery';

/** By what a code travels. */
export type CodeChannel = 'sms' | 'mail';
