import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

const meta: ExamplesMeta<SkipLinkProps> = {
  title: 'Компоненты/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component:
          'Первая остановка клавиши `Tab` на\u00a0странице: до\u00a0того не\u00a0видна. `Enter` переносит фокус к\u00a0содержанию.',
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
