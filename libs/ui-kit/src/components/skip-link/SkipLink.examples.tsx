import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
import { notes } from './SkipLink.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SkipLinkProps> = {
  title: 'Компоненты/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

/** Press Tab to see it. */
export const First: Example<SkipLinkProps> = {
  render: (args) => (
    <>
      <SkipLink {...args} href="#text" />
      <div id="text" tabIndex={-1}>
        Квартиры у&nbsp;воды
      </div>
    </>
  ),
};
