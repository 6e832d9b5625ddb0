/** What is wrong with a field of a participant: its path within the person, Russian words. */
export type Issue = readonly [field: string, message: string];
