import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ArrowLink } from '../link/ArrowLink.tsx';
import { Section, type SectionProps } from './Section.tsx';
import { notes } from './Section.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SectionProps> = {
  title: 'Компоненты/Section',
  component: Section,
  args: {
    title: 'Условия ноября',
    aside: <ArrowLink href="/akcii">Все акции</ArrowLink>,
    children: <p>Скидки и&nbsp;программы, которые действуют до&nbsp;30&nbsp;ноября.</p>,
  },
  parameters: { docs: { description: { component: usageOf(notes) } }, bleed: true },
};
export default meta;

export const Surface: Example<SectionProps> = {};
export const Paper: Example<SectionProps> = { args: { tone: 'paper', title: 'Условия декабря' } };
export const Deep: Example<SectionProps> = { args: { tone: 'deep', title: 'Условия весны' } };
