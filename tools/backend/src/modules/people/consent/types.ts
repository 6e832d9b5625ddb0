/** Where a buyer said yes or no: the form of a registration or of a login, or the profile. */
export type ConsentSource = 'registration' | 'login' | 'profile';

/** What a buyer is asked to agree to, in Russian, as the buyer was told. */
export const CONSENT_PURPOSES = {
  personal: 'Обработка персональных данных',
  promo: 'Уведомления об акциях',
} as const;

/** A purpose by its short name. */
export type ConsentPurpose = keyof typeof CONSENT_PURPOSES;
