import { formatDate } from '@m30/ui-kit/format';

/** When something is there for everybody. */
export interface Publishing {
  /** Withheld until it is approved. */
  readonly isDraft: boolean;
  /** First moment with it; `null` is at once. */
  readonly publishedFrom: Date | null;
  /** First moment without it; `null` is never. */
  readonly publishedUntil: Date | null;
}

/** How something stands at a moment. */
export type PublishingState = 'draft' | 'scheduled' | 'published' | 'expired';

/** Tells how something stands at a moment. */
export function publishingState(what: Publishing, now: Date): PublishingState {
  if (what.isDraft) return 'draft';
  if (what.publishedFrom !== null && now < what.publishedFrom) return 'scheduled';
  return what.publishedUntil !== null && now >= what.publishedUntil ? 'expired' : 'published';
}

/** Tells whether everybody sees something at a moment. */
export function isPublished(what: Publishing, now: Date): boolean {
  return publishingState(what, now) === 'published';
}

/** When something is published and withdrawn, in words for its preview. */
export function termNotes({ publishedFrom: from, publishedUntil: until }: Publishing): string[] {
  return [
    ...(from ? [`Появится ${formatDate(from, 'fullInSentence')} по московскому времени`] : []),
    ...(until ? [`Исчезнет ${formatDate(until, 'fullInSentence')} по московскому времени`] : []),
  ];
}
