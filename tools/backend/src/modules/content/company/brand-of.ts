import type { ResultOf } from '@m30/api/client';
import type { Library } from '../library/library.ts';
import { brandStyle } from './brand-style.ts';

type Brand = ResultOf<'LK.GetTemplate'>['brand'];

/** How every page of this company differs from the product as it comes; nothing where it does not. */
export function brandOf({ company }: Pick<Library, 'company'>): { brand?: NonNullable<Brand> } {
  const style = brandStyle(company?.colours);
  const isExplicit = company?.law?.explicit === true;
  if (style === undefined && !isExplicit) return {};
  return { brand: { ...(style && { style }), ...(isExplicit && { consent: 'explicit' }) } };
}
