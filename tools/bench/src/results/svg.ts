interface Drawing {
  width: number;
  height: number;
  title: string;
}

/** A drawing on white, so that it is read on a dark page too. */
export function svg({ width, height, title }: Drawing, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
${content}
</svg>
`;
}

interface Words {
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  tone?: 'quiet';
  fill?: string;
}

/** A line of text. */
export function text({ x, y, anchor, tone, fill }: Words, words: string): string {
  const colour = fill ?? (tone === 'quiet' ? '#666' : '#1a1a1a');
  const at = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${x}" y="${y}"${at} fill="${colour}">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
