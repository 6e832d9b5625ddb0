/** The class of a frame and that of who uses it. */
export const classes = (own: string | undefined, other: string | undefined): string | undefined =>
  other === undefined ? own : `${own} ${other}`;
