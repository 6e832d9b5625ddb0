import {
  fireEvent,
  screen,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

type Place = BoundFunctions<typeof queries>;

/** What a visitor puts into the fields, by their labels. */
export const visitor = {
  name: 'Анна',
  phone: '+7 (921) 304-17-62',
  email: 'anna@example.com',
  message: 'Выходят ли окна спальни во двор?',
  objects: 'Канал 9',
  date: '23.11.2026',
  time: '11:30',
};

const boxes = {
  name: 'Имя',
  phone: 'Телефон',
  email: 'Электронная почта',
  message: 'Вопрос',
  date: 'День',
};

/** A field of a form by its name. */
export function fieldOf(name: keyof typeof boxes, place: Place = screen): HTMLInputElement {
  return place.getByRole<HTMLInputElement>('textbox', { name: boxes[name] });
}

/** The button that sends. */
export function submitOf(place: Place = screen): HTMLButtonElement {
  const buttons = place.getAllByRole<HTMLButtonElement>('button');
  const button = buttons.findLast(({ type }) => type === 'submit');
  if (!button) throw new Error('No button sends this form');
  return button;
}

/** Fills in the named fields as a visitor would. */
export async function fillLead(names: readonly string[], place: Place = screen): Promise<void> {
  for (const name of names) {
    if (name === 'objects') {
      const list = await place.findByRole('combobox', { name: 'Жилой комплекс' });
      await within(list).findByRole('option', { name: visitor.objects });
      await userEvent.selectOptions(list, visitor.objects);
    } else if (name === 'time') {
      fireEvent.click(place.getByRole('radio', { name: visitor.time }));
    } else if (name in boxes) {
      const key = name as keyof typeof boxes;
      await userEvent.type(fieldOf(key, place), visitor[key]);
    }
  }
}
