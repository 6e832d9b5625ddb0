import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VideoBlock } from './VideoBlock.tsx';

it('the frame of an embedded video is 520 px high where it has room', () => {
  const html = renderToStaticMarkup(
    <VideoBlock title="Облёт двора" embed="https://rutube.ru/play/embed/1/" plays="here" />,
  );
  expect(html).toContain('max-width:924px;aspect-ratio:924 / 520');
});
