/** Id of the answers of banks on the page of an order. */
export const BANKS = 'banks';
