/** Head of a page. */
export const pageMeta = (title: string, description: string) => [
  { title: `${title} · m30 packages` },
  { name: 'description', content: description },
];
