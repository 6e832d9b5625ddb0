// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { installDialog } from '@m30/ui-kit/testing';
import type { VideoList } from './guide.ts';
import VideoGuide from './VideoGuide.tsx';

beforeAll(installDialog);
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const lists: Record<string, VideoList> = {
  main: {
    videos: [
      { id: 'yard', type: 'video', name: 'yard', title: 'Двор', video: '/y.mp4', one_video: false },
      { id: 'city', type: 'section', name: 'city', title: 'Город', video: null, one_video: false },
    ],
    parent_id: null,
    title: 'Видеогид',
    default_title: 'Видеогид',
    video_play: null,
  },
  city: {
    videos: [
      { id: 'loft', type: 'video', name: 'loft', title: 'Лофт', video: '/l.mp4', one_video: false },
    ],
    parent_id: null,
    title: 'Дома в городе',
    default_title: 'Видеогид',
    video_play: null,
  },
};

const show = (getVideos: (input: { section_id?: string | undefined }) => Promise<VideoList>) =>
  render(
    <MemoryRouter>
      <VideoGuide getVideos={getVideos} />
    </MemoryRouter>,
  );

const answer = ({ section_id = 'main' }: { section_id?: string | undefined }) =>
  Promise.resolve(lists[section_id] as VideoList);

it('shows nothing where the page has no videos', async () => {
  const getVideos = vi.fn(() => Promise.resolve({ ...(lists['main'] as VideoList), videos: [] }));
  show(getVideos);
  await waitFor(() => expect(getVideos).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing to the visitor when the list cannot be had, and reports it', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const lost = new Error('lost');
  show(() => Promise.reject(lost));
  await waitFor(() => expect(report).toHaveBeenCalledWith(lost));
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads by keyboard into a section, plays a film there and comes back', async () => {
  const user = userEvent.setup();
  show(answer);
  await screen.findByRole('button', { name: 'Видеогид' });
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Видеогид' });
  expect(within(dialog).queryByRole('button', { name: 'Назад к списку' })).toBeNull();

  within(dialog).getByRole('button', { name: 'Город' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Дома в городе' });
  expect(document.activeElement?.textContent).toBe('Дома в городе');

  within(dialog).getByRole('button', { name: 'Лофт' }).focus();
  await user.keyboard('{Enter}');
  expect(dialog.querySelector('video[controls]')?.getAttribute('src')).toContain('/l.mp4');

  await user.click(within(dialog).getByRole('button', { name: 'Назад к списку' }));
  expect(dialog.querySelector('video[controls]')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Лофт' })).toBeTruthy();

  await user.click(within(dialog).getByRole('button', { name: 'Назад к списку' }));
  await screen.findByRole('dialog', { name: 'Видеогид' });
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows each film by its picture, with its length as soon as the file says it', async () => {
  show((input) =>
    answer(input).then((list) => ({
      ...list,
      videos: list.videos.map((entry) => ({ ...entry, poster: `/${entry.id}.webp` })),
    })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Видеогид' }));
  const dialog = await screen.findByRole('dialog', { name: 'Видеогид' });
  const film = dialog.querySelector('video') as HTMLVideoElement;
  expect(film.poster).toContain('/yard.webp');
  expect(film.preload).toBe('metadata');
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/city.webp');
  Object.defineProperties(film, { duration: { value: 71.6 }, readyState: { value: 1 } });
  fireEvent.loadedMetadata(film);
  expect(within(dialog).getByText('1:12')).toBeTruthy();
});

it('lifts the chat for as long as it is open', async () => {
  const chat = document.createElement('div');
  chat.setAttribute('data-chat-widget', '');
  document.body.append(chat);
  show(answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Видеогид' }));
  await screen.findByRole('dialog');
  expect(chat.hasAttribute('data-lifted')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(chat.hasAttribute('data-lifted')).toBe(false);
  chat.remove();
});
