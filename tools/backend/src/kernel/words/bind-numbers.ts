/** Keeps each number on the line of the word before it: «корпус 2», «Канал 9», «этаж 7 из 9». */
export const bindNumbers = (text: string): string => text.replace(/ (?=\d)/g, '\u00a0');
