/**
 * Browsers for which styles are built: the first that know `light-dark()`. Rewritten for older ones, a token would be either day or night
 * for the whole page, and nothing could keep the day by a `color-scheme` of its own.
 */
export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];
