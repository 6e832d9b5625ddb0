import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import { browserApi } from '../../browser/index.ts';
import { useHasLevel } from '../../level/level.ts';
import { useGuide, type GetVideos } from './use-guide.ts';
import styles from './VideoGuide.module.css';

const GuideModal = lazy(() => import('./GuideModal.tsx'));

const ask: GetVideos = (input) => browserApi.post('AI.GetVideos', input);

export interface VideoGuideProps {
  /** @default the API of this origin */
  getVideos?: GetVideos;
}

/** The video guide of a page; a backend without content has none. */
export default function VideoGuide({ getVideos = ask }: VideoGuideProps) {
  return useHasLevel('content') && <GuideButton getVideos={getVideos} />;
}

/** Floating button of the guide; where the page has no videos there is no button. */
function GuideButton({ getVideos }: Required<VideoGuideProps>) {
  const { pathname } = useLocation();
  const { guide, restart, go } = useGuide(pathname, getVideos);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = guide !== null && openAt === pathname;
  useEffect(() => liftChat(open), [open]);
  if (!guide) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-layer="guide"
        aria-haspopup="dialog"
        onClick={() => {
          restart();
          setOpenAt(pathname);
        }}
      >
        <Icon name="play" />
        <span className={styles.label}>Видеогид</span>
      </button>
      {open && (
        <Suspense>
          <GuideModal guide={guide} go={go} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Chat widgets are lifted while the window is open (specification, §4). */
function liftChat(open: boolean): void {
  document.querySelector('[data-chat-widget]')?.toggleAttribute('data-lifted', open);
}
