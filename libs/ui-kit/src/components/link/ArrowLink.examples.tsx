import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ArrowLink, type ArrowLinkProps } from './ArrowLink.tsx';

const meta: ExamplesMeta<ArrowLinkProps> = {
  title: 'Компоненты/ArrowLink',
  component: ArrowLink,
  args: { href: '/novosti', children: 'Все новости' },
  parameters: {
    docs: { description: { component: '`Tab` встаёт на\u00a0ссылку, `Enter` открывает.' } },
  },
};
export default meta;

export const Plain: Example<ArrowLinkProps> = {};
export const OnDeep: Example<ArrowLinkProps> = {
  args: { href: '/akcii', children: 'Все акции' },
  parameters: { tone: 'deep' },
};
