import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { at } from '../workspace/root.ts';
import type { DocumentModel } from './model.ts';
import { firstSentence, headingOf } from './read-libraries.ts';

/**
 * Guides of `tools/docs/guides`. Code stands in files of its own beside them, which are compiled, linted and run as any code:
 * a line `<!-- file: theming/brand.css -->` is replaced by that file.
 */
export function readGuides(): DocumentModel[] {
  return globSync(at('tools/docs/guides/*.md'))
    .toSorted()
    .map((path) => {
      const markdown = withFiles(readFileSync(path, 'utf8'), dirname(path));
      return {
        path: `/guides/${basename(path, '.md').replace(/^\d+-/, '')}`,
        title: headingOf(markdown) ?? '',
        summary: firstSentence(markdown),
        markdown,
      };
    });
}

const withFiles = (markdown: string, folder: string) =>
  markdown.replace(/^<!-- file: (\S+) -->$/gm, (_, file: string) => {
    const code = readFileSync(join(folder, file), 'utf8').trimEnd();
    return `\`\`\`${file.split('.').at(-1)}\n${code}\n\`\`\``;
  });
