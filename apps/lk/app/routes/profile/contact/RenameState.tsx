import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { WithdrawRequest } from '../data/WithdrawRequest.tsx';
import type { ProfileData } from '../shared/profile.ts';

/** How the last request for another name stands; nothing once it is done or taken back. */
export function RenameState({ request }: { request: ProfileData['requests'][number] }) {
  const { guid, state, name_full, created_at, closed_at, answer } = request;
  if (state === 'open') {
    return (
      <div>
        <Notice tone="info">
          Просьба изменить имя на&nbsp;«{name_full}» от&nbsp;{formatDate(created_at)}: сверяем
          с&nbsp;паспортом.
        </Notice>
        <WithdrawRequest guid={guid} />
      </div>
    );
  }
  if (state !== 'refused') return null;
  return (
    <Notice tone="info">
      Просьбу изменить имя на&nbsp;«{name_full}» отклонили
      {closed_at && ` ${formatDate(closed_at)}`}. {answer}.
    </Notice>
  );
}
