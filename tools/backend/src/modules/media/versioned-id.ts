/** What stands between the name of a picture and its version; no name has one. */
const MARK = '_v';

/** Name of a picture in the addresses of its files: another one whenever the files change, so that they may be cached for ever. */
export const versionedId = ({
  id,
  version,
}: {
  id: string;
  version?: number | null | undefined;
}): string => (version ? `${id}${MARK}${version}` : id);

/** What a versioned name is made of; `version` is `null` where it says none. */
export function readVersionedId(name: string): { id: string; version: number | null } {
  const [id = name, version] = name.split(MARK);
  return { id, version: version === undefined ? null : Number(version) };
}
