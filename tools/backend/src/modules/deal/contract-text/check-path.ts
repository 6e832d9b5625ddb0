/** Path of the page that tells what a hash stands for. */
export const checkPath = (hash: string): string => `/proverka/${hash}`;
