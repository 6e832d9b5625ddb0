/**
 * Attributes of a link that opens the booking of a viewing and, without JavaScript, leads to its page.
 * @param lot readable id or guid
 */
export const viewingTrigger = (lot: string) => ({
  href: `/prosmotr?lot=${lot}`,
  'data-modal-trigger': 'viewing',
  'data-object-id': lot,
});
