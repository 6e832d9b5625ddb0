import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ArrowLink, type ArrowLinkProps } from './ArrowLink.tsx';
import { notes } from './ArrowLink.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ArrowLinkProps> = {
  title: 'Компоненты/ArrowLink',
  component: ArrowLink,
  args: { href: '/novosti', children: 'Все новости' },
  parameters: {
    docs: { description: { component: usageOf(notes) } },
  },
};
export default meta;

export const Plain: Example<ArrowLinkProps> = {};
export const OnDeep: Example<ArrowLinkProps> = {
  args: { href: '/akcii', children: 'Все акции' },
  parameters: { tone: 'deep' },
};
