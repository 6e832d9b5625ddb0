import { namesOf } from './names.ts';
import { notesFile } from './notes.ts';
import type { Part } from './part.ts';

/** A content block of a title and HTML. */
export function block(name: string): Part {
  const { kebab, camel, pascal, snake, words } = namesOf(name);
  const file = (end: string) => `libs/blocks/src/blocks/${kebab}/${end}`;
  return {
    files: {
      [file(`${kebab}.schema.ts`)]: `
import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { titled } from '../../core/titled.ts';

/** What an editor writes in a ${words}. */
export const ${pascal}Schema = titled(
  v.object({
    title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
    html: titled(HtmlSchema, 'Текст', 'Text'),
  }),
  'Новый блок',
  '${words[0]?.toUpperCase()}${words.slice(1)}',
);

export type ${pascal}Input = v.InferInput<typeof ${pascal}Schema>;
export type ${pascal}Props = v.InferOutput<typeof ${pascal}Schema>;
`,
      [file(`${kebab}.examples.ts`)]: `
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ${pascal}Input } from './${kebab}.schema.ts';

export const examples: BlockExamples<${pascal}Input> = {
  minimal: { html: '<p>Текст.</p>' },
  full: { title: 'Заголовок', html: '<p>Текст со <a href="/katalog">ссылкой</a>.</p>', width: 'reading' },
  edge: {
    title: 'Оченьдлинноесловобезпробелов'.repeat(8),
    html: \`<p>\${'длинные слова '.repeat(40)}</p><script>alert(1)</script>\`,
    theme: 'deep',
  },
};
`,
      [file(`${kebab}.notes.ts`)]: notesFile('@m30/ui-kit/testing'),
      [file(`${pascal}Block.module.css`)]: `
@layer m30.blocks {
  .root {
    max-width: 46em;
    overflow-wrap: anywhere;
  }

  .title {
    margin-bottom: var(--m30-s1);
    font-weight: var(--m30-w-strong);
  }
}
`,
      [file(`${pascal}Block.tsx`)]: `
import { Html } from '../../react/Html.tsx';
import styles from './${pascal}Block.module.css';
import type { ${pascal}Props } from './${kebab}.schema.ts';

/** A ${words}: a title and words of an editor. */
export function ${pascal}Block({ title, html }: ${pascal}Props) {
  return (
    <div className={styles.root}>
      {title && <p className={styles.title}>{title}</p>}
      <Html tree={html} />
    </div>
  );
}
`,
      [file(`${kebab}.block.ts`)]: `
import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './${kebab}.examples.ts';
import { ${pascal}Schema } from './${kebab}.schema.ts';

export const ${camel} = defineBlock({ type: '${snake}', schema: ${pascal}Schema, examples });
`,
    },
    lines: [
      {
        file: 'libs/blocks/src/blocks.ts',
        line: `export { ${camel} } from './blocks/${kebab}/${kebab}.block.ts';`,
      },
    ],
  };
}
