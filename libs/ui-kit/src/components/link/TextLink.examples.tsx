import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextLink, type TextLinkProps } from './TextLink.tsx';
import { notes } from './TextLink.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<TextLinkProps> = {
  title: 'Компоненты/TextLink',
  component: TextLink,
  args: { href: '/klientam', children: 'политикой конфиденциальности' },
  parameters: {
    docs: { description: { component: usageOf(notes) } },
  },
};
export default meta;

export const Plain: Example<TextLinkProps> = {};
export const InText: Example<TextLinkProps> = {
  render: (args) => (
    <p>
      Нажимая кнопку, вы соглашаетесь с <TextLink {...args} />
    </p>
  ),
};
