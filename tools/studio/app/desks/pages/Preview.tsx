import { useCallback, useEffect, useRef, useState } from 'react';
import type { Body } from './editing/page.ts';
import styles from './Pages.module.css';
import { usePreviewTalk } from './usePreviewTalk.ts';

interface PreviewProps {
  /** Signed address of the page, of this origin. */
  address: string;
  /** Grows with each save: a frame that cannot follow what is written is loaded anew. */
  version: number;
  body: Body;
  chosen: number | null;
  onChoose: (index: number) => void;
  /** The frame shows what is written as it is written: only pages made of nothing but blocks do. */
  onFollowing: () => void;
}

/** Widths in CSS pixels. */
const SCREENS = { phone: 390, tablet: 768, desktop: 1200 } as const;
const SCREEN_NAMES = { phone: 'Телефон', tablet: 'Планшет', desktop: 'Компьютер' } as const;

/** Blocks of the page itself, not those within them. */
const BLOCKS = '[data-block]:not([data-block] [data-block])';

/** The page as the site renders it, at the width of a device, by day or night; a press on a block chooses it. */
export function Preview({ address, version, body, chosen, onChoose, onFollowing }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<keyof typeof SCREENS>('desktop');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [room, setRoom] = useState({ width: 600, height: 600 });
  const [first] = useState(address);
  const scale = Math.min(1, room.width / SCREENS[screen]);

  useEffect(() => {
    if (!place.current || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const { wrong, isFollowing, isWaiting } = usePreviewTalk(frame, {
    address: first,
    version,
    body,
  });

  useEffect(() => {
    if (isFollowing) onFollowing();
  }, [isFollowing, onFollowing]);

  const mark = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.documentElement) return;
    page.documentElement.dataset['theme'] = theme;
    const blocks = [...page.querySelectorAll<HTMLElement>(BLOCKS)];
    blocks.forEach((block, index) => {
      block.style.outline = index === chosen ? '2px solid #c8370d' : '';
      if (wrong.includes(index)) block.style.outline = '3px dashed #c8370d';
    });
  }, [chosen, theme, wrong]);
  // What is written may have put another block into a place.
  useEffect(mark, [mark, body]);
  useEffect(() => {
    if (chosen === null) return;
    const page = frame.current?.contentDocument;
    page?.querySelectorAll(BLOCKS)[chosen]?.scrollIntoView({ block: 'center' });
  }, [chosen]);

  const listen = () => {
    mark();
    const page = frame.current?.contentDocument;
    page?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const blocks = [...page.querySelectorAll(BLOCKS)];
        const index = blocks.findIndex((block) => block.contains(event.target as Node));
        if (index >= 0) onChoose(index);
      },
      true,
    );
  };
  return (
    <>
      <div className={styles.line} role="group" aria-label="Как показать">
        {(Object.keys(SCREENS) as (keyof typeof SCREENS)[]).map((id) => (
          <button key={id} type="button" aria-pressed={id === screen} onClick={() => setScreen(id)}>
            {SCREEN_NAMES[id]}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          Тёмная тема
        </button>
        <span>
          {SCREENS[screen]} · {Math.round(scale * 100)} %
        </span>
        <span role="status" className={wrong.length > 0 ? styles.wrong : undefined}>
          {saysOf(wrong, isWaiting)}
        </span>
      </div>
      <div ref={place} className={styles.preview}>
        <iframe
          ref={frame}
          title="Страница, как её увидят"
          data-following={isFollowing || undefined}
          src={first}
          onLoad={listen}
          style={{
            width: SCREENS[screen],
            height: room.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </>
  );
}

function saysOf(wrong: readonly number[], isWaiting: boolean): string {
  if (wrong.length > 0) return 'В блоке ошибка: показан прежний вид';
  return isWaiting ? 'Квартиры покажем после сохранения' : '';
}
