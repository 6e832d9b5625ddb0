// @vitest-environment jsdom
import { installDialog } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { GalleryBlock } from './GalleryBlock.tsx';

beforeAll(installDialog);
afterEach(cleanup);

const pictures = ['kanal-facade', 'kanal-street'].map((id) => ({
  ...{ id, alt: id, width: 1600, height: 1000, colour: '#8a8480' },
}));

it('links to the files, and opens them over the screen where there is a script', async () => {
  render(<GalleryBlock title="Дом" pictures={pictures} columns={2} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/media/kanal-facade-1600.webp',
    '/media/kanal-street-1600.webp',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /Увеличить фотографию 2/ }));
  await screen.findByRole('dialog', { name: 'Дом' });
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
