/** «Уровень −1»; above ground «Ярус 2». */
export function levelName(level: number): string {
  return level < 0 ? `Уровень\u00a0−${-level}` : `Ярус\u00a0${level}`;
}
