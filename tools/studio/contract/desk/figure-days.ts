/** Days that figures are gathered over. */
export const FIGURE_DAYS = ['7', '30', '90'] as const;
