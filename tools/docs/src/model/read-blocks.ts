import { readFileSync } from 'node:fs';
import { describeBlocks } from '@m30/blocks/server';
import { at } from '../workspace/root.ts';
import { blockSnippets } from '../snippet/block-snippets.ts';
import { fieldsInBoth } from './block-fields.ts';
import { changesAbout, type PackageChange } from './changes.ts';
import type { BlockModel } from './model.ts';
import { notesBeside } from './notes.ts';
import { docsId, storyId } from './story-id.ts';
import { styleFacts } from './tokens.ts';

/** Stories show all blocks of one case on a page. */
const STORIES = 'Блоки/Все блоки';

/** Every content block: its fields from its schema, its cases from its examples. */
export const readBlocks = (changes: readonly PackageChange[]): Promise<BlockModel[]> => {
  const russian = new Map(describeBlocks('ru').map((one) => [one.type, one.shape]));
  return Promise.all(
    describeBlocks('en').map(async ({ type, title, shape }): Promise<BlockModel> => {
      const slug = type.replaceAll('_', '-');
      const folder = at('libs/blocks/src/blocks', slug);
      const examples = `${folder}/${slug}.examples.ts`;
      const snippets = await blockSnippets(examples, readFileSync(examples, 'utf8'), type);
      const component = blockComponent(slug);
      return {
        kind: 'block',
        library: 'blocks',
        slug,
        name: type,
        summary: sentenceAbove(readFileSync(component.file, 'utf8'), component.name),
        title: title ?? '',
        fields: fieldsInBoth(shape, russian.get(type) ?? shape),
        notes: await notesBeside(examples),
        tokens: styleFacts(component.file).tokens,
        size: undefined,
        examples: snippets.map((one) => ({
          ...one,
          story: storyId(STORIES, one.name[0]?.toUpperCase() + one.name.slice(1)),
        })),
        stories: docsId(STORIES),
        changes: changesAbout(changes, [type]),
      };
    }),
  );
};

/** The component of a block and where it stands: `photo-slider` is `PhotoSliderBlock`. */
export function blockComponent(slug: string): { file: string; name: string } {
  const name = `${slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`;
  return { name, file: at('libs/blocks/src/blocks', slug, `${name}.tsx`) };
}

/** The docstring right above a function. */
function sentenceAbove(text: string, name: string): string {
  const [before = ''] = text.split(`function ${name}(`, 1);
  const comment = before.slice(before.lastIndexOf('/**') + 3, before.lastIndexOf('*/'));
  return comment
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join(' ')
    .trim();
}
