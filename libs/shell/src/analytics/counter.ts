/** A counter of visits and goals. */
export interface Counter {
  /** Another page was opened without a load. */
  hit(url: string): void;
  goal(name: string, parameters: Readonly<Record<string, string>>): void;
  /** The visitor has withdrawn the consent: counts no more, deletes its cookies. */
  stop(): void;
}

/** Adds a counter's script to the page; its host must be one that `analyticsSources` names. */
export function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Deletes the cookies of this site whose names begin so. */
export function dropCookies(prefix: string): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const { hostname } = location;
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    for (const domain of ['', `; Domain=${hostname}`, `; Domain=.${hostname}`]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
