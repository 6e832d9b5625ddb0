import { useEffect, type ReactNode } from 'react';
import { useParams, useRouteError } from 'react-router';
import { CookieNotice } from '@m30/shell/consent';
import { hydrateNow, isKnownVisitor } from '@m30/shell/late';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { PageOutlet } from '@m30/shell/navigation';
import { Logo } from '@m30/shell/logo';
import { IconButton } from '@m30/ui-kit/icon-button';
import { SkipLink } from '@m30/ui-kit/skip-link';
import { useRoot } from '../../use-root.ts';
import { Visit } from '../frame/late-parts.ts';
import styles from './layout.module.css';

/**
 * Only a header that stays where it is: the rest of its line and of the window belongs to the picker. Under it stands who builds, as
 * its prices are an offer and no footer says so.
 */
export default function VisualPickerLayout() {
  const { vendor = '' } = useParams();
  return (
    <PickerFrame back={`/obekty/${vendor}`} backTo="Назад к&nbsp;комплексу">
      <PageOutlet />
    </PickerFrame>
  );
}

/** A picker that failed keeps its header; its complex may not be there. */
export function ErrorBoundary() {
  const status = errorStatus(useRouteError());
  return (
    <PickerFrame back="/obekty" backTo="Назад к&nbsp;комплексам">
      <div className={styles.error}>
        <ErrorPage status={status} />
      </div>
    </PickerFrame>
  );
}

interface PickerFrameProps {
  back: string;
  backTo: string;
  children: ReactNode;
}

function PickerFrame({ back, backTo, children }: PickerFrameProps) {
  const template = useRoot()?.template;
  useEffect(() => {
    if (isKnownVisitor()) hydrateNow();
  }, []);
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <Visit />
      <div className={styles.frame}>
        <header className={styles.head}>
          {template && <Logo className={styles.logo} name={template.logo} />}
          <IconButton label={backTo} icon="chevron-left" iconSize={24} href={back} />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
          {template?.legal && <p className={styles.legal}>{template.legal}</p>}
        </main>
      </div>
    </>
  );
}
