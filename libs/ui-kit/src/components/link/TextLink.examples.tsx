import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextLink, type TextLinkProps } from './TextLink.tsx';

const meta: ExamplesMeta<TextLinkProps> = {
  title: 'Компоненты/TextLink',
  component: TextLink,
  args: { href: '/klientam', children: 'политикой конфиденциальности' },
  parameters: {
    docs: { description: { component: '`Tab` встаёт на\u00a0ссылку, `Enter` открывает.' } },
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
