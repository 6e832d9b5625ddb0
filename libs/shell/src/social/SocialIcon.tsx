/** Outlines of the networks' signs on a 24 × 24 field, drawn with a 1.5 stroke. */
const paths: Readonly<Record<string, string>> = {
  vk: 'M3 7c.5 6.5 4 10.5 10 10.5V7M13 13c3.5-.5 5.5-3 6.5-6M13 12.5c3.5.5 6 2.5 7.5 5',
  telegram: 'M3 11.5 21 4l-3 16-6.5-5zM11.5 15 21 4 8 13.5V19l3.5-4',
  rutube: 'M5 19V6h9.5a3.5 3.5 0 0 1 0 7H5M14 13l4.5 6M20 5v.1',
  youtube: 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
  ok: 'M8.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M7 13c3 2.3 7 2.3 10 0M12 14.7 8 20M12 14.7 16 20',
  dzen: 'M12 3c0 6-3 9-9 9 6 0 9 3 9 9 0-6 3-9 9-9-6 0-9-3-9-9z',
  max: 'M4 20V12a8 8 0 1 1 8 8c-2 0-3-.5-4.5-1.5zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
};

/** Sign of a social network by its name in the template; nothing for one that is not drawn. */
export function SocialIcon({ name }: { name: string }) {
  const path = paths[name];
  return path ? (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  ) : null;
}
