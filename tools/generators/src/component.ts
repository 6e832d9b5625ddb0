import { namesOf } from './names.ts';
import { notesFile } from './notes.ts';
import type { Part } from './part.ts';

/** A component of the kit: one element with a tone. */
export function component(name: string): Part {
  const { kebab, camel, pascal, words } = namesOf(name);
  const file = (end: string) => `libs/ui-kit/src/components/${kebab}/${end}`;
  return {
    files: {
      [file(`${pascal}.tsx`)]: `
import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './${pascal}.module.css';

/** Other props go to the \`<div>\`. */
export interface ${pascal}Props extends ComponentProps<'div'> {
  /**
   * How much it stands out.
   * @default 'plain'
   */
  tone?: 'plain' | 'strong' | undefined;
}

/** A ${words}. */
export function ${pascal}({ tone = 'plain', className, ...rest }: ${pascal}Props) {
  return <div {...rest} className={cx(styles.${camel}, className)} data-kind={tone} />;
}
`,
      [file(`${pascal}.module.css`)]: `
@layer m30.kit {
  .${camel} {
    padding: var(--m30-s2);
    border: 1px solid var(--m30-line);
  }

  .${camel}:where([data-kind='strong']) {
    border-color: var(--m30-mark);
  }
}
`,
      [file(`${pascal}.examples.tsx`)]: `
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';
import { notes } from './${pascal}.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<${pascal}Props> = {
  title: 'Компоненты/${pascal}',
  component: ${pascal},
  args: { children: 'Текст' },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Plain: Example<${pascal}Props> = {};
export const Strong: Example<${pascal}Props> = { args: { tone: 'strong' } };
`,
      [file(`${pascal}.notes.ts`)]: notesFile('../../notes/component-notes.ts'),
      [file('index.ts')]: `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';\n`,
    },
    lines: [
      {
        file: 'libs/ui-kit/src/index.ts',
        line: `export * from './components/${kebab}/index.ts';`,
      },
    ],
  };
}
