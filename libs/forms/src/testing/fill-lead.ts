import {
  fireEvent,
  screen,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { formatDate } from '@m30/ui-kit/format';
import { isoDay } from '@m30/ui-kit/mask';
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

/** Presses the tile of a day, DD.MM.YYYY; shows the rest of the month first where it has to. */
export function chooseDay(shown: string, place: Place = screen): void {
  const day = formatDate(isoDay(shown) ?? '', 'day');
  const tile = () =>
    place.queryByRole('radio', {
      name: (name) => name.startsWith(day.replace('\u00a0', ' ')) || name.startsWith(day),
    });
  if (!tile()) fireEvent.click(place.getByRole('button', { name: /^Показать дни/ }));
  const found = tile();
  if (!found) throw new Error(`No tile of ${day}`);
  fireEvent.click(found);
}

/** Fills in the named fields as a visitor would. */
export async function fillLead(names: readonly string[], place: Place = screen): Promise<void> {
  for (const name of names) {
    if (name === 'objects') {
      const list = await place.findByRole('combobox', { name: 'Жилой комплекс' });
      await within(list).findByRole('option', { name: visitor.objects });
      await userEvent.selectOptions(list, visitor.objects);
    } else if (name === 'date') {
      chooseDay(visitor.date, place);
    } else if (name === 'time') {
      fireEvent.click(place.getByRole('radio', { name: visitor.time }));
    } else if (name in boxes) {
      const key = name as keyof typeof boxes;
      // The fields' own tests type key by key.
      await userEvent.click(fieldOf(key, place));
      await userEvent.paste(visitor[key]);
    }
  }
}
