import sanitize from 'sanitize-html';

/** Shapes, groups, words and paints: nothing that runs, loads or embeds. */
const TAGS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'marker'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['pattern', 'linearGradient', 'radialGradient', 'stop', 'style'],
];

/** What begins a handler, or names what is elsewhere. */
const REACHING = /url\(\s*['"]?(?!#)|javascript:|data:|https?:|@import|\\|expression\(/i;

/** The two ways to point to something; within the drawing alone. */
const POINTERS = new Set(['href', 'xlink:href']);

const isHarmless = (name: string, value: string): boolean => {
  if (/^on/i.test(name)) return false;
  if (POINTERS.has(name)) return /^#[\w-]+$/.test(value);
  return /^xmlns(:\w+)?$/.test(name) || !REACHING.test(value);
};

/**
 * Cleans a drawing: no script, no handler, no foreign reference, no document type.
 * @param markup XML in UTF-8
 * @returns `null` where no drawing is left
 */
export function cleanSvg(markup: string): string | null {
  const clean = sanitize(markup, {
    allowedTags: TAGS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: ['script', 'foreignObject', 'iframe', 'object', 'embed', 'metadata'],
    disallowedTagsMode: 'discard',
    nestingLimit: 60,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => isHarmless(name, value)),
        ),
      }),
    },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && REACHING.test(text),
  }).trim();
  return /^<svg[\s>]/.test(clean) && /<(?:path|rect|circle|ellipse|line|poly|text|use)/.test(clean)
    ? clean
    : null;
}
