// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const title = 'Как проходит приёмка';
const show = (source: VideoPlayerProps['source']) =>
  render(<VideoPlayer title={title} source={source} />);
const play = () =>
  userEvent.click(screen.getByRole('button', { name: 'Смотреть видео: Как проходит приёмка' }));

describe('VideoPlayer', () => {
  it.each([{ src: '/media/visit.mp4' }, { embed: 'https://rutube.ru/play/embed/1/' }])(
    'loads nothing before play is pressed: %j',
    (source) => {
      const { container } = show(source);
      expect(container.querySelector('video, iframe, source, track')).toBeNull();
    },
  );

  it('plays a file with controls and captions', async () => {
    show({ src: '/media/visit.mp4', captions: '/media/visit.vtt' });
    await play();
    const video = screen.getByLabelText<HTMLVideoElement>(title);
    expect(video.getAttribute('src')).toBe('/media/visit.mp4');
    expect(video.controls).toBe(true);
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/media/visit.vtt');
  });

  it('plays a foreign video in a closed frame that takes the focus', async () => {
    show({ embed: 'https://rutube.ru/play/embed/1/' });
    await play();
    const frame = screen.getByTitle(title);
    expect(frame.getAttribute('src')).toBe('https://rutube.ru/play/embed/1/?autoplay=1');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(document.activeElement).toBe(frame);
  });

  it('says so and reports when the host is not allowed', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    show({ embed: 'https://example.com/v' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Видео «Как проходит приёмка» сейчас нельзя показать.')).toBeTruthy();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
