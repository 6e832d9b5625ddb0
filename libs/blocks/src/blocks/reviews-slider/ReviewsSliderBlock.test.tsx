// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReviewsSliderBlock } from './ReviewsSliderBlock.tsx';

afterEach(cleanup);

const photo = { id: 'yard', alt: 'Двор', width: 1280, height: 800, colour: '#778689' };
const said = { title: 'Нина Паршина', text: 'Заменили через неделю.', photo: [] };

it('opens the video and the photographs of a review in their windows, and leads to their files', () => {
  const video = {
    title: 'Приёмка',
    src: '/media/video/loop.mp4',
    captions: '/media/video/loop.vtt',
  };
  render(
    <ReviewsSliderBlock items={[{ ...said, video, photo: [photo, { ...photo, id: 'door' }] }]} />,
  );
  const play = screen.getByRole('link', { name: 'Смотреть видео: Приёмка' });
  expect(play.getAttribute('href')).toBe(video.src);
  expect({ ...play.dataset }).toEqual({ modalTrigger: 'videoContent', ...video });
  const look = screen.getByRole('link', { name: /^2.фотографии, отзыв: Нина Паршина$/ });
  expect(look.getAttribute('href')).toBe('/media/yard-1280.webp');
  expect(look.dataset['modalTrigger']).toBe('photoSlider');
  expect(JSON.parse(look.dataset['pictures'] ?? '')).toHaveLength(2);
});

it('plays a foreign video in its window, and in a tab of its own without script', () => {
  const embed = 'https://rutube.ru/play/embed/zaliv/';
  render(<ReviewsSliderBlock items={[{ ...said, video: { title: 'Вид', embed } }]} />);
  const play = screen.getByRole('link', { name: /Смотреть видео/ });
  expect(play.getAttribute('target')).toBe('_blank');
  expect(play.dataset['embed']).toBe(embed);
});

it('shows a photograph that is one file, and a date in any words', () => {
  const items = [
    { ...said, text: undefined, date: 'весна 2026', photo: [{ src: '/m/a.webp', alt: '' }] },
  ];
  render(<ReviewsSliderBlock items={items} />);
  const look = screen.getByRole('link', { name: /^1.фотография/ });
  expect(look.getAttribute('href')).toBe('/m/a.webp');
  expect(look.dataset['modalTrigger']).toBe('iconContent');
  expect(look.dataset['html']).toContain('src="/m/a.webp"');
  expect(screen.getByText('весна 2026')).toBeTruthy();
  expect(document.querySelector('blockquote')).toBeNull();
});

it('shows one review, two from 576 px, three from 768 px, 32 px apart', () => {
  render(<ReviewsSliderBlock items={[said, said, said, said]} />);
  const { style } = screen.getByRole('group', { name: 'Отзывы' });
  const perView = ['0', '576', '768'].map((width) => style.getPropertyValue(`--m30-per-${width}`));
  expect(perView).toEqual(['1', '2', '3']);
  expect(style.getPropertyValue('--m30-slider-gap')).toBe('32px');
});
