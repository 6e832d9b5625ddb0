/** Letters of a name, with what joins its parts; no point, colon or slash, of which mail programs make links. */
const NAME = /^\p{L}[\p{L}\p{M} '’-]{0,59}$/u;

/**
 * How a letter begins that goes to a mailbox which nobody has proved: by name, unless what was typed as one is no name.
 * Otherwise anybody could have the company send his own words, and a link in them, to a stranger.
 */
export const greeting = (name: string): string =>
  NAME.test(name) ? `Здравствуйте, ${name}.` : 'Здравствуйте.';
