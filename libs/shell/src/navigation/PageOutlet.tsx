import { Outlet } from 'react-router';
import { useIsPageLost } from './lost-page.ts';

/** The page within a layout; one whose code is lost is an error, which the layout's boundary shows in its frame. */
export function PageOutlet() {
  if (useIsPageLost()) throw new Error('The code of the page is lost');
  return <Outlet />;
}
