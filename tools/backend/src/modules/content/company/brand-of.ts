import type { ResultOf } from '@m30/api/client';
import type { Library } from '../library/library.ts';
import type { CompanySettings } from '../settings/company-settings.ts';
import { brandStyle } from './brand-style.ts';

type Brand = ResultOf<'LK.GetTemplate'>['brand'];

/** How every page of this company differs from the product as it comes; nothing where it does not. */
export function brandOf({ company }: Pick<Library, 'company'>): { brand?: NonNullable<Brand> } {
  const style = brandStyle(company?.colours);
  const isExplicit = company?.law?.explicit === true;
  const counters = countersOf(company?.counters);
  if (style === undefined && !isExplicit && !counters) return {};
  return {
    brand: {
      ...(style && { style }),
      ...(isExplicit && { consent: 'explicit' }),
      ...(counters && { counters }),
    },
  };
}

/** Counters that have an id; nothing where none has. */
function countersOf(said: CompanySettings['counters'] = {}): NonNullable<Brand>['counters'] {
  const { metrika, pixel, calltouch, comagic: key, uis } = said;
  const counters = {
    ...(metrika && { metrika }),
    ...(pixel && { pixel }),
    ...(calltouch && { calltouch }),
    ...(key && { comagic: { key, domain: uis ? 'uiscom.ru' : 'comagic.ru' } as const }),
  };
  return Object.keys(counters).length > 0 ? counters : undefined;
}
