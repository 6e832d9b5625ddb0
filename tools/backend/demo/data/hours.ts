/**
 * When somebody of the company answers, each said once; 31 December and 1 January are the central office's own.
 * The hours of sales are those that the forms promise, too.
 */
export const hours = {
  sales: 'ежедневно с 9:00 до 21:00',
  showroom: 'вторник — воскресенье с 10:00 до 20:00',
  murino: 'ежедневно с 10:00 до 19:00',
  mortgage: 'с 10:00 до 17:00, в выходные до 18:00',
  accounts: 'по будням с 9:00 до 18:00, во вторник до 20:00',
} as const;

/** The same words at the head of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
