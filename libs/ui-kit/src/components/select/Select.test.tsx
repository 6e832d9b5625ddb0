// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Select } from './Select.tsx';

afterEach(cleanup);

describe('Select', () => {
  it('sends the id of an option, or its label when it has none', async () => {
    render(
      <Select label="Комплекс" options={[{ id: 'kanal', label: 'Канал 9' }, { label: 'Сосны' }]} />,
    );
    const select = screen.getByRole('combobox', { name: 'Комплекс' });
    expect(select).toHaveProperty('value', 'kanal');
    await userEvent.selectOptions(select, 'Сосны');
    expect(select).toHaveProperty('value', 'Сосны');
  });
});
