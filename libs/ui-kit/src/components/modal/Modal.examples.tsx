import { useState } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { notes } from './Modal.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ModalProps> = {
  title: 'Компоненты/Modal',
  component: Modal,
  args: {
    name: 'callRequest',
    title: 'Заказать звонок',
    lead: 'Перезвоним в\u00a0рабочее время: ежедневно с\u00a09:00 до\u00a021:00.',
    open: true,
    onClose: () => {},
    children: (
      <form>
        <TextField label="Имя" name="name" autoComplete="name" />
        <TextField label="Телефон" name="phone" type="tel" autoComplete="tel" />
        <Button wide>Жду звонка</Button>
      </form>
    ),
  },
  // An open modal covers the page, so each stands in a frame of its own.
  parameters: {
    onDemand: true,
    docs: {
      description: {
        component: usageOf(notes),
      },
      story: { inline: false, height: '560px' },
    },
  },
};
export default meta;

export const Opened: Example<ModalProps> = {};
export const Large: Example<ModalProps> = { args: { size: 'large' } };
export const Small: Example<ModalProps> = { args: { size: 'small' } };
export const ByButton: Example<ModalProps> = { render: (args) => <Opener {...args} /> };

function Opener(props: ModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Заказать звонок
      </Button>
      <Modal {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
