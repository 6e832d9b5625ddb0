import { useEffect, useState } from 'react';

const KEY = 'm30-read-texts';

/** Hashes of texts that were read to their end in this tab. */
function readBefore(): string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/**
 * Texts that were read to their end in this tab, by their hashes: those of a set are read on a page each.
 * @param isRead whether the text of this page was
 */
export function useReadTexts(hash: string, isRead: boolean): ReadonlySet<string> {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const known = new Set(readBefore());
    if (isRead) known.add(hash);
    sessionStorage.setItem(KEY, JSON.stringify([...known]));
    setRead(known);
  }, [hash, isRead]);
  return read;
}
