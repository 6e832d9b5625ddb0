/** «Квартира, 63 м²» of «квартира, 63 м²». */
export const capitalised = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** «корпус 2» of «Корпус 2». */
export const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
