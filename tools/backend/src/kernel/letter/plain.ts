import type { Paragraph, Part } from './fill.ts';

/** A letter without markup, as mail programs of every age show it. */
export const plainText = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(plainParagraph).join('\n\n');

const plainParagraph = (parts: Paragraph): string =>
  parts
    .map((part) => (part.kind === 'items' ? `\n${plainPart(part)}\n` : plainPart(part)))
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n');

function plainPart(part: Part): string {
  switch (part.kind) {
    case 'line':
      return part.runs
        .map(({ text }) => text)
        .join('')
        .trimEnd();
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'items':
      return part.items
        .map(({ lines, link }) => [...lines, ...(link === undefined ? [] : [link])].join('\n'))
        .join('\n\n');
  }
}
