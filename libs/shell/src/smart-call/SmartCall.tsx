import { SmartCallPopup } from '@m30/forms/smart-call';
import { useLocation } from 'react-router';
import { LeadForms } from '../lead/index.ts';

/** The call popup of the current page; another path begins anew. */
export default function SmartCall() {
  const { pathname } = useLocation();
  return (
    <LeadForms>
      <SmartCallPopup path={pathname} />
    </LeadForms>
  );
}
