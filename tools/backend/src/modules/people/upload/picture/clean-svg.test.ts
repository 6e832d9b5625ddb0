import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (inner: string, root = '') =>
  `<?xml version="1.0"?><svg ${NS} viewBox="0 0 10 10"${root}>${inner}<path d="M0 0h9"/></svg>`;

test('a plan stays what it is', () => {
  const clean = cleanSvg(
    drawing(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>' +
        '<style>.wall{fill:#222}</style><g class="wall"><rect width="4" fill="url(#a)"/></g>' +
        '<text x="1">Кухня 12,4</text>',
    ),
  );
  for (const part of [
    ...['viewBox="0 0 10 10"', NS, '<linearGradient id="a">', '.wall{fill:#222}'],
    ...['fill="url(#a)"', 'Кухня 12,4', 'd="M0 0h9"'],
  ]) {
    expect(clean).toContain(part);
  }
});

test.each([
  ['a script', '<script>alert(1)</script>', /script|alert/],
  ['a handler', '<rect onload="alert(1)" width="1"/>', /onload|alert/],
  ['a handler in capitals', '<rect ONCLICK="alert(1)" width="1"/>', /onclick|alert/i],
  ['HTML within', '<foreignObject><iframe src="//evil"/></foreignObject>', /foreign|iframe|evil/],
  ['a picture of elsewhere', '<image href="https://evil/x.png"/>', /image|evil/],
  ['a link', '<a xlink:href="javascript:alert(1)"><rect width="1"/></a>', /<a|javascript/],
  ['a use of elsewhere', '<use href="https://evil/x.svg#a"/>', /evil/],
  ['a style that loads', '<style>@import "//evil";</style>', /import|evil/],
  ['a paint of elsewhere', '<rect fill="url(https://evil/#a)" width="1"/>', /evil/],
  ['an animation', '<rect><set attributeName="href" to="javascript:1"/></rect>', /set|javascript/],
])('%s is taken out', (_, inner, gone) => {
  const clean = cleanSvg(drawing(inner)) ?? '';
  expect(clean).toContain('d="M0 0h9"');
  expect(clean).not.toMatch(gone);
});

test.each(['', 'plain words', '<p>words</p>', `<svg ${NS}><script>1</script></svg>`])(
  '%j is no drawing',
  (markup) => {
    expect(cleanSvg(markup)).toBeNull();
  },
);
