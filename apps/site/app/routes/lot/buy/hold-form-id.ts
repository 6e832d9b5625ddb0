/** Id of the form that holds the flat, for a button that stands elsewhere. */
export const HOLD_FORM = 'hold';
