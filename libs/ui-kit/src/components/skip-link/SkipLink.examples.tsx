import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

const meta: ExamplesMeta<SkipLinkProps> = {
  title: 'Компоненты/SkipLink',
  component: SkipLink,
  parameters: { conformance: {} },
};
export default meta;

/** Press Tab to see it. */
export const First: Example<SkipLinkProps> = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Квартиры у&nbsp;воды</main>
    </>
  ),
};
