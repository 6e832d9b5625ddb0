import { safeAddress } from '@m30/ui-kit/content-html';

/** Path of a picture on this site, or `null`: pictures of other hosts would tell them who reads. */
export function safePicture(raw: string): string | null {
  const address = safeAddress(raw);
  return address && !address.external && !/^[a-z]+:/i.test(address.href) ? address.href : null;
}
