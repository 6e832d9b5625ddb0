/** Path under which content is kept: decoded, without the trailing slash that both spellings allow. */
export function contentPath(pathname: string): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
