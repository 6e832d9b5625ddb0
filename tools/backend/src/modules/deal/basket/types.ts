/** The two lists that every visitor has. */
export type ListName = 'cart' | 'compare';
