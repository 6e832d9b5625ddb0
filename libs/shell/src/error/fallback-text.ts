/** What is said when the error page itself fails (spec §8: an English notice with a link home). */
export const fallbackText = {
  title: 'Something went wrong',
  link: 'Go to the home page',
} as const;
