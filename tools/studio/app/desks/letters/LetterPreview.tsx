import { useCallback, useEffect, useRef, useState } from 'react';
import { formatCount } from '@m30/ui-kit/format';
import { LETTER_FRAME_PATH } from '../../../contract/core/addresses.ts';
import type { Letter, LetterPreview as Shown } from './letter.ts';
import styles from './Letters.module.css';

const LOOKS = { day: 'Письмо', night: 'Ночью', plain: 'Без оформления' } as const;
type Look = keyof typeof LOOKS;

interface LetterPreviewProps {
  letter: Letter;
  preview: Shown | undefined;
}

/** How the text looks with examples in its places. */
export function LetterPreview({ letter: { channel }, preview }: LetterPreviewProps) {
  const [look, setLook] = useState<Look>('day');
  const isSms = channel === 'sms';
  return (
    <section aria-label="Как увидят" className={styles.preview}>
      <div className={styles.line} role="group" aria-label="Как показать">
        {!isSms &&
          (Object.keys(LOOKS) as Look[]).map((id) => (
            <button key={id} type="button" aria-pressed={id === look} onClick={() => setLook(id)}>
              {LOOKS[id]}
            </button>
          ))}
        <span role="status">{preview ? noteOf(preview) : ''}</span>
      </div>
      {preview && !isSms && <p className={styles.subject}>{preview.subject}</p>}
      {preview && (isSms || look === 'plain') && (
        <pre className={styles.plain} data-sms={isSms || undefined}>
          {preview.text}
        </pre>
      )}
      {preview && !isSms && look !== 'plain' && (
        <Page html={preview.html} isNight={look === 'night'} />
      )}
    </section>
  );
}

/** What of a letter is for readers who have it dark; the preview says who that is. */
const NIGHT = '(prefers-color-scheme: dark)';

/** The page of a letter in a document of its own, which knows nothing but what it is told. */
function Page({ html, isNight }: { html: string; isNight: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = html.replace(NIGHT, isNight ? 'all' : 'not all');
  // The frame has no origin to name: it is sandboxed, and what it is told is no secret.
  const tell = useCallback(() => frame.current?.contentWindow?.postMessage(shown, '*'), [shown]);
  useEffect(() => void tell(), [tell]);
  return (
    <iframe
      ref={frame}
      title="Письмо, как его увидят"
      sandbox="allow-scripts"
      src={LETTER_FRAME_PATH}
      onLoad={tell}
    />
  );
}

function noteOf({ segments, mistakes }: Shown): string {
  if (mistakes.length > 0) return 'В тексте ошибка';
  if (segments === null) return 'На примере';
  return `На примере: ${formatCount(segments, ['часть', 'части', 'частей'])}`;
}
