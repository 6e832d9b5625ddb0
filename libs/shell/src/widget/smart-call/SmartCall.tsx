import { useState } from 'react';
import { SmartCallPopup } from '@m30/forms/smart-call';
import { useLocation } from 'react-router';
import { LeadForms } from '../../lead/index.ts';
import { openedAt } from './opened-at.ts';

/** The call popup of the current page; another path begins anew. */
export default function SmartCall() {
  const { pathname } = useLocation();
  const [page, setPage] = useState(() => ({ pathname, openedAt: openedAt(pathname) }));
  if (page.pathname !== pathname) setPage({ pathname, openedAt: Date.now() });
  return (
    <LeadForms>
      <SmartCallPopup path={page.pathname} openedAt={page.openedAt} />
    </LeadForms>
  );
}
