import { formatCount } from '@m30/ui-kit/format';
import { IconButton } from '@m30/ui-kit/icon-button';
import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import { NOTICES, useNotices } from './use-notices.ts';

/** The way to the notices with the number of unread ones; says aloud what comes while the page is open. */
export function NoticeBell() {
  const { unread, latest } = useNotices();
  const words = unread > 0 ? `, ${formatCount(unread, UNREAD)}` : '';
  return (
    <>
      <IconButton
        href={NOTICES}
        label={`Уведомления${words}`}
        icon="bell"
        iconSize={22}
        count={unread}
      />
      <VisuallyHidden role="status">{latest && `Новое уведомление: ${latest}`}</VisuallyHidden>
    </>
  );
}

const UNREAD = ['непрочитанное', 'непрочитанных', 'непрочитанных'] as const;
